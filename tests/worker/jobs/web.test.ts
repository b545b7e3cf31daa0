import { describe, expect, it, vi } from 'vitest'
import { callerFor, UNLIMITED } from '#tests/support/worker/app.ts'
import { createListings, createUser } from '#tests/support/worker/factories.ts'

const ownWord = () => `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}x`
const ANSWER = {
  web: {
    results: [
      { url: 'https://example.com/jobs/7', title: 'Junior <b>Engineer</b>', description: 'Remote &amp; paid.' },
      { url: 'https://example.com/jobs/8', title: 'How to bake bread', description: 'Nothing for us.' },
      { url: 'http://127.0.0.1/admin', title: 'Engineer inside', description: '' },
    ],
  },
}
const WITH_KEY = { ...UNLIMITED, WEB_SEARCH_API_KEY: 'key', WEB_SEARCH_API_URL: 'https://search.test' }

/** The search answers; everything else goes where it goes. */
function answerSearch(answer: () => Response) {
  const real = globalThis.fetch
  return vi.spyOn(globalThis, 'fetch').mockImplementation((...args) => {
    const [address] = args
    return String(address).startsWith('https://search.test') ? Promise.resolve(answer()) : real(...args)
  })
}
const searches = (spy: ReturnType<typeof answerSearch>) =>
  spy.mock.calls.filter(([address]) => String(address).startsWith('https://search.test'))

describe('C047: the web search', () => {
  it('asks once a day for a query, shows what is somebody’s work, and shows visitors what was found', async () => {
    const search = ownWord()
    const spy = answerSearch(() => Response.json(ANSWER))
    const { api } = await callerFor((await createUser()).token, WITH_KEY)
    const found = await api.jobs.web({ search, location: 'Germany' })
    expect(found).toMatchObject({ isOfWeb: true, query: `${search} jobs in germany` })
    expect(found.jobs).toMatchObject([
      {
        title: 'Junior Engineer',
        company: 'example',
        excerpt: 'Remote & paid.',
        confirmedBy: 'search',
        isRemote: true,
      },
    ])
    await api.jobs.web({ search: search.toUpperCase(), location: 'Germany' })
    const visitor = (await callerFor(undefined, WITH_KEY)).api
    expect((await visitor.jobs.web({ search, location: 'Germany' })).jobs).toHaveLength(1)
    expect(searches(spy)).toHaveLength(1)
    expect((await visitor.jobs.get({ listingId: found.jobs[0]?.listingId ?? '' })).source.name).toBe('Web search')
  })

  it('is asked for people alone; a visitor has what is stored', async () => {
    const search = ownWord()
    const spy = answerSearch(() => Response.json(ANSWER))
    const [listingId] = await createListings([{ title: `${search} engineer` }])
    const found = await (await callerFor(undefined, WITH_KEY)).api.jobs.web({ search })
    expect(found).toMatchObject({ isOfWeb: false, jobs: [{ listingId }] })
    expect(searches(spy)).toHaveLength(0)
  })

  it.each([
    ['without a key', { ...UNLIMITED, WEB_SEARCH_API_KEY: '' }, () => Response.json(ANSWER)],
    ['where it fails', WITH_KEY, () => new Response(null, { status: 500 })],
    ['where its answer is nonsense', WITH_KEY, () => Response.json({ web: { results: 'none' } })],
  ])('G-JOBS-03: %s stored listings answer, and nothing fails', async (_, env, answer) => {
    const search = ownWord()
    answerSearch(answer)
    const [listingId] = await createListings([{ title: `${search} engineer` }])
    const { api } = await callerFor((await createUser()).token, env)
    expect(await api.jobs.web({ search })).toMatchObject({ isOfWeb: false, jobs: [{ listingId }] })
  })

  it('R-JOBS-02: looks for a junior or intern developer where nobody typed anything, remote where no place is named', async () => {
    const spy = answerSearch(() => Response.json({ web: { results: [] } }))
    const { api } = await callerFor((await createUser()).token, WITH_KEY)
    const place = ownWord()
    expect((await api.jobs.web({ location: place })).query).toBe(`junior or intern developer jobs in ${place}`)
    const [asked] = searches(spy).map(([address]) => new URL(String(address)).searchParams.get('q'))
    expect(asked).toBe(`junior or intern developer jobs in ${place}`)
    // whoever looked for that today has had it asked already
    expect((await api.jobs.web({})).query).toBe('remote junior or intern developer jobs')
  })
})

describe('R-JOBS-06: where somebody is', () => {
  const at = { latitude: 52.5, longitude: 13.4 }
  const MAPS = { ...UNLIMITED, MAPS_API_KEY: 'key', MAPS_API_URL: 'https://maps.test' }
  const answerMaps = (answer: () => Response) => {
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((...args) =>
      String(args[0]).startsWith('https://maps.test') ? Promise.resolve(answer()) : real(...args),
    )
  }
  const country = (code: string) =>
    Response.json({ results: [{ address_components: [{ short_name: code, types: ['country'] }] }] })

  it('is the place that the browser told', async () => {
    answerMaps(() => country('DE'))
    const { api } = await callerFor(undefined, MAPS)
    expect(await api.jobs.locate(at)).toEqual({ country: 'DE', by: 'place' })
  })

  it('falls back to the address, and to a fixed one; no failure is an error', async () => {
    answerMaps(() => new Response(null, { status: 500 }))
    const { api } = await callerFor(undefined, MAPS)
    expect(await api.jobs.locate({ latitude: 1.5, longitude: 1.5 })).toMatchObject({ by: 'default', country: 'US' })
    expect(await api.jobs.locate({})).toMatchObject({ by: 'default', country: 'US' })
  })

  it('a place that is none is refused', async () => {
    const { api } = await callerFor()
    await expect(api.jobs.locate({ latitude: 91, longitude: 0 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})
