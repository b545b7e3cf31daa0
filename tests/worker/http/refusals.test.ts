import { describe, expect, it } from 'vitest'
import { ErrorBody } from '#shared/errors.ts'
import { send } from '#tests/support/worker/app.ts'
import { STANDARD_CALLS, type StandardCall } from '#tests/support/worker/standard-calls.ts'
import { restProcedures } from '#worker/procedures.ts'
import type { Documented } from '#worker/wire.ts'

/** What a visitor may call, with the reasons in the table; everything else must refuse one. */
const OPEN = new Set(
  Object.entries(STANDARD_CALLS).flatMap(([name, call]: [string, StandardCall]) => (call.open ? [name] : [])),
)

/** What tells a call apart from another one of its path, where that is no field with one value. */
const CHOSEN_BY: Record<string, string> = { 'auth.startConnection': '?type=link' }

const pathOf = ({ path, when }: Documented) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => (typeof when === 'object' && when[name]) || crypto.randomUUID())

const bodyFor = (when: Documented['when'], method: string) =>
  method === 'POST' || method === 'PUT' ? { body: typeof when === 'function' ? {} : { ...when } } : {}

const operations = await restProcedures()

describe('deny by default', () => {
  for (const { name, rest } of operations) {
    if (OPEN.has(name)) continue
    const call = (token?: string) =>
      send(pathOf(rest) + (CHOSEN_BY[name] ?? ''), {
        method: rest.method,
        token,
        ...bodyFor(rest.when, rest.method),
      })

    it(`${name} refuses a visitor with 401, whatever else is wrong`, async () => {
      const response = await call()
      expect(response.status).toBe(401)
      expect(ErrorBody.parse(await response.json()).code).toBe('signed_out')
    })

    it(`${name} refuses a forged bearer with 401`, async () => {
      expect((await call('eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4IiwianRpIjoieSJ9.')).status).toBe(401)
    })
  }

  it('a bearer that does not hold is refused even where a visitor is welcome', async () => {
    const path = `/ft/learning/roadmap/get/${crypto.randomUUID()}/${crypto.randomUUID()}`
    expect((await send(path, { token: 'forged' })).status).toBe(401)
    expect((await send(path)).status).toBe(404)
  })
})
