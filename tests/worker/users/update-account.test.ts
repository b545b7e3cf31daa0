import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { send } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'

describe('one’s own account (C071)', () => {
  const update = (userId: string, token: string, body: object) =>
    send(`/ft/user/${userId}`, { method: 'PUT', token, body })

  it('keeps what is sent, and what is left out as it was', async () => {
    const { userId, token } = await createUser()
    const first = await update(userId, token, {
      name: 'Jane Doe',
      bio: 'Tests.',
      location: ' Tartu ',
      roles: ['Backend'],
    })
    expect(await first.json()).toMatchObject({ userId, name: 'Jane Doe', bio: 'Tests.', location: 'Tartu' })
    const second = await update(userId, token, { openToInternship: true, location: '' })
    expect(await second.json()).toMatchObject({
      name: 'Jane Doe',
      roles: ['Backend'],
      openToInternship: true,
      location: null,
    })
  })

  it('SEC-25: what is protected is ignored in a whole account that is sent back', async () => {
    const { userId, token } = await createUser()
    const account = (await (await send('/auth/user', { token })).json()) as Record<string, unknown>
    const claimed = { isAdmin: true, credits: 99, reference: 'vip', isAccountPro: true, token: 'x', cohort: 'c1' }
    expect((await update(userId, token, { ...account, ...claimed })).status).toBe(200)
    expect(await (await send('/auth/user', { token })).json()).toEqual(account)
    const { rows } = await database().execute(sql`select is_admin, cohort from users where id = ${userId}::uuid`)
    expect(rows).toEqual([{ is_admin: false, cohort: null }])
  })

  it('is nobody else’s, and nothing malformed is kept', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    expect((await update(user.userId, other.token, { name: 'Mine' })).status).toBe(403)
    for (const body of [{ name: ' ' }, { roles: ['King'] }, { openToInternship: 'yes' }, { bio: 'x'.repeat(1001) }])
      expect((await update(user.userId, user.token, body)).status).toBe(400)
  })
})
