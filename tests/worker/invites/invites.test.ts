import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CreateInviteInput } from '#shared/invites/schemas.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'

const linkOf = async (token: string) => (await (await callerFor(token)).api.invites.friendLink()).inviteLink
const codeOf = async (token: string) => (await linkOf(token)).split('/').at(-1) ?? ''

describe('GET /generate/invite/friend (G-INV-03)', () => {
  it('C065: answers one link a person, always the same, also when asked in parallel', async () => {
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

describe('a code of a group', () => {
  const groupCode = async (input: Partial<CreateInviteInput> = {}) => {
    const admin = await createUser({ isAdmin: true })
    const { api } = await callerFor(admin.token)
    const { code } = await api.invites.create({
      ...{ reference: 'open-source-girls', cohort: '2026-spring', email: null, maxUses: null },
      ...input,
    })
    return { code, api, admin }
  }
  const accountOf = async (token: string) => (await callerFor(token)).api.auth.account()
  const markUsed = async (code: string, token: string) =>
    (await send(`/markUsed/invite/${code}`, { token, method: 'POST' })).status
  const validate = async (code: string, token?: string) => (await send(`/validate/invite/${code}`, { token })).json()

  it('gives who comes by it its reference and cohort, and so the internship, without SQL (C067, C068)', async () => {
    const [{ code, api, admin }, guest] = await Promise.all([groupCode(), createUser()])
    expect(await validate(code)).toEqual({ isValid: true, emailAddress: null, reference: 'open-source-girls' })
    expect((await accountOf(guest.token)).hasAccessToInternship).toBe(false)
    expect(await markUsed(code, guest.token)).toBe(200)
    expect(await accountOf(guest.token)).toMatchObject({
      reference: 'open-source-girls',
      cohort: '2026-spring',
      hasAccessToInternship: true,
    })
    const { invites } = await api.invites.list({})
    expect(invites.find((invite) => invite.code === code)).toMatchObject({ usedCount: 1, inviterName: 'Test Person' })
    const { rows } = await database().execute<{ action: string }>(
      sql`select action from audit_log where admin_id = ${admin.userId}::uuid and details like ${`${code}%`}`,
    )
    expect(rows).toEqual([{ action: 'invites.create' }])
  })

  it('takes nothing away: who has a cohort already keeps it', async () => {
    const [{ code }, guest] = await Promise.all([groupCode(), createUser()])
    await database().execute(sql`update users set cohort = 'earlier' where id = ${guest.userId}::uuid`)
    expect(await markUsed(code, guest.token)).toBe(200)
    expect(await accountOf(guest.token)).toMatchObject({ cohort: 'earlier', reference: 'open-source-girls' })
  })

  it('is taken by as many as it is for, whoever comes at once', async () => {
    const { code, api } = await groupCode({ maxUses: 2 })
    const guests = await Promise.all([1, 2, 3, 4, 5].map(() => createUser()))
    const statuses = await Promise.all(guests.map(({ token }) => markUsed(code, token)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
    const cohorts = await Promise.all(guests.map(async ({ token }) => (await accountOf(token)).cohort))
    expect(cohorts.filter(Boolean)).toHaveLength(2)
    expect(await validate(code)).toMatchObject({ isValid: false })
    expect((await api.invites.list({})).invites.find((invite) => invite.code === code)?.usedCount).toBe(2)
    const [winner] = guests.filter((_, index) => statuses[index] === 200)
    expect(await markUsed(code, winner?.token ?? '')).toBe(200)
  })

  it('counts once who comes twice at once', async () => {
    const [{ code, api }, guest] = await Promise.all([groupCode({ maxUses: 5 }), createUser()])
    expect(await Promise.all([1, 2, 3].map(() => markUsed(code, guest.token)))).toEqual([200, 200, 200])
    expect((await api.invites.list({})).invites.find((invite) => invite.code === code)?.usedCount).toBe(1)
  })

  it('for one address is told in full to its owner only, and good for nobody else (SEC-11)', async () => {
    const [owner, other] = await Promise.all([createUser(), createUser()])
    const email = `${owner.username}@example.com`
    const { code } = await groupCode({ email: email.toUpperCase() })
    const masked = `${email[0]}…@example.com`
    expect(await validate(code)).toMatchObject({ isValid: true, emailAddress: masked })
    expect(await validate(code, other.token)).toMatchObject({ emailAddress: masked })
    expect(await validate(code, owner.token)).toMatchObject({ emailAddress: email })
    expect(await markUsed(code, other.token)).toBe(403)
    expect(await markUsed(code, owner.token)).toBe(200)
  })

  it('ends, and invites nobody from then on', async () => {
    const [{ code, api }, guest] = await Promise.all([groupCode(), createUser()])
    await api.invites.end({ code })
    await api.invites.end({ code })
    expect(await validate(code)).toMatchObject({ isValid: false, reference: null })
    expect(await markUsed(code, guest.token)).toBe(404)
    const friends = await codeOf(guest.token)
    await expect(api.invites.end({ code: friends })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('brings something or is for somebody', async () => {
    const { api } = await groupCode()
    const nothing = { reference: null, cohort: ' ', email: null, maxUses: null }
    await expect(api.invites.create(nothing)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})
