import type { Source } from '#worker/features/sources/refresh-sources.ts'
import type { JobAdapterName } from '#worker/integrations/jobs/read-jobs.ts'

/** What a source's owner asks of whoever shows its jobs: data, by which listings are stored, linked and published. */
interface Duties {
  /** Its links are followed by search engines: no `nofollow`. */
  isFollowed: boolean
  /** What of an ad may be kept here. */
  keeps: 'text' | 'excerpt' | 'title'
  /** Its logos, and those of its employers, are never shown, its jobs never told to other search engines as data, and nobody has to sign in to read one: of every source, so that none is broken. */
  terms: string
  /** When they were read last, in a stored copy; whoever turns a source on in production reads them again. */
  termsReadOn: string
}

/** Somebody who tells of jobs. */
export interface JobSource extends Source, Duties {
  /** As its listings name it. */
  name: string
  /** Where the name leads. */
  home: string
  adapter: JobAdapterName
  address: string
  /** One employer's own board: what is gone from it is closed. */
  company?: string
}

/** What a listing depends on of who told of it. */
export type ToldBy = Pick<JobSource, 'code' | 'company' | 'keeps'>

const READ = { termsReadOn: '2026-09-25' }
const KEPT: Pick<JobSource, 'isFollowed' | 'keeps'> = { isFollowed: true, keeps: 'text' }

const board = (
  adapter: 'ashby' | 'greenhouse' | 'lever',
  company: string,
  token: string,
  pages: readonly [home: string, address: string, owner: string],
): JobSource => ({
  ...{ ...READ, ...KEPT, adapter, company, everyMinutes: 360, code: `${adapter}-${token}` },
  ...{ name: `${company}’s own board`, home: pages[0], address: pages[1] },
  terms: `${pages[2]}’s public interface for careers pages, without a key; every listing leads to the employer’s own page.`,
})

const onGreenhouse = (company: string, token: string) =>
  board('greenhouse', company, token, [
    `https://boards.greenhouse.io/${token}`,
    `https://boards-api.greenhouse.io/v1/boards/${token}/jobs?content=true`,
    'Greenhouse',
  ])
const onLever = (company: string, token: string) =>
  board('lever', company, token, [
    `https://jobs.lever.co/${token}`,
    `https://api.lever.co/v0/postings/${token}?mode=json`,
    'Lever',
  ])
const onAshby = (company: string, token: string) =>
  board('ashby', company, token, [
    `https://jobs.ashbyhq.com/${token}`,
    `https://api.ashbyhq.com/posting-api/job-board/${token}?includeCompensation=true`,
    'Ashby',
  ])

export const JOB_SOURCES: readonly JobSource[] = [
  {
    ...{ ...READ, ...KEPT, code: 'remote-ok', name: 'Remote OK', home: 'https://remoteok.com/' },
    ...{ adapter: 'remoteOk', address: 'https://remoteok.com/api', everyMinutes: 360 },
    terms: 'Linked without nofollow and named; never its logo; not for training models.',
  },
  {
    ...{ ...READ, ...KEPT, code: 'himalayas', name: 'Himalayas', home: 'https://himalayas.app/' },
    ...{ adapter: 'himalayas', address: 'https://himalayas.app/jobs/api?limit=20', everyMinutes: 120 },
    terms: 'Named and linked; never passed on to Google Jobs, LinkedIn or Jooble.',
  },
  {
    ...{ ...READ, ...KEPT, code: 'arbeitnow', name: 'Arbeitnow', home: 'https://www.arbeitnow.com/' },
    ...{ adapter: 'arbeitnow', address: 'https://www.arbeitnow.com/api/job-board-api', everyMinutes: 360 },
    terms: 'Named, and linked to its own page.',
  },
  {
    ...{ ...READ, ...KEPT, code: 'jobicy', name: 'Jobicy', home: 'https://jobicy.com/' },
    ...{ adapter: 'jobicy', address: 'https://jobicy.com/api/v2/remote-jobs?count=50', everyMinutes: 360 },
    terms: 'Credited with a direct link; whoever applies does so at the original address.',
  },
  {
    ...{ ...READ, code: 'hn-who-is-hiring', name: 'Hacker News: Who is hiring', isFollowed: true, keeps: 'excerpt' },
    ...{ home: 'https://news.ycombinator.com/submitted?id=whoishiring', adapter: 'hackerNewsHiring' },
    address: 'https://hn.algolia.com/api/v1/search_by_date?tags=story,author_whoishiring&hitsPerPage=10',
    everyMinutes: 720,
    terms: 'Algolia’s public search of it: an excerpt and a link to the comment; who wants to be hired is never read.',
  },
  {
    ...{ ...READ, ...KEPT, code: 'yc-directory', name: 'Y Combinator’s directory' },
    ...{ home: 'https://www.ycombinator.com/companies', adapter: 'ycDirectory', everyMinutes: 1440 },
    address: 'https://yc-oss.github.io/api/companies/hiring.json',
    terms: 'A mirror kept by the community, once a day; each company is linked.',
  },
  onGreenhouse('GitLab', 'gitlab'),
  onGreenhouse('Cloudflare', 'cloudflare'),
  onGreenhouse('Stripe', 'stripe'),
  onLever('Spotify', 'spotify'),
  onLever('Mistral AI', 'mistral'),
  onAshby('Linear', 'linear'),
  onAshby('PostHog', 'posthog'),
  onAshby('Supabase', 'supabase'),
  {
    ...{ ...READ, ...KEPT, code: 'remotive', name: 'Remotive', home: 'https://remotive.com/', isOff: true },
    ...{ adapter: 'remotive', address: 'https://remotive.com/api/remote-jobs', everyMinutes: 1440 },
    terms: 'Its terms allow the list and its robots.txt forbids the address: off until Remotive says yes.',
  },
  {
    ...{
      ...READ,
      code: 'we-work-remotely',
      name: 'We Work Remotely',
      home: 'https://weworkremotely.com/',
      isOff: true,
    },
    ...{ isFollowed: true, keeps: 'title', adapter: 'weWorkRemotely', everyMinutes: 720 },
    address: 'https://weworkremotely.com/categories/remote-programming-jobs.rss',
    terms:
      'Its feed may be used with a link, its terms forbid job searches: off until it says yes; title and link alone.',
  },
]

/** Whoever is found by a web search, which is no source that is read. */
export const WEB_SOURCE: ToldBy & Pick<JobSource, 'name' | 'home' | 'isFollowed'> = {
  ...{ code: 'web-search', name: 'Web search', home: '', isFollowed: false, keeps: 'excerpt' },
}

const byCode = new Map([...JOB_SOURCES, WEB_SOURCE].map((source) => [source.code, source]))

/** A source as listings name it; one that the list no longer has keeps its code as its name. */
export function sourceOf(code: string) {
  const { name = code, home = '', isFollowed = false } = byCode.get(code) ?? {}
  return { code, name, home, isFollowed }
}
