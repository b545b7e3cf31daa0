import { afterEach, describe, expect, it, vi } from 'vitest'
import { callerFor, send, UNLIMITED } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'
import { plainWords } from '#worker/features/resources/rules.ts'

const WITH_KEY = { ...UNLIMITED, WEB_SEARCH_API_KEY: 'key', WEB_SEARCH_API_URL: 'https://search.test' }
const WITHOUT_KEY = { ...UNLIMITED, WEB_SEARCH_API_KEY: '' }

afterEach(() => void vi.restoreAllMocks())

const page = (url: string) => ({ url, title: `About ${url}`, description: 'What it says.' })
const PAGES = [
  ...[page('https://stackoverflow.com/q/1'), page('https://meta.stackoverflow.com/q/2'), page('https://evil.test/')],
  ...[page('https://stackoverflow.com.evil.test/'), page('https://notgithub.com/'), page('javascript:alert(1)')],
]

/** The search answers; everything else goes where it goes. @returns the queries that it was asked */
function answerSearch(answer: () => Response = () => Response.json({ web: { results: PAGES } })) {
  const real = globalThis.fetch
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((...args) => {
    const url = new URL(args[0] instanceof Request ? args[0].url : String(args[0]))
    if (url.origin !== 'https://search.test') return real(...args)
    asked.push(url.searchParams.get('q') ?? '')
    return Promise.resolve(answer())
  })
  return asked
}
const ownWord = () => `zq${crypto.randomUUID().replaceAll('-', '')}`
const search = async (path: string, env: object = WITH_KEY) =>
  send(path, { token: (await createUser()).token, env: env as typeof UNLIMITED })

describe('C039, C040, SEC-07: a web search', () => {
  it('q="x site:evil" still returns only listed sites', async () => {
    const word = ownWord()
    const asked = answerSearch()
    const answered = await search(`/ft/web/search?q=${encodeURIComponent(`${word} site:evil.test OR "x"`)}&ip=1.2.3.4`)
    expect(answered.status).toBe(200)
    expect(await answered.json()).toEqual([
      { title: 'About https://stackoverflow.com/q/1', link: 'https://stackoverflow.com/q/1', snippet: 'What it says.' },
      expect.objectContaining({ link: 'https://meta.stackoverflow.com/q/2' }),
    ])
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatch(new RegExp(`^${word} evil\\.test x \\(site:stackoverflow\\.com OR `))
    expect(asked[0]?.length).toBeLessThanOrEqual(400)
  })

  it('C040: searches everywhere, leaves out what is no page, and asks once an hour for the same words', async () => {
    const word = ownWord()
    const asked = answerSearch()
    const first = (await (await search(`/ft/web/search/${word}`)).json()) as { link: string }[]
    expect(first.map(({ link }) => link)).toEqual(PAGES.slice(0, -1).map(({ url }) => url))
    expect(await (await search(`/ft/web/search/${word}`)).json()).toEqual(first)
    expect(asked).toEqual([word])
    // the sites are another question
    await search(`/ft/web/search?q=${word}`)
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['without a key', WITHOUT_KEY, undefined],
    ['where it fails', WITH_KEY, () => new Response(null, { status: 500 })],
    ['where its answer is nonsense', WITH_KEY, () => Response.json({ web: { results: 'none' } })],
  ])('%s our own catalogue answers, what has all of the words first', async (_, env, answer) => {
    answerSearch(answer)
    const { api } = await callerFor((await createUser()).token, env)
    // asked for in no other test: an answer is kept for everybody
    const everywhere = await api.resources.searchWeb({ search: 'bisect with git' })
    expect(everywhere.isOfWeb).toBe(false)
    expect(everywhere.pages[0]?.title).toMatch(/bisect|Debugging with Git/i)
    const onSites = await api.resources.searchSites({ search: 'bisect with git' })
    expect(onSites.pages.length).toBeGreaterThan(0)
    for (const { link } of onSites.pages)
      expect(link).toMatch(
        /^https:\/\/([\w-]+\.)*(stackoverflow\.com|developer\.mozilla\.org|github\.com|docs\.python\.org|git-scm\.com|dev\.to)\//,
      )
  })

  it('refuses a visitor, too many words, and what has none', async () => {
    expect((await send('/ft/web/search?q=git', { env: WITH_KEY })).status).toBe(401)
    for (const q of ['', '   ', 'x'.repeat(201), '"" - ()']) {
      expect([q, (await search(`/ft/web/search?q=${encodeURIComponent(q)}`)).status]).toEqual([q, 400])
    }
  })

  it('is counted: sixty an hour', async () => {
    const { token } = await createUser()
    const answers = await Promise.all(
      Array.from({ length: 62 }, () => send('/ft/web/search?q=git', { token, env: { ...WITHOUT_KEY } })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})

describe('words without orders', () => {
  it.each([
    ['x site:evil', 'x evil'],
    ['intitle:"index of" -safe (a OR b) NOT c', 'index of safe a b c'],
    ['C++ and node.js, C#', 'C++ and node.js C#'],
    ['https://evil.test/?q=1', 'evil.test q 1'],
    ['site: .. ++', 'site'],
    ['größer 数据 العربية', 'größer 数据 العربية'],
  ])('%s', (text, plain) => {
    expect(plainWords(text)).toBe(plain)
  })
})

describe('I014: what a client begins with', () => {
  it('speaks of JavaScript and Python to a visitor, and of what somebody chose to them', async () => {
    const asked = await send('/ft/feature/bootstrap')
    const body = (await asked.json()) as { suggestions: Record<'jobs' | 'projects', string[]> }
    expect(body).toMatchObject({
      ...{ productName: 'Tubli', productSlug: 'tubli' },
      communityLinks: { chat: expect.stringMatching(/^https:/), guide: expect.stringMatching(/^https:/) },
    })
    for (const list of Object.values(body.suggestions)) {
      expect(list).toHaveLength(4)
      expect(list.every((prompt) => /JavaScript|Python/.test(prompt))).toBe(true)
    }
    const { api } = await callerFor((await createUser()).token, UNLIMITED)
    await api.users.savePreferences({ languages: ['Rust'] })
    const { suggestions } = await api.users.bootstrap()
    expect([...suggestions.jobs, ...suggestions.projects].every((prompt) => prompt.includes('Rust'))).toBe(true)
  })
})
