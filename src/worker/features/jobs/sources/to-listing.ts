import { tagsOf } from '#shared/feed/topics.ts'
import { readLimits, visaOf } from '#shared/jobs/read-limits.ts'
import {
  type Confirmation,
  companyKey,
  type JobType,
  type SalaryPeriod,
  type Seniority,
  titleKey,
  yearly,
} from '#shared/jobs/rules.ts'
import { cutAtWord, plainText } from '#worker/features/library/words/plain-text.ts'
import type { JobEntry } from '#worker/integrations/jobs/adapter.ts'
import { shownText } from '#worker/integrations/jobs/shown-text.ts'
import { isPublicLink } from '#worker/integrations/public-link.ts'
import { type ToldBy, WEB_SOURCE } from './list.ts'
import { readAd } from './read-ad.ts'

const TITLE_MAX_LENGTH = 160
const NAME_MAX_LENGTH = 120
const EXCERPT_MAX_LENGTH = 600
const LINK_MAX_LENGTH = 2048
/** Nobody's name is longer. */
const LOOKED_AT = 1000

/** What this is a board for; boards of all trades have everything else besides. */
const IS_SOFTWARE =
  /\b(engineer\w*|develop\w*|programmer|software|coder|dev ?ops|sre|site reliability|data|machine learning|ml|ai|security|qa|tester|test automation|front[- ]?end|back[- ]?end|full[- ]?stack|mobile|ios|android|cloud|platform|architect|ux|ui|web|database|dba|sysadmin|systems? administrator|technical|tech lead|cto|python|java|javascript|typescript|react|node|golang|rust|php|ruby|\.net|c\+\+|kubernetes|linux|blockchain|game)\b/i

/**
 * A job made fit to be stored: plain words, a public link, what is stated and nothing that is guessed. Null where it has no
 * link or title of its own, or is no developer's work.
 */
export async function toListing(source: ToldBy, entry: JobEntry) {
  const title = await words(entry.title, TITLE_MAX_LENGTH)
  const company = source.company ?? (await words(entry.company, NAME_MAX_LENGTH))
  const url = webLink(entry.url)
  const externalId = entry.externalId.slice(0, LINK_MAX_LENGTH)
  if (url === null || externalId === '' || company === '' || !IS_SOFTWARE.test(title)) return null
  const ad = source.keeps === 'title' ? { text: '', stripped: [] } : await readAd(entry.description)
  const limits = readLimits(ad.text)
  return {
    ...{ source: source.code, externalId, url, title, company },
    ...{ companyKey: companyKey(company), titleKey: titleKey(title) },
    description: source.keeps === 'excerpt' ? cutAtWord(ad.text, EXCERPT_MAX_LENGTH) : ad.text,
    location: await words(entry.location, NAME_MAX_LENGTH),
    isRemote: entry.isRemote,
    type: typeOf(`${entry.type} ${/\bintern(ship)?\b/i.test(title) ? 'intern' : ''}`),
    seniority: seniorityOf(`${entry.seniority} ${title}`),
    tags: tagsOf(entry.tags, title),
    timeZones: [...new Set(entry.timeZones)].filter((zone) => zone >= -12 && zone <= 14).slice(0, 30),
    ...salaryOf(entry.salary),
    ...{ limits, visa: visaOf(limits), stripped: ad.stripped },
    // what is said to come later counts as of now
    postedAt: entry.postedAt && new Date(Math.min(Date.parse(entry.postedAt), Date.now())).toISOString(),
    expiresAt: entry.expiresAt,
    confirmedBy: confirmationOf(source),
  }
}

/** Whose list it is that has it. */
const confirmationOf = ({ company, code }: ToldBy): Confirmation => {
  if (code === WEB_SOURCE.code) return 'search'
  return company ? 'board' : 'source'
}

export type Listing = NonNullable<Awaited<ReturnType<typeof toListing>>>

/** Plain words of what others wrote, markup and entities gone. */
async function words(told: string, most: number): Promise<string> {
  const { text } = await shownText(told.slice(0, LOOKED_AT))
  return cutAtWord(plainText(text), most)
}

const webLink = (link: string): string | null =>
  link.length <= LINK_MAX_LENGTH && isPublicLink(link) ? new URL(link).href.slice(0, LINK_MAX_LENGTH) : null

const TYPES: readonly (readonly [JobType, RegExp])[] = [
  ['internship', /intern|trainee|apprentice/i],
  ['contract', /contract|freelance|temporary/i],
  ['part', /part/i],
  ['full', /full|permanent|regular/i],
]

/** In the source's words, not in ours where it has none. */
const typeOf = (told: string): JobType | null => TYPES.find(([, pattern]) => pattern.test(told))?.[0] ?? null

const LEVELS: readonly (readonly [Seniority, RegExp])[] = [
  ['lead', /\b(lead|staff|principal|head|director|vp|chief|executive)\b/i],
  ['senior', /\b(senior|sr\.?)\b/i],
  ['junior', /\b(junior|jr\.?|entry[- ]?level|intern(ship)?|graduate|trainee|working student)\b/i],
  ['mid', /\b(mid|mid[- ]?(level|senior)|intermediate|medior)\b/i],
]

const seniorityOf = (told: string): Seniority | null => LEVELS.find(([, pattern]) => pattern.test(told))?.[0] ?? null

const PERIODS: readonly (readonly [SalaryPeriod, RegExp])[] = [
  ['hour', /hour/i],
  ['day', /day|daily/i],
  ['week', /week/i],
  ['month', /month/i],
  ['year', /year|annual|annum/i],
]
const NOTHING_STATED = {
  ...{ salaryMin: null, salaryMax: null, salaryCurrency: null, salaryPeriod: null, salaryYearly: null },
}
/** Beyond these somebody mistyped. */
const [LEAST_A_YEAR, MOST_A_YEAR] = [1000, 5_000_000]

/** A salary that is stated whole; 0, no currency or no period is nothing stated. */
function salaryOf(told: JobEntry['salary']) {
  const period = PERIODS.find(([, pattern]) => pattern.test(told?.period ?? ''))?.[0]
  const currency = (told?.currency ?? '').trim().toUpperCase()
  const [least, most] = [told?.min || told?.max, told?.max || told?.min].map((amount) => Math.round(amount ?? 0))
  if (!period || !/^[A-Z]{3}$/.test(currency) || !least || !most || least < 0 || most < least) return NOTHING_STATED
  const salaryYearly = yearly(most, period)
  if (salaryYearly < LEAST_A_YEAR || salaryYearly > MOST_A_YEAR) return NOTHING_STATED
  return { salaryMin: least, salaryMax: most, salaryCurrency: currency, salaryPeriod: period, salaryYearly }
}
