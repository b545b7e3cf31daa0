import { describe, expect, it } from 'vitest'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'

const linkOf = async (token: string) => (await (await callerFor(token)).api.invites.friendLink()).inviteLink
const codeOf = async (token: string) => (await linkOf(token)).split('/').at(-1) ?? ''

describe('GET /generate/invite/friend (G-INV-03)', () => {
  it('answers one link a person, always the same, also when asked in parallel', async () => {
    const user = await createUser()
    const links = await Promise.all([1, 2, 3, 4].map(() => linkOf(user.token)))
    expect(new Set(links).size).toBe(1)
    expect(links[0]).toMatch(/^http:\/\/localhost:5173\/welcome\/[A-HJ-NP-Z2-9]{12}$/)
    expect(await linkOf((await createUser()).token)).not.toBe(links[0])
    const overRest = await send('/generate/invite/friend', { token: user.token })
    expect(await overRest.json()).toEqual({ inviteLink: links[0] })
    expect(overRest.headers.get('cache-control')).toContain('no-store')
  })

  it('refuses visitors', async () => {
    expect((await send('/generate/invite/friend')).status).toBe(401)
  })
})

describe('GET /validate/invite/{code} (SEC-11)', () => {
  it('tells whether a code is valid, in either case, and nothing about who made it', async () => {
    const code = await codeOf((await createUser()).token)
    const validate = async (text: string) => (await send(`/validate/invite/${encodeURIComponent(text)}`)).json()
    expect(await validate(code.toLowerCase())).toEqual({ isValid: true, emailAddress: null, reference: null })
    expect(await validate('NOTACODE2345')).toMatchObject({ isValid: false })
    expect(await validate("' or 1=1 --")).toMatchObject({ isValid: false })
  })

  it('11 validations in a minute from one address are too many', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await send('/validate/invite/ABCDEFGHJKLM', { address: '203.0.113.77' })).status)
    }
    expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('POST /markUsed/invite/{code}', () => {
  const markUsed = async (code: string, token?: string) =>
    (await send(`/markUsed/invite/${code}`, { token, method: 'POST' })).status

  it('redeems once in a lifetime; the same code again is no error', async () => {
    const [inviter, another, friend] = await Promise.all([createUser(), createUser(), createUser()])
    const code = await codeOf(inviter.token)
    expect(await markUsed(code, friend.token)).toBe(200)
    expect(await markUsed(code, friend.token)).toBe(200)
    expect(await markUsed(await codeOf(another.token), friend.token)).toBe(409)
  })

  it("refuses visitors, one's own code and unknown codes", async () => {
    const user = await createUser()
    const code = await codeOf(user.token)
    expect(await markUsed(code)).toBe(401)
    expect(await markUsed(code, user.token)).toBe(409)
    expect(await markUsed('ABCDEFGHJKLM', user.token)).toBe(404)
  })
})
