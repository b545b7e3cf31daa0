/// <reference types="vite/types/importMeta.d.ts" />
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { envWith } from '#tests/support/worker/app.ts'
import { hasten } from '#tests/support/worker/hasten.ts'
import type { Env } from '#worker/env.ts'
import { boundedFetch } from '#worker/integrations/bounded-fetch.ts'

/**
 * Every integration, walked: whatever the other side does, a call ends in time, reads no more than it should and fails
 * with a refusal of ours. A new export of src/worker/integrations must stand in one of the two lists.
 */

type Call = (env: Env) => Promise<unknown>

const modules = import.meta.glob<Record<string, unknown>>('/src/worker/integrations/**/*.ts', { eager: true })

type Ask = (...input: unknown[]) => Promise<unknown>

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Every function that a file of them exports, as `file.name`, or `file.name.method` where it exports what has some. */
const exported = new Map<string, Ask>()
for (const [path, module] of Object.entries(modules)) {
  const file = path.split('/').at(-1)?.replace('.ts', '')
  for (const [name, value] of Object.entries(module)) {
    const parts = isPlain(value) ? Object.entries(value).map(([method, one]) => [`${name}.${method}`, one]) : []
    for (const [called, one] of [[name, value], ...parts]) {
      if (typeof one === 'function') exported.set(`${file}.${called}`, one as Ask)
    }
  }
}

const askOf = (name: string): Ask => exported.get(name) ?? (() => Promise.reject(new Error(`There is no ${name}.`)))

const call = (name: string, ...input: unknown[]): [string, Call] => [name, (env) => askOf(name)(env, ...input)]

const order = { priceId: 'pro_month', currency: 'usd' }
const payer = { userId: 'a', customerId: 'cus_1' }
const visit = { state: 'state', returnPath: '/back' }
const KNOWN = { etag: null, lastModified: null }
const returned = { code: 'code', state: 'state', secret: 'secret', returnPath: '/back' }

