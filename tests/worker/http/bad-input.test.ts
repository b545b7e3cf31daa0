import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { idsAs, MALFORMED_IDS, takesAnId } from '#tests/support/worker/bad-ids.ts'
import { callDocumented, DOCUMENTED_CALLS, type DocumentedCall } from '#tests/support/worker/documented-calls.ts'
import { database } from '#tests/support/worker/factories.ts'
import { createOwner, type Ids, type Owner, rowsOf } from '#tests/support/worker/owner.ts'

/**
 * Every documented path with ids that are unknown, another person's, of something deleted, or no ids at all. The reasons
 * for what is not asked stand in standard-calls.ts; the same by tRPC is standard-refusals.
 */

/** A refusal with a sentence for the person, and nothing of ours in it. */
async function expectRefused(call: DocumentedCall, input: Record<string, unknown>, token: string) {
  const response = await callDocumented(call, input, token)
  const { error } = (await response.json()) as { error?: string }
  expect([call.name, input, response.status >= 400 && response.status < 500]).toEqual([call.name, input, true])
  expect(error).toMatch(/^\w.{7,}[.!]$/)
  expect(error).not.toMatch(/undefined|\n|\.ts:|select |uuid/)
}

describe('unknown, foreign, deleted and malformed ids: a 4xx with a sentence, and nothing changes', () => {
  let owner: Owner
  let caller: Owner
  let leaver: Owner

  beforeAll(async () => {
    ;[owner, caller, leaver] = await Promise.all([createOwner(), createOwner(), createOwner()])
    await database().execute(sql`
      update roadmaps set deleted_at = now() where user_id = ${caller.user.userId}::uuid`)
    await database().execute(sql`update users set deleted_at = now() where id = ${leaver.user.userId}::uuid`)
  })

  const kinds = {
    unknown: () => [idsAs(crypto.randomUUID())],
    foreign: () => [owner.ids],
    deleted: () => [{ ...caller.ids, user: leaver.ids.user, code: leaver.ids.code, intent: owner.ids.intent }],
    malformed: () => MALFORMED_IDS.map(idsAs),
  }
  const names = Object.keys(kinds) as (keyof typeof kinds)[]
  const asked = DOCUMENTED_CALLS.filter(({ input }) => takesAnId(input))

  for (const call of asked) {
    const { input = () => ({}) } = call
    // a reason in the table stands for what is not asked
    for (const kind of names.filter((one) => !call[one]))
      it(`${call.name}: ${kind}`, async () => {
        const before = await rowsOf(owner.user, caller.user)
        for (const ids of kinds[kind]()) await expectRefused(call, input(ids), caller.user.token)
        expect(await rowsOf(owner.user, caller.user)).toEqual(before)
      })
  }

  it("another person's part does not come along with a roadmap of one's own", async () => {
    const mine = await createOwner()
    const [own, theirs] = [mine.ids, owner.ids]
    const find = (name: string) => DOCUMENTED_CALLS.find((call) => call.name === name) ?? never(name)
    const refused = (name: string, ids: Ids) =>
      expectRefused(find(name), find(name).input?.(ids) ?? {}, mine.user.token)
    const before = await rowsOf(owner.user, mine.user)
    const mixed: [string, Ids][] = [
      ['roadmaps.deepDive', { ...own, phase: theirs.phase }],
      ['progress.update', { ...own, card: theirs.card }],
      ['progress.swapContent', { ...own, card: theirs.card }],
      ['progress.swapContent', { ...own, bonus: theirs.bonus }],
      ['progress.loadMoreContent', { ...own, section: theirs.section }],
      ['roadmaps.get', { ...own, user: theirs.user }],
    ]
    for (const [name, ids] of mixed) await refused(name, ids)
    const elsewhere = { id: own.phase, pathwayType: 'course', roadmapId: theirs.roadmap }
    await expectRefused(find('progress.open'), elsewhere, mine.user.token)
    expect(await rowsOf(owner.user, mine.user)).toEqual(before)
  })
})

function never(name: string): never {
  throw new Error(`no call ${name}`)
}
