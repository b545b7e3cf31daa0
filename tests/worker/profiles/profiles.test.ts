import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { send } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'

const PUBLIC = [
  ...['userId', 'name', 'profilePic', 'avatar', 'shortBio', 'story', 'roles', 'location', 'pinned', 'sources'],
].sort()
const OWN = [
  ...['emailAddress', 'linkedIn', 'bizdev', 'isPublic', 'isBlocked', 'isPlatformGenerated', 'accountSubscriptionPlan'],
]

const read = async (userId: string, token?: string) => {
  const response = await send(`/ft/profile/${userId}`, token ? { token } : {})
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const save = async (token: string, body: object) => {
  const response = await send('/ft/profile/add', { method: 'PUT', token, body })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('a profile (C011, C012, C019)', () => {
  it('R-PROF-03: who never said anything has the template’s defaults, and what is protected is ignored', async () => {
    const user = await createUser()
    const defaults = { isPublic: true, isPlatformGenerated: false, isBlocked: false, pinned: [], shortBio: '' }
    expect((await read(user.userId, user.token)).body).toMatchObject({ ...defaults, accountSubscriptionPlan: 'Free' })
    const claimed = {
      isBlocked: true,
      isPlatformGenerated: true,
      accountSubscriptionPlan: 'Pro',
      emailAddress: 'a@b.c',
    }
    const saved = await save(user.token, { name: 'Jane Doe', ...claimed })
    expect(saved.body).toMatchObject({ ...defaults, name: 'Jane Doe', accountSubscriptionPlan: 'Free' })
    expect(saved.body.emailAddress).not.toBe('a@b.c')
  })

  it('SEC-19: others get the public half by a list, and its owner all of it', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    await save(user.token, { linkedIn: 'A resume.', bizdev: { rate: 90 }, shortBio: 'Writes tests.' })
    for (const token of [undefined, other.token]) {
      const { status, body } = await read(user.userId, token)
      expect([status, Object.keys(body).sort()]).toEqual([200, PUBLIC])
    }
    const own = await read(user.userId, user.token)
    expect(Object.keys(own.body).sort()).toEqual([...PUBLIC, ...OWN].sort())
    expect(own.body).toMatchObject({ linkedIn: 'A resume.', bizdev: { rate: 90 } })
    const metadata = await (await send(`/ft/profile/metadata/${user.userId}`)).json()
    expect(Object.keys(metadata as object).sort()).toEqual(['createdDate', 'name', 'profilePic', 'userId'])
  })

  it('can be sent back as it was read, and keeps what a later one leaves out', async () => {
    const user = await createUser()
    const sources = { blog: 'https://jane.example', twitter: 'jane', journal: { userName: 'jane' } }
    const story = { summary: 'Once upon a time.' }
    const first = await save(user.token, { sources, story, roles: ['Backend'], location: 'Tartu' })
    expect(first.body).toMatchObject({ sources, story, roles: ['Backend'], location: 'Tartu' })
    expect((await save(user.token, first.body)).body).toEqual(first.body)
    expect((await save(user.token, { shortBio: 'Hello.' })).body).toEqual({ ...first.body, shortBio: 'Hello.' })
  })

  it.each(['is_public = false', 'is_blocked = true'])(
    'G-PROF-02: %s is nobody to others, but its owner and administrators see it',
    async (hidden) => {
      const [user, other, admin] = await Promise.all([createUser(), createUser(), createUser()])
      await save(user.token, { shortBio: 'Hidden.' })
      await database().execute(sql`
      with hidden as (update profiles set ${sql.raw(hidden)} where user_id = ${user.userId}::uuid)
      update users set is_admin = true where id = ${admin.userId}::uuid`)
      const seen = [undefined, other.token, user.token, admin.token].map((token) => read(user.userId, token))
      expect((await Promise.all(seen)).map(({ status }) => status)).toEqual([404, 404, 200, 200])
      expect((await send(`/ft/profile/metadata/${user.userId}`)).status).toBe(404)
      expect((await read(user.userId, admin.token)).body).not.toHaveProperty('linkedIn')
    },
  )

  it('SEC-04: nobody saves another’s, nor anything that is malformed', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    expect((await save(other.token, { userId: user.userId, shortBio: 'Mine now.' })).status).toBe(403)
    const malformed = [
      ...[{ name: ' ' }, { roles: ['King'] }, { isPublic: 'yes' }, { shortBio: 'x'.repeat(301) }, { pinned: [{}] }],
      ...['javascript:alert(1)', 'ftp://x.example', 'https://a@b.example'].map((blog) => ({ sources: { blog } })),
      ...[{ sources: { youtube: 'javascript:alert(1)' } }, { sources: { linkedin: 'https://linkedin.example/in/x' } }],
    ]
    const answers = await Promise.all(malformed.map((body) => save(user.token, body)))
    expect(answers.map(({ status }) => status)).toEqual(malformed.map(() => 400))
    expect((await read(user.userId)).body).toMatchObject({ shortBio: '' })
  })

  it('C004, R-PROF-06: a bio or resume of 20 000 characters is kept, and bizdev as it was sent', async () => {
    const user = await createUser()
    const add = (body: object) => send('/ft/profile/add/linkedin/bio', { token: user.token, body })
    const linkedIn = 'x'.repeat(20_000)
    expect(await (await add({ linkedIn, bizdev: true })).json()).toEqual({ linkedIn, bizdev: true })
    expect(await (await add({ bizdev: { rate: 1 } })).json()).toEqual({ linkedIn, bizdev: { rate: 1 } })
    expect((await add({ linkedIn: `${linkedIn}x` })).status).toBe(400)
    expect((await read(user.userId, user.token)).body).toMatchObject({ linkedIn })
  })
})
