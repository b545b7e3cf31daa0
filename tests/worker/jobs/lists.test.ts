import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { callerFor, UNLIMITED } from '#tests/support/worker/app.ts'
import { createListings, createStartup, createUser, database } from '#tests/support/worker/factories.ts'
import { jobListings, users } from '#worker/db/schema/index.ts'

const visitor = async () => (await callerFor(undefined, UNLIMITED)).api
const person = async (languages: string[] = []) => {
  const user = await createUser()
  const chosen = { languages, selectedLanguages: languages }
  await database().update(users).set(chosen).where(eq(users.id, user.userId))
  return (await callerFor(user.token, UNLIMITED)).api
}

/** A word that only this test's listings have. */
const ownWord = () => `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}x`
const idsOf = ({ jobs }: { jobs: readonly { listingId: string }[] }) => jobs.map(({ listingId }) => listingId)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const change = (id: string, set: object) => database().update(jobListings).set(set).where(eq(jobListings.id, id))

describe('R-JOBS-04: what is looked for', () => {
  it('stands with title matches first, then description matches, page after page, and none twice', async () => {
    const word = ownWord()
    const said = await createListings(Array.from({ length: 30 }, () => ({ description: `We use ${word}.` })))
    const titled = await createListings(Array.from({ length: 30 }, (_, at) => ({ title: `${word} engineer ${at}` })))
    const api = await visitor()
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await api.jobs.remote({ search: word, cursor })
      expect(page.jobs.length).toBeLessThanOrEqual(25)
      seen.push(...idsOf(page))
      cursor = page.cursor ?? undefined
    } while (cursor)
    expect(seen).toEqual([...titled, ...said])
  })

  it('R-JOBS-01: has remote jobs, those of startups and those for somebody, each by itself', async () => {
    const [word, company] = [ownWord(), `Startup ${ownWord()}`]
    await createStartup(company)
    const [remote = '', onSite = '', startup = ''] = await createListings([
      { title: `${word} remote` },
      { title: `${word} on site`, isRemote: false },
      { title: `${word} startup`, isRemote: false, company: `${company}, Inc.` },
    ])
    const api = await person()
    expect(idsOf(await api.jobs.remote({ search: word }))).toEqual([remote])
    expect(idsOf(await api.jobs.startup({ search: word }))).toEqual([startup])
    expect(idsOf(await api.jobs.personal({ search: word }))).toEqual([remote, onSite, startup])
    expect((await api.jobs.get({ listingId: startup })).startup).toMatchObject({
      name: company,
      batch: 'W26',
      teamSize: 7,
    })
  })

  it('R-JOBS-03: where nobody typed anything is a software engineer, remote where all are', async () => {
    const source = `default-${crypto.randomUUID()}`
    const listed = { source, postedAt: daysAgo(-1) }
    const [wanted = '', onSite = '', other = ''] = await createListings([
      { ...listed, title: 'Software Engineer' },
      { ...listed, title: 'Software Engineer', isRemote: false },
      { ...listed, title: 'Database Reliability' },
    ])
    const api = await visitor()
    const found = idsOf(await api.jobs.remote({}))
    expect([wanted, onSite, other].filter((id) => found.includes(id))).toEqual([wanted])
    const everything = idsOf(await api.jobs.remote({ search: '' }))
    expect([wanted, onSite, other].filter((id) => everything.includes(id))).toEqual([wanted, other])
    for (const id of [wanted, onSite, other]) await change(id, { closedAt: sql`now()` })
  })

  it('for somebody begins with their languages in titles, then in texts, then what a search finds besides', async () => {
    const [language, source] = [ownWord(), `mine-${crypto.randomUUID()}`]
    const [searched = '', said = '', titled = ''] = await createListings([
      { source, title: 'Junior developer', postedAt: daysAgo(-1) },
      { source, title: 'Engineer', description: `You know ${language}.` },
      { source, title: `${language} engineer` },
    ])
    const found = idsOf(await (await person([language])).jobs.personal({}))
    expect(found.slice(0, 2)).toEqual([titled, said])
    expect(found.indexOf(searched)).toBe(2)
    await change(searched, { closedAt: sql`now()` })
  })

  it('finds what says some of it, and says so, where nothing says all of it', async () => {
    const [one, other] = [ownWord(), ownWord()]
    const [titled = '', said = ''] = await createListings([{ title: `${one} engineer` }, { description: other }])
    const api = await visitor()
    expect(await api.jobs.remote({ search: `${one} engineer` })).toMatchObject({ isNearest: false })
    const nearest = await api.jobs.remote({ search: `Remote ${one} ${other} developer` })
    expect(nearest).toMatchObject({ isNearest: true, cursor: null })
    expect(idsOf(nearest)).toEqual([titled, said])
    expect(await api.jobs.remote({ search: ownWord() })).toEqual({ jobs: [], cursor: null, isNearest: false })
  })

  it.each(['nonsense', '3_2026-01-01T00:00:00Z_1', '0_never_00000000-0000-7000-8000-000000000000'])(
    'a page that nobody was given is refused: %s',
    async (cursor) => {
      await expect((await visitor()).jobs.remote({ cursor })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    },
  )

  it.each(["it's", '"', '-', 'or', '( | & !', '<script>', 'c++', '\u0000x'.slice(1), '日本'])(
    'any words are a search: %s',
    async (search) => {
      expect((await (await visitor()).jobs.remote({ search })).jobs).toBeInstanceOf(Array)
    },
  )
})

