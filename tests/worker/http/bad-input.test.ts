import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { send } from '#tests/support/worker/app.ts'
import { database } from '#tests/support/worker/factories.ts'
import { createOwner, type Ids, type Owner, rowsOf } from '#tests/support/worker/owner.ts'
import { restProcedures } from '#worker/rest.ts'

/** Every documented path of the learning area with ids that are unknown, another person's, of something deleted, or no ids at all; all procedures: standard-refusals. */

const ROOMS = /^(roadmaps|sections|progress|certificates|invites|analytics|chat)\./

/** What a call sends, path parameters included; a text counts for every call that takes one. */
const CALLS: Record<string, (ids: Ids) => Record<string, unknown>> = {
  'roadmaps.build': ({ user }) => ({ userId: user, objective: 'Learn TypeScript' }),
  'roadmaps.get': ({ roadmap, user }) => ({ a: roadmap, b: user }),
  'roadmaps.open': ({ roadmap }) => ({ id: roadmap, status: 'opened' }),
  'roadmaps.remove': ({ roadmap }) => ({ id: roadmap }),
  'roadmaps.restart': ({ roadmap }) => ({ id: roadmap }),
  'roadmaps.stop': ({ roadmap }) => ({ id: roadmap }),
  'roadmaps.deepDive': ({ roadmap, phase }) => ({
    parentRoadmapInfo: { id: roadmap, phaseId: phase, sectionNumber: 1 },
  }),
  'roadmaps.clone': ({ roadmap }) => ({ roadmapId: roadmap }),
  'roadmaps.share': ({ roadmap }) => ({ id: roadmap, isLinkShared: true, isListed: true }),
  'roadmaps.addSection': ({ phase }) => ({ phaseId: phase, title: 'Another section' }),
  'roadmaps.renameSection': ({ section }) => ({ id: section, title: 'Another title' }),
  'roadmaps.moveSection': ({ section }) => ({ id: section, sectionNumber: 2 }),
  'roadmaps.regenerateSection': ({ section }) => ({ id: section }),
  'roadmaps.removeSection': ({ section }) => ({ id: section }),
  'progress.course': ({ phase }) => ({ id: phase, pathwayType: 'course' }),
  'progress.phaseStatus': ({ phase }) => ({ id: phase, pathwayType: 'phaseStatus' }),
  'progress.update': ({ phase, card }) => ({
    pathwayId: phase,
    progress: { 1: { content: [{ id: card, status: 'complete' }] } },
  }),
  'progress.tasks': ({ phase }) => ({ pathwayId: phase }),
  'progress.recent': ({ user }) => ({ id: user }),
  'progress.swapContent': ({ phase, card, bonus }) => ({ pathwayId: phase, itemId: card, bonusItemId: bonus }),
  'progress.customizeContent': ({ phase }) => ({ pathwayId: phase, contentFilters: { contentType: 'video' } }),
  'progress.loadMoreContent': ({ phase, section }) => ({ pathwayId: phase, sectionId: section }),
  'progress.questions': ({ section }) => ({ sectionId: section }),
  'progress.validateAnswer': ({ question }) => ({ questionId: question, answer: 'React batches several set calls.' }),
  'roadmaps.getCertificate': ({ certified }) => ({ id: certified }),
  'certificates.verify': ({ certificate }) => ({ id: certificate }),
  'certificates.revoke': ({ certificate }) => ({ id: certificate, reason: 'It is not mine' }),
  'roadmaps.issueCertificate': ({ certified }) => ({ id: certified }),
  'invites.markUsed': ({ code }) => ({ code }),
  'analytics.save': ({ user }) => ({ userId: user, eventId: 'event', eventType: '8020' }),
}

/** Calls without an id; and a code that invites nobody gets the answer that it is not valid. */
const WITHOUT_IDS = [
  'roadmaps.list',
  'roadmaps.listSharable',
  'invites.friendLink',
  'invites.validate',
  'analytics.giveFeedback',
  'chat.prompts',
]

/** A certificate is for everybody who has its id, and outlives the roadmap it was issued for; a code is for others. */
const MEANT = new Set([
  'certificates.verify foreign',
  'certificates.verify deleted',
  'certificates.revoke deleted',
  'invites.markUsed foreign',
])

