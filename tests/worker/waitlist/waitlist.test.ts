import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { callerFor, type Sent, send, UNLIMITED } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { users, waitlistEntries } from '#worker/db/schema/index.ts'

const MODAL = '/ft/contactUs'
const PLAN = '/ft/stripe/addToWaitList'

const join = async (path: string, body: object, sent: Sent = {}) => {
  const response = await send(path, { body, ...sent })
  return { status: response.status, body: (await response.json()) as Record<string, string & number> }
}
const rowsOf = (email: string) => database().select().from(waitlistEntries).where(eq(waitlistEntries.email, email))
const someone = () => `jane-${crypto.randomUUID()}@tubli.test`

describe('joining (C054, C064, D021)', () => {
  it('stores name, address, reference and campaign; the answer has a place and a signed link', async () => {
    const email = someone()
    const utm = { source: 'letter', campaign: 'autumn' }
    const { status, body } = await join(MODAL, {
      name: ' Jane Doe ',
      email,
      waitlist: 'agencer',
      reference: 'meetup',
      utm,
    })
    expect(status).toBe(200)
    expect(body).toEqual({ place: expect.any(Number), statusPath: expect.stringMatching(/^\/waitlist\/[\w.-]+$/) })
    expect(await rowsOf(email)).toMatchObject([{ waitlist: 'agencer', name: 'Jane Doe', reference: 'meetup', utm }])
  })

  it('R-WAIT-17, G-WAIT-05: without a reference the configured one counts', async () => {
    const [first, second] = [someone(), someone()]
    await join(MODAL, { name: 'Jane', email: first })
    await join(MODAL, { name: 'Jane', email: second }, { env: { DEFAULT_REFERENCE: 'leaflet' } })
    expect(await rowsOf(first)).toMatchObject([{ waitlist: 'customers', reference: 'direct' }])
    expect(await rowsOf(second)).toMatchObject([{ reference: 'leaflet' }])
  })

  it('the plan card’s call takes the company, by either of its names, and may go without (G-WAIT-02)', async () => {
    const emails = [someone(), someone(), someone()]
    const told = [{ companyName: 'Doe Ltd' }, { company: 'Doe Ltd' }, {}]
    for (const [at, email] of emails.entries()) {
      expect(await join(PLAN, { name: 'Jane', email, ...told[at] })).toMatchObject({ status: 200 })
    }
    const rows = await Promise.all(emails.map(rowsOf))
    expect(rows.map(([row]) => row?.companyName)).toEqual(['Doe Ltd', 'Doe Ltd', null])
  })

  it('G-WAIT-03, SEC-23: twice is the same answer, the same row, the same place, however the address is written', async () => {
    const email = someone()
    const first = await join(MODAL, { name: 'Jane', email })
    const second = await join(PLAN, { name: 'jane', email: email.toUpperCase(), companyName: 'Doe Ltd' })
    expect(second).toEqual(first)
    expect(await rowsOf(email)).toMatchObject([{ name: 'Jane', companyName: 'Doe Ltd' }])
  })

  it.each([
    [{ name: '', email: 'a@b.co' }, 'Name is required'],
    [{ email: 'a@b.co' }, 'Name is required'],
    [{ name: ' a ', email: 'a@b.co' }, 'Name must be at least 2 characters'],
    [{ name: 'Jane', email: '' }, 'Email is required'],
    [{ name: 'Jane', email: 'a@b' }, 'Invalid email address'],
    [{ name: 'Jane', email: 'a@b.c' }, 'Invalid email address'],
    [{ name: 'Jane', email: 'a@b.co', companyName: '' }, 'Company name is required'],
    [{ name: 'Jane', email: 'a@b.co', companyName: 'x' }, 'Company name must be at least 2 characters'],
  ])('1§5, 3§5: %j is refused', async (body, error) => {
    expect(await join(PLAN, body)).toMatchObject({ status: 400, body: { error } })
  })

  it('500 submissions of 100 addresses at once make 100 rows, and every address has one place', async () => {
    const run = crypto.randomUUID()
    const emails = Array.from({ length: 500 }, (_, at) => `p${at % 100}-${run}@tubli.test`)
    const answers = await Promise.all(
      emails.map((email) => join(MODAL, { name: 'Jane', email, waitlist: 'os' }, { env: UNLIMITED })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.statusPath)).size).toBe(100)
    const rows = await Promise.all([...new Set(emails)].map(rowsOf))
    expect(rows.map((found) => found.length)).toEqual(Array(100).fill(1))
  })
})

describe('programs (SEC-23)', () => {
  it('who fills in what nobody sees is thanked, and nothing is stored', async () => {
    const email = someone()
    expect(await join(MODAL, { name: 'Bot', email, trap: 'http://spam.example' })).toEqual({ status: 200, body: {} })
    expect(await rowsOf(email)).toEqual([])
  })

  it('a form sent sooner than anybody types is refused with a sentence', async () => {
    const email = someone()
    expect((await join(MODAL, { name: 'Jane', email, elapsedMs: 200 })).body.error).toMatch(
      /quicker than anybody types/,
    )
    expect(await rowsOf(email)).toEqual([])
    expect((await join(MODAL, { name: 'Jane', email, elapsedMs: 4000 })).status).toBe(200)
  })

  it('five a minute from one address, over either call and the plain form', async () => {
    const address = '203.0.113.77'
    const paths = [MODAL, PLAN, MODAL, PLAN, MODAL]
    for (const path of paths) {
      expect((await join(path, { name: 'Jane', email: someone() }, { address })).status).toBe(200)
    }
    expect((await join(PLAN, { name: 'Jane', email: someone() }, { address })).status).toBe(429)
  })
})

