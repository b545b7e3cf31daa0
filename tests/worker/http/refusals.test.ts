import { describe, expect, it } from 'vitest'
import { ErrorBody } from '#shared/errors.ts'
import { send } from '#tests/support/worker/app.ts'
import { restProcedures } from '#worker/rest.ts'
import type { Documented } from '#worker/wire.ts'

/** What a visitor may call; everything else must refuse one. A new procedure has to be put here on purpose. */
const OPEN = [
  'auth.startSignIn',
  'auth.signInWithGithub',
  'certificates.get',
  'certificates.verify',
  'invites.validate',
  'progress.course',
  'progress.phaseStatus',
  'roadmaps.get',
  'roadmaps.listSharable',
]

const pathOf = (template: string) => template.replaceAll(/\{\w+\}/g, crypto.randomUUID())

const bodyFor = (when: Documented['when'], method: string) =>
  method === 'POST' || method === 'PUT' ? { body: typeof when === 'function' ? {} : { ...when } } : {}

describe('deny by default', () => {
  for (const { name, rest } of restProcedures()) {
    if (OPEN.includes(name)) continue
    const call = (token?: string) =>
      send(pathOf(rest.path), { method: rest.method, token, ...bodyFor(rest.when, rest.method) })

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