const MALFORMED = [
  'x',
  "' or 1=1 --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'null',
  '🎉مرحبا',
  'i'.repeat(300),
]

const procedures = restProcedures().filter(({ name }) => ROOMS.test(name))

async function call(name: string, input: Record<string, unknown>, token: string) {
  const found = procedures.find((procedure) => procedure.name === name)
  if (!found) throw new Error(`no call ${name}`)
  const path = found.rest.path.replaceAll(/\{(\w+)\}/g, (_, field) => encodeURIComponent(String(input[field])))
  const hasBody = found.rest.method === 'POST' || found.rest.method === 'PUT'
  const env = { MODEL_PROVIDER: 'builtin' } as const
  return send(path, { method: found.rest.method, token, env, ...(hasBody ? { body: input } : {}) })
}

/** A refusal with a sentence for the person, and nothing of ours in it. */
async function expectRefused(name: string, input: Record<string, unknown>, token: string) {
  const response = await call(name, input, token)
  const { error } = (await response.json()) as { error?: string }
  expect([name, input, response.status >= 400 && response.status < 500]).toEqual([name, input, true])
  expect(error).toMatch(/^\w.{7,}[.!]$/)
  expect(error).not.toMatch(/undefined|\n|\.ts:|select |uuid/)
}

it('every call of the learning area is in this table', () => {
  const names = procedures.map(({ name }) => name)
  expect([...Object.keys(CALLS), ...WITHOUT_IDS].sort()).toEqual(names.sort())
})

describe('unknown, foreign, deleted and malformed ids: a 4xx with a sentence, and nothing changes', () => {
  let owner: Owner
  let caller: Owner
  const kinds = new Map<string, Ids[]>()
  const same = (id: string): Ids => {
    const made = Object.keys(owner.ids).map((name) => [name, id] as const)
    return Object.fromEntries(made) as unknown as Ids
  }

  beforeAll(async () => {
    owner = await createOwner()
    caller = await createOwner()
    const leaver = await createOwner()
    await database().execute(sql`
      update roadmaps set deleted_at = now() where user_id = ${caller.user.userId}::uuid`)
    await database().execute(sql`update users set deleted_at = now() where id = ${leaver.user.userId}::uuid`)
    kinds.set('unknown', [same(crypto.randomUUID())])
    kinds.set('foreign', [owner.ids])
    kinds.set('deleted', [{ ...caller.ids, user: leaver.ids.user, code: leaver.ids.code }])
    kinds.set('malformed', MALFORMED.map(same))
  })

  async function expectNothingChanged(name: string, asked: Iterable<Ids>) {
    const before = [await rowsOf(owner.user), await rowsOf(caller.user)]
    for (const ids of asked) await expectRefused(name, CALLS[name]?.(ids) ?? {}, caller.user.token)
    expect([await rowsOf(owner.user), await rowsOf(caller.user)]).toEqual(before)
  }

  it.each(Object.keys(CALLS))('%s', async (name) => {
    const left = [...kinds].filter(([kind]) => !MEANT.has(`${name} ${kind}`))
    await expectNothingChanged(
      name,
      left.flatMap(([, all]) => all),
    )
  })

  it("another person's part does not come along with a roadmap of one's own", async () => {
    const mine = await createOwner()
    const [own, theirs] = [mine.ids, owner.ids]
    const before = [await rowsOf(owner.user), await rowsOf(mine.user)]
    const mixed: [string, Ids][] = [
      ['roadmaps.deepDive', { ...own, phase: theirs.phase }],
      ['progress.update', { ...own, card: theirs.card }],
      ['progress.swapContent', { ...own, card: theirs.card }],
      ['progress.swapContent', { ...own, bonus: theirs.bonus }],
      ['progress.loadMoreContent', { ...own, section: theirs.section }],
      ['roadmaps.get', { ...own, user: theirs.user }],
    ]
    for (const [name, ids] of mixed) await expectRefused(name, CALLS[name]?.(ids) ?? {}, mine.user.token)
    const course = { id: own.phase, pathwayType: 'course', roadmapId: theirs.roadmap }
    await expectRefused('progress.course', course, mine.user.token)
    expect([await rowsOf(owner.user), await rowsOf(mine.user)]).toEqual(before)
  })
})
