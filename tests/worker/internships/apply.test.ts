import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { send } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { internshipApplications, users } from '#worker/db/schema/index.ts'

const PATH = '/ft/internship/apply'
const LINKEDIN = 'https://www.linkedin.com/in/jane-doe_1/'
const UPWORK = 'https://upwork.com/freelancers/~01a2b3'

const apply = async (body: object, token?: string) => {
  const response = await send(PATH, { body, token })
  return { status: response.status, body: (await response.json()) as { error?: string } }
}

it('I008: the interest is kept, once a person, and the account says so', async () => {
  const { userId, token } = await createUser()
  const applied = { linkedInUrl: LINKEDIN, openToBizdevInternship: true, code: 'FRIEND' }
  expect(await apply(applied, token)).toEqual({ status: 200, body: { status: 'ok' } })
  await apply({ upworkUrl: UPWORK }, token)
  const rows = await database().select().from(internshipApplications).where(eq(internshipApplications.userId, userId))
  expect(rows).toMatchObject([{ linkedInUrl: null, upworkUrl: UPWORK, code: null }])
  const [user] = await database().select().from(users).where(eq(users.id, userId))
  expect(user?.openToBizdevInternship).toBe(true)
})

it.each([
  [{}, 'We need at least one of your profile links to be able to apply.'],
  [{ linkedInUrl: '  ' }, 'We need at least one of your profile links to be able to apply.'],
  [{ linkedInUrl: 'http://linkedin.com/in/jane' }, 'Enter a valid LinkedIn profile URL'],
  [{ linkedInUrl: 'https://evil.example/in/jane' }, 'Enter a valid LinkedIn profile URL'],
  [{ upworkUrl: 'https://www.upwork.com/freelancers/jane' }, 'Enter a valid Upwork profile URL'],
])('3§5: %j is refused', async (body, error) => {
  const { token } = await createUser()
  expect(await apply(body, token)).toMatchObject({ status: 400, body: { error } })
})

it('a visitor is asked to sign in', async () => {
  expect((await apply({ linkedInUrl: LINKEDIN })).status).toBe(401)
})