describe('without any script', () => {
  const form = (fields: Record<string, string>, path = '/waitlist/join') =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })

  it('the form is answered with a page: place, link to withdraw, and then nothing is left', async () => {
    const email = someone()
    const answer = await form({ waitlist: 'os', name: '<b>Jane</b>', email, utmSource: 'letter', reference: '' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
    const html = await answer.text()
    expect(html).toContain('Your are in!')
    expect(await rowsOf(email)).toMatchObject([{ waitlist: 'os', reference: 'direct', utm: { source: 'letter' } }])
    const path = /href="(\/waitlist\/[^"]+)"/.exec(html)?.[1] ?? ''
    const status = await (await send(path)).text()
    expect(status).toContain('You are on the waitlist')
    expect(status).toContain('the operating system for developers')
    const action = /action="([^"]+)"/.exec(status)?.[1] ?? ''
    expect(await (await form({}, action)).text()).toContain('You are off the list')
    expect(await rowsOf(email)).toEqual([])
    expect((await send(path)).status).toBe(404)
  })

  it('a page has the form, with what the address said; filled in sooner than anybody types, it is refused', async () => {
    const asked = await send('/waitlist/join?waitlist=customers&plan=Trial&reference=meetup&utmSource="><b>')
    expect(asked.status).toBe(200)
    const html = await asked.text()
    expect(html).not.toContain('"><b>')
    for (const label of ['Name', 'Email', 'Company name']) expect(html).toContain(`<label>${label}<span>`)
    const hidden = Object.fromEntries(
      [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    )
    expect(hidden).toMatchObject({ waitlist: 'customers', plan: 'Trial', reference: 'meetup' })
    const email = someone()
    const filled = { ...hidden, name: 'Jane', email, companyName: 'Jane & Co', trap: '' }
    expect((await form(filled)).status).toBe(400)
    const later = await form({ ...filled, shownAt: String(Number(hidden.shownAt) - 60_000) })
    expect(later.status).toBe(200)
    expect(await rowsOf(email)).toMatchObject([{ plan: 'Trial', companyName: 'Jane & Co', reference: 'meetup' }])
    const caught = someone()
    expect((await form({ ...filled, email: caught, trap: 'x', shownAt: '1' })).status).toBe(200)
    expect(await rowsOf(caught)).toEqual([])
    expect((await send('/waitlist/join?waitlist=nothing')).status).toBe(404)
  })

  it('what can’t be sent is said on a page, in the documented words', async () => {
    const answer = await form({ waitlist: 'customers', name: 'J', email: 'jane@tubli.test' })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('Oops somthing went wrong')
    expect(html).toContain('Name must be at least 2 characters')
  })
})

describe('the link of an entry', () => {
  it('of somebody who only knows the address tells the place and lets nobody leave', async () => {
    const email = someone()
    const own = await join(MODAL, { name: 'Jane', email })
    const other = await join(MODAL, { name: 'Mallory', email })
    expect(other.body.place).toBe(own.body.place)
    const page = await (await send(other.body.statusPath ?? '')).text()
    expect(page).not.toContain('<form')
    expect((await send(`${other.body.statusPath}/withdraw`, { method: 'POST' })).status).toBe(404)
    expect(await rowsOf(email)).toHaveLength(1)
  })

  it.each(['nonsense', '%00', `${crypto.randomUUID()}.1.${'a'.repeat(43)}`])('%s is none of ours', async (token) => {
    expect((await send(`/waitlist/${token}`)).status).toBe(404)
    expect((await send(`/waitlist/${token}/withdraw`, { method: 'POST' })).status).toBe(404)
  })

  it('with another right than was signed it is none', async () => {
    const email = someone()
    await join(MODAL, { name: 'Jane', email })
    const { statusPath = '' } = (await join(MODAL, { name: 'Mallory', email })).body
    expect((await send(`${statusPath.replace('.0.', '.1.')}/withdraw`, { method: 'POST' })).status).toBe(404)
  })
})

describe('the file for administrators', () => {
  it('has who waits in their order, formulas made harmless', async () => {
    const admin = await createUser()
    await database().update(users).set({ isAdmin: true }).where(eq(users.id, admin.userId))
    const email = someone()
    await join(MODAL, { name: '=cmd|"x"', email, waitlist: 'agencer' })
    const { api } = await callerFor(admin.token)
    const { fileName, csv, next } = await api.waitlist.export({ waitlist: 'agencer' })
    expect([fileName, next]).toEqual(['waitlist-agencer.csv', null])
    expect(csv.split('\r\n')[0]).toBe('place,name,email,company,plan,reference,source,medium,campaign,joined')
    expect(csv).toContain(`"'=cmd|""x""","${email}"`)
  })

  it('is for nobody else', async () => {
    const { api } = await callerFor((await createUser()).token)
    await expect(api.waitlist.export({ waitlist: 'os' })).rejects.toThrow('This is for administrators.')
  })
})
