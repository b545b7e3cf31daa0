import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { send } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'

describe("a person's name and picture (C070, SEC-19)", () => {
  it('are all that visitors, others and the person get, and nothing else', async () => {
    const [person, other] = await Promise.all([createUser({ name: 'Ada Brandt' }), createUser()])
    const avatar = 'https://avatars.example/ada.png'
    await database().execute(sql`update users set avatar_url = ${avatar} where id = ${person.userId}::uuid`)
    for (const token of [undefined, other.token, person.token])
      for (const query of ['?avatar', '?avatar=true', '']) {
        const response = await send(`/ft/user/${person.userId}${query}`, { token })
        expect([response.status, await response.json()]).toEqual([
          200,
          { userId: person.userId, name: 'Ada Brandt', avatar },
        ])
      }
  })

  it('are nobody’s whom there is not, or not any more', async () => {
    const gone = await createUser()
    await database().execute(sql`update users set deleted_at = now() where id = ${gone.userId}::uuid`)
    for (const id of [gone.userId, crypto.randomUUID(), 'x'])
      expect((await send(`/ft/user/${id}?avatar`)).status).toBe(404)
  })
})