describe('filters', () => {
  it('leave what fits, and never what states nothing for what states enough', async () => {
    const word = ownWord()
    const title = `${word} engineer`
    const salary = (yearly: number) => ({
      ...{ salaryMin: yearly, salaryMax: yearly, salaryCurrency: 'EUR', salaryPeriod: 'year' as const },
      salaryYearly: yearly,
    })
    const [rich = '', poor = '', unstated = ''] = await createListings([
      { title, ...salary(90_000), seniority: 'senior', type: 'full', visa: 'offered', timeZones: [1, 2] },
      { title, ...salary(30_000), seniority: 'junior', type: 'contract', visa: 'none', timeZones: [-8] },
      { title, postedAt: daysAgo(40) },
    ])
    const api = await visitor()
    const found = async (filters: object) => idsOf(await api.jobs.remote({ search: word, ...filters }))
    expect(await found({})).toEqual([rich, poor, unstated])
    expect(await found({ salary: 50_000 })).toEqual([rich])
    expect(await found({ seniority: 'junior' })).toEqual([poor])
    expect(await found({ type: 'contract' })).toEqual([poor])
    expect(await found({ visa: 'offered' })).toEqual([rich])
    expect(await found({ timeZone: 3 })).toEqual([rich, unstated])
    expect(await found({ timeZone: -6 })).toEqual([poor, unstated])
    expect(await found({ days: 30 })).toEqual([rich, poor])
    const { jobs } = await api.jobs.remote({ search: word })
    expect(jobs.map((job) => job.salary?.max ?? null)).toEqual([90_000, 30_000, null])
  })

  it('a company that somebody hides is gone for them alone, however it is spelled', async () => {
    const [word, other] = [ownWord(), ownWord()]
    const [hidden = '', shown = ''] = await createListings([
      { title: `${word} engineer`, company: `Acme ${other}` },
      { title: `${word} developer` },
    ])
    const api = await person()
    await api.jobs.hideCompany({ company: `ACME ${other}, Inc.`, isHidden: true })
    await api.jobs.hideCompany({ company: `ACME ${other}, Inc.`, isHidden: true })
    expect(idsOf(await api.jobs.remote({ search: word }))).toEqual([shown])
    expect(idsOf(await (await person()).jobs.remote({ search: word }))).toEqual([hidden, shown])
    expect((await api.jobs.choices()).hiddenCompanies).toEqual([`ACME ${other}, Inc.`])
    await api.jobs.hideCompany({ company: `Acme ${other}`, isHidden: false })
    expect(idsOf(await api.jobs.remote({ search: word }))).toEqual([hidden, shown])
    await expect(api.jobs.hideCompany({ company: '…', isHidden: true })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('an honest listing', () => {
  it('is gone once it is closed, expired, long unseen or told of before; its own page stays and says when', async () => {
    const title = `${ownWord()} engineer`
    const word = title.split(' ')[0] ?? ''
    const [closed = '', expired = '', unseen = '', twice = '', open = ''] = await createListings(
      Array.from({ length: 5 }, () => ({ title })),
    )
    await change(closed, { closedAt: sql`now()` })
    await change(expired, { expiresAt: daysAgo(1) })
    await change(unseen, { lastConfirmedAt: daysAgo(31) })
    await change(twice, { duplicateOf: open })
    const api = await visitor()
    expect(idsOf(await api.jobs.remote({ search: word }))).toEqual([open])
    expect((await api.jobs.get({ listingId: closed })).closedAt).toMatch(/^\d{4}-/)
    expect((await api.jobs.get({ listingId: open })).others).toHaveLength(1)
  })

  it('says its source, when it was posted, seen and confirmed and how, and why it may be an ad for nothing', async () => {
    const [company, title] = [`Acme ${ownWord()}`, `${ownWord()} engineer`]
    const source = `own-${crypto.randomUUID()}`
    const [before = '', listed = ''] = await createListings([
      { source, company, title },
      { source, company, title, postedAt: daysAgo(60) },
    ])
    await change(before, { closedAt: daysAgo(3) })
    const job = await (await visitor()).jobs.get({ listingId: listed })
    expect(job).toMatchObject({ salary: null, confirmedBy: 'source', closedAt: null, ghost: { risk: 'high' } })
    expect(job.ghost.reasons.map(({ text }) => text)).toEqual([
      'Posted 60 days ago.',
      'The same job was posted once before.',
      'The salary is not stated.',
      'The source shows only a title.',
    ])
    const { jobs } = await (await visitor()).jobs.remote({ search: title })
    expect(jobs[0]?.ghost).toEqual(job.ghost)
    const [fresh = ''] = await createListings([{ confirmedBy: 'board', description: 'Text.' }])
    expect((await (await visitor()).jobs.get({ listingId: fresh })).ghost.risk).toBe('low')
  })

  it('is not found by what is no id of one', async () => {
    for (const listingId of ['nothing', '00000000-0000-7000-8000-000000000000']) {
      await expect((await visitor()).jobs.get({ listingId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})

describe('saved searches', () => {
  it('are kept by name, replaced under the same one, and removed by their owner alone', async () => {
    const [api, other] = [await person(), await person()]
    await api.jobs.saveSearch({ name: 'Rust', tab: 'remote', filters: { search: 'rust' } })
    await api.jobs.saveSearch({ name: 'Rust', tab: 'startup', filters: { search: 'rust', salary: 80_000 } })
    const { searches } = await api.jobs.choices()
    expect(searches).toMatchObject([{ name: 'Rust', tab: 'startup', filters: { search: 'rust', salary: 80_000 } }])
    const searchId = searches[0]?.searchId ?? ''
    await expect(other.jobs.removeSearch({ searchId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await api.jobs.removeSearch({ searchId })
    expect((await api.jobs.choices()).searches).toEqual([])
  })

  it('are twenty at most, whoever comes at once', async () => {
    const api = await person()
    const saved = await Promise.allSettled(
      Array.from({ length: 25 }, (_, at) => api.jobs.saveSearch({ name: `Search ${at}`, tab: 'web', filters: {} })),
    )
    expect((await api.jobs.choices()).searches.length).toBeLessThanOrEqual(20)
    expect(saved.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(5)
    await expect(api.jobs.saveSearch({ name: 'One more', tab: 'web', filters: {} })).rejects.toThrow(
      'Remove one first.',
    )
  })
})