const CALLS = new Map<string, Call>([
  call('devto.listDevtoArticles', 'react', 7, 3),
  call('discord.discord.finish', returned),
  call('discord.discord.revoke', 'token'),
  call('read-feed.readFeed', { adapter: 'hackerNews', address: 'https://hn.algolia.com/api/v1/search' }, KNOWN),
  call('read-jobs.readJobs', 'himalayas', { address: 'https://himalayas.app/jobs/api' }),
  call('github.github.finish', returned),
  call('github.github.revoke', 'token'),
  call('github.checkGithubToken', 'token'),
  call('github.readGithubUser', 'token'),
  call('github-archive.readArchive', 'jane/app', { commit: null, folder: 'entry' }),
  call('github-repository.findRepository', 'jane/app'),
  call('ask-github.askGithub', '/repos/jane/app'),
  call('ask-github.readGithub', '/repos/jane/app', z.object({ id: z.number() })),
  call('read-merged.findMerged', { accountId: '1', login: 'jane' }),
  call('read-merged.readMerged', { repository: 'jane/app', number: 1 }),
  call('read-repository.readRepository', 'jane/app'),
  call('read-repository.readBase', 'jane/app'),
  call('read-issues.readIssues', 'jane/app'),
  call('open-codespace.openCodespace', 'token', 'jane/app'),
  call('search-repositories.searchRepositories', 'web framework', 5),
  // asks for nothing but Google's own description, which the two below know already, and at this address nobody does
  ['google.google.begin', (env) => askOf('google.google.begin')({ ...env, GOOGLE_URL: 'https://unasked.test' }, visit)],
  call('google.google.finish', returned),
  call('google.google.revoke', 'token'),
  call('twitter.twitter.begin', visit),
  [
    'speech.transcribe',
    (env) => {
      const audio = new File(['x'], 'a.webm', { type: 'audio/webm' })
      return askOf('speech.transcribe')({ ...env, SPEECH_BASE_URL: 'https://speech.test/v1', SPEECH_MODEL: 'm' }, audio)
    },
  ],
  call('twitter.twitter.finish', returned),
  call('twitter.twitter.revoke', 'key secret'),
  call('twitter-posts.findTwitterUser', 'key secret', 'mari'),
  call('twitter-posts.postToTwitter', 'key secret', 'Hello'),
  call('twitter-posts.readTwitterPosts', 'key secret', '1'),
  call('twitter-posts.readTwitterUser', 'key secret'),
  ['link-probe.assertPublicHost', ({ DNS_URL }) => askOf('link-probe.assertPublicHost')({ dnsUrl: DNS_URL }, 'a.test')],
  call('link-details.readLinkDetails', 'https://a.test/page'),
  call('maps.findCountry', { latitude: 1.25, longitude: 99.75 }),
  call('stripe.createCustomer', { userId: 'a', email: null, name: 'A', formerId: null }),
  call('stripe.createIntent', { ...payer, paymentId: 'p', amount: 500, currency: 'usd', description: 'credits' }),
  call('stripe.readIntent', 'pi_1'),
  call('stripe.cancelIntent', 'pi_1'),
  call('stripe.deleteCustomer', 'cus_1'),
  call('stripe.listRecentIntents', 1),
  call('stripe.refundIntent', 'pi_1'),
  call('stripe-invoices.listInvoices', 'cus_1'),
  call('stripe-subscriptions.createSubscription', { ...payer, ...order, requestKey: 'k' }),
  call('stripe-subscriptions.readSubscription', 'sub_1'),
  call('stripe-subscriptions.listLiveSubscriptions', 'tubli_pro'),
  call('stripe-subscriptions.listLiveCurrencies', 'cus_1'),
  call('stripe-subscriptions.readOpenSecret', 'sub_1'),
  call('stripe-subscriptions.previewChange', 'sub_1', order),
  call('stripe-subscriptions.changePrice', 'sub_1', order, null),
  call('stripe-subscriptions.setCancelAtPeriodEnd', 'sub_1', true),
  call('stripe-subscriptions.voidFirstInvoice', 'sub_1'),
  call('stripe-subscriptions.endSubscription', 'sub_1'),
  call('stripe-subscriptions.openPortal', 'cus_1', 'http://localhost/'),
  call('web-search.searchWeb', 'react', 3),
  call('youtube-image.fetchYoutubeImage', 'abcdefghijk'),
  call('youtube.searchYoutube', 'react', 3),
])

/** How an adapter reads, by its file. */
const readOf = (file: string): string => `${file}.${file.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}.read`

/** They ask nobody, or are what the calls above are made of. */
const WITHOUT_CALL = [
  ...['bounded-fetch.boundedFetch', 'fetch-json.fetchJson', 'stripe-client.ask', 'stripe-client.openStripe'],
  ...['stripe-client.wholeList', 'stripe-client.isRefused', 'stripe-client.isRepeated'],
  ...['stripe-client.isMissingCustomer', 'stripe.referenceOf', 'stripe-events.readEvent'],
  ...['public-link.isPublicLink', 'public-link.isPublicAddress', 'provider.askProvider', 'provider.tellProvider'],
  ...['provider.askInTheirName', 'provider.unknownCode', 'provider.unreachable', 'github.github.begin'],
  'ask-github.headersOf',
  'ask-github.parseAnswer',
  'read-repository.toBase',
  ...['github.github.isConfigured', 'google.google.isConfigured', 'twitter.twitter.isConfigured', 'twitter.signAs'],
  ...['discord.discord.begin', 'discord.discord.isConfigured'],
  // how what sources of the feed tell is read: tests/worker/feed/read-feed.test.ts
  ...['blog', 'dev-community', 'hacker-news', 'lobsters', 'podcast', 'releases', 'youtube-channel'].map(readOf),
  // and what those of jobs tell: tests/worker/jobs/read-jobs.test.ts
  ...['arbeitnow', 'ashby', 'greenhouse', 'hacker-news-hiring', 'himalayas', 'jobicy', 'lever'].map(readOf),
  ...['remote-ok', 'remotive', 'we-work-remotely', 'yc-directory'].map(readOf),
  ...['adapter.asMoment', 'adapter.listOf', 'shown-text.shownText', 'read-source.readSource', 'read-source.unreadable'],
  'atom-link.atomLink',
  'measure-image.measureImage',
  ...['public-fetch.publicFetch', 'public-fetch.followPublic'],
  // never fails: tests/worker/resources/check-links.test.ts, and below
  'link-probe.probeLink',
]

