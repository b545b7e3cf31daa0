import { beforeAll, describe, expect, it } from 'vitest'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'
import { createOwner, type Owner, rowsOf } from '#tests/support/worker/owner.ts'
import { type ProcedureName, STANDARD_CALLS, type StandardCall } from '#tests/support/worker/standard-calls.ts'
import { loadProcedures } from '#worker/procedures.ts'
import type { Meta } from '#worker/trpc.ts'

/** SEC-05: what an administrator who looks as somebody may not do, of every procedure that there is. */

const procedures = await loadProcedures()

/** What looking needs, and what can be undone; each leaves a line in the audit log. */
const ALLOWED: readonly ProcedureName[] = [
  'admin.unimpersonate',
  'auth.signOut',
  'invites.friendLink',
  'pathways.open',
  'progress.customizeContent',
  'progress.loadMoreContent',
  'progress.open',
  'progress.swapContent',
  'progress.update',
  'roadmaps.open',
  'roadmaps.rename',
  'users.savePreferences',
]

/** Administrators alone make them, which nobody is who looks as somebody; the first steps of a sign-in ask for no session. */
const isElsewhere = (name: string) => {
  const meta = procedures[name]?._def.meta as Meta | undefined
  return meta?.bearer === 'ignored' || STANDARD_CALLS[name as ProcedureName].state === 'it takes an administrator'
}

const mutations = Object.keys(procedures).filter((name) => procedures[name]?._def.type === 'mutation')
const refused = mutations.filter((name) => !ALLOWED.some((allowed) => allowed === name) && !isElsewhere(name))

let owner: Owner
let bearer: string

beforeAll(async () => {
  const [person, { token }] = await Promise.all([createOwner(), createUser({ isAdmin: true })])
  owner = person
  const { api } = await callerFor(token)
  bearer = (await api.admin.impersonate({ userId: person.user.userId, reason: 'To see what is refused' })).bearer
})

async function call(name: string) {
  const { input }: StandardCall = STANDARD_CALLS[name as ProcedureName]
  const response = await send(`/trpc/${name}`, { token: bearer, body: JSON.stringify(input?.(owner.ids) ?? {}) })
  const { error } = await response.json<{ error?: { message: string } }>()
  return { status: response.status, error: error?.message }
}

it('what is allowed says so, and nothing else does', () => {
  const allowed = mutations.filter(
    (name) => (procedures[name]?._def.meta as Meta | undefined)?.impersonation === 'allowed',
  )
  expect(allowed.sort()).toEqual(ALLOWED)
})

describe('money, deletion and everything else that is the person’s own', () => {
  it.each(refused)('%s is refused and changes nothing', async (name) => {
    const before = await rowsOf(owner.user)
    expect(await call(name)).toEqual({ status: 403, error: AUTH_TEXTS.notAsAnother })
    expect(await rowsOf(owner.user)).toEqual(before)
  })

  it('has whatever pays, spends or deletes on its list', () => {
    const named = /create|clone|import|restart|continue|deepDive|remove|Payment|Subscription|portal|sync|Token|revoke/
    expect(mutations.filter((name) => named.test(name) && !isElsewhere(name) && !refused.includes(name))).toEqual([])
    expect(refused.length).toBeGreaterThan(30)
  })

  it('a roadmap that is streamed while it is written is refused as well', async () => {
    const body = { prompt: 'Learn TypeScript', type: 'normal' }
    expect((await send('/gpt/pathway/learning/streaming/roadmap', { token: bearer, body })).status).toBe(403)
  })
})
