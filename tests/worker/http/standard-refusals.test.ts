import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { send } from '#tests/support/worker/app.ts'
import { idsAs, MALFORMED_IDS, takesAnId } from '#tests/support/worker/bad-ids.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { isRefusalText } from '#tests/support/worker/literal-refusals.ts'
import { createOwner, type Ids, type Owner, rowsOf } from '#tests/support/worker/owner.ts'
import { type ProcedureName, STANDARD_CALLS, type StandardCall } from '#tests/support/worker/standard-calls.ts'
import { loadProcedures } from '#worker/procedures.ts'

/**
 * What every procedure refuses, by its name in the router: visitors, forged sessions, malformed input, and ids that are
 * unknown, another person's, or of something deleted. What is not asked stands with its reason in standard-calls.ts.
 */

const procedures = await loadProcedures()
const calls = Object.entries(STANDARD_CALLS) as [ProcedureName, StandardCall][]
const FORGED = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4IiwianRpIjoieSJ9.'

/** One call as the client makes it. */
async function call(name: ProcedureName, input: unknown, token?: string) {
  const isQuery = procedures[name]?._def.type === 'query'
  const query = isQuery && input !== undefined ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
  const env = { MODEL_PROVIDER: 'builtin' } as const
  const response = await send(`/trpc/${name}${query}`, {
    token,
    env,
    ...(isQuery ? {} : { body: JSON.stringify(input ?? {}) }),
  })
  const body = (await response.json()) as {
    error?: { message: string; data: { body: { error: string; code: string } } }
  }
  return { status: response.status, ...body.error?.data.body }
}

/** A refusal with a sentence for the person, and nothing of ours in it. */
async function expectRefused(name: ProcedureName, input: unknown, token?: string) {
  const { status, error } = await call(name, input, token)
  expect([name, input, status >= 400 && status < 500]).toEqual([name, input, true])
  expect([error, isRefusalText(error)]).toEqual([error, true])
  expect(error).not.toMatch(/undefined|\n|\.ts:|select |uuid/)
}

/** The valid input with one field after the other of another kind, and what is no input at all. */
function malformedInputs(valid: unknown): unknown[] {
  const fields = Object.entries(valid as Record<string, unknown>)
  const wrong = (value: unknown) => (typeof value === 'object' ? 7 : { of: 'another kind' })
  return [
    ...['text', 42, true, []],
    ...fields.map(([field, value]) => ({ ...(valid as object), [field]: wrong(value) })),
  ]
}

it('every procedure of the router is in the table, and nothing else', () => {
  expect(calls.map(([name]) => name).sort()).toEqual(Object.keys(procedures).sort())
})

let owner: Owner
let caller: Owner
let leaver: Owner
/** Somebody with something of everything for what changes it; a new one where the last has spent what it takes. */
let spender: Owner
/** What the owner and the caller have. */
let standing: unknown

beforeAll(async () => {
  ;[owner, caller, leaver, spender] = await Promise.all([createOwner(), createOwner(), createOwner(), createOwner()])
  // the caller has deleted what was theirs, and somebody who shared it has left altogether
  await database().execute(sql`update roadmaps set deleted_at = now() where user_id = ${caller.user.userId}::uuid`)
  await database().execute(sql`update users set deleted_at = now() where id = ${leaver.user.userId}::uuid`)
  await database().execute(sql`update roadmaps set is_link_shared = true where user_id = ${leaver.user.userId}::uuid`)
  standing = await rowsOf(owner.user, caller.user)
})

describe.each(calls)('%s', (name, { input, ...exempt }) => {
  const valid = input?.(idsAs(crypto.randomUUID()))
  const ofIds = (ids: Ids) => expectRefused(name, input?.(ids), caller.user.token)

  // nobody does anything with these two but ask for what is refused
  afterAll(async () => {
    expect(await rowsOf(owner.user, caller.user), 'what a refusal leaves').toEqual(standing)
  })

  if (!exempt.open)
    it('refuses a visitor', async () => {
      expect(await call(name, valid)).toMatchObject({ status: 401, code: 'signed_out' })
    })

  if (exempt.open && !exempt.proof)
    it('is open to visitors', async () => {
      expect((await call(name, valid)).status).not.toBe(401)
    })

  if (!exempt.forged)
    it('refuses a forged session', async () => {
      expect((await call(name, valid, FORGED)).status).toBe(401)
    })

  if (input)
    it('refuses malformed input', async () => {
      for (const malformed of malformedInputs(valid)) await expectRefused(name, malformed, caller.user.token)
    })

  const takesIds = takesAnId(input)
  const foreign = () => owner.ids
  const deleted = () => ({ ...caller.ids, user: leaver.ids.user, code: leaver.ids.code, intent: owner.ids.intent })

  if (takesIds && !exempt.unknown) it('refuses unknown ids', () => ofIds(idsAs(crypto.randomUUID())))
  if (takesIds && !exempt.foreign) it("SEC-02: refuses another person's ids", () => ofIds(foreign()))
  if (takesIds && !exempt.foreign && !exempt.told)
    it("tells neither another person's ids nor those of an account that is gone from unknown ones", async () => {
      // somebody of their own, whom no limit by the minute has counted yet
      const { token } = await createUser()
      const unknown = await call(name, input?.(idsAs(crypto.randomUUID())), token)
      for (const { ids } of [owner, leaver])
        expect(await call(name, input?.(ids), token)).toEqual({ ...unknown, requestId: expect.any(String) })
    })
  if (takesIds && !exempt.deleted) it('refuses ids of what was deleted', () => ofIds(deleted()))
  if (takesIds && !exempt.malformed)
    it('refuses what is no id', async () => {
      for (const id of MALFORMED_IDS) await expectRefused(name, input?.(idsAs(id)), caller.user.token)
    })

  if (!exempt.state)
    it('is open to the owner, so that the refusals mean something', async () => {
      const ask = ({ user, ids }: Owner) => call(name, input?.(ids), user.token)
      if ((await ask(spender)).status === 200) return
      spender = await createOwner()
      expect(await ask(spender)).toEqual({ status: 200 })
    })
})