/** They take something away, or give it back: what is refused is away already, or stays. What each answers then. */
const WHEN_REFUSED = new Map<string, unknown>([
  ['discord.discord.revoke', undefined],
  ['github.github.revoke', undefined],
  ['google.google.revoke', undefined],
  ['twitter.twitter.revoke', undefined],
  ['stripe.cancelIntent', undefined],
  ['stripe.deleteCustomer', undefined],
  ['stripe.refundIntent', false],
])

const outside = () => new URL(envWith().YOUTUBE_API_URL).origin

/** From here on everybody outside behaves like this. */
function sendEverybodyTo(behaviour: string): void {
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => real(`${outside()}/${behaviour}`, init))
}

const env = () => envWith({ MAPS_API_KEY: 'key', YOUTUBE_API_KEY: 'key', WEB_SEARCH_API_KEY: 'key' })

// Google's description, while Google answers
beforeAll(() => askOf('google.google.begin')(env(), visit))

it('every export is walked, or is said not to ask anybody', () => {
  expect([...exported.keys()].sort()).toEqual([...CALLS.keys(), ...WITHOUT_CALL].sort())
})

describe.each(['silent', 'stalling', 'flooding', 'failing', 'refusing'])('a %s service', (behaviour) => {
  it('ends every call with a refusal of ours, in time', async () => {
    hasten()
    sendEverybodyTo(behaviour)
    const answers = await Promise.all(
      [...CALLS].map(async ([name, ask]) => {
        const failure: unknown = await ask(env()).catch((thrown: unknown) => thrown)
        return [name, failure instanceof Error ? failure.name : failure]
      }),
    )
    const isDone = (name: string) => behaviour === 'refusing' && WHEN_REFUSED.has(name)
    expect(answers).toEqual(
      [...CALLS.keys()].map((name) => [name, isDone(name) ? WHEN_REFUSED.get(name) : 'DomainError']),
    )
  })

  it('tells nothing of a link', async () => {
    hasten()
    sendEverybodyTo(behaviour)
    const look = await askOf('link-probe.probeLink')(
      { dnsUrl: 'https://dns.test/query', userAgent: 'test' },
      'https://example.com/',
    )
    expect(look).toEqual({ state: 'unknown', movedTo: null })
  })
})

describe('what bounds them', () => {
  it('reads no more than it may, long before its time is over', async () => {
    const reading = boundedFetch(`${outside()}/flooding`, {}, { timeoutMs: 600_000, maxBytes: 100_000 })
    await expect(reading).rejects.toThrow('The answer is larger than we read.')
  })

  it('waits no longer than it may, for the first byte and for the last', async () => {
    for (const behaviour of ['silent', 'stalling']) {
      const reading = boundedFetch(`${outside()}/${behaviour}`, {}, { timeoutMs: 50, maxBytes: 100_000 })
      await expect(reading).rejects.toMatchObject({ name: 'TimeoutError' })
    }
  })

  it('hears of a signal of its caller too, and gives an answer as it came', async () => {
    const stop = new AbortController()
    const reading = boundedFetch(`${outside()}/stalling`, { signal: stop.signal }, { timeoutMs: 600_000, maxBytes: 10 })
    stop.abort(new Error('No longer needed.'))
    await expect(reading).rejects.toThrow('No longer needed.')
    const answer = await boundedFetch(`${outside()}/refusing`, {}, { timeoutMs: 600_000, maxBytes: 1000 })
    expect(answer.status).toBe(400)
    expect(z.object({ error: z.object({ type: z.string() }) }).parse(await answer.json())).toBeDefined()
  })
})
