import { EVENT_PROPS } from '#shared/analytics/events.ts'
import type { ReportErrorInput } from '#shared/analytics/schemas.ts'

const MAX_TEXT = 300

/** SEC-22: of what was sent only what events may say, short, and of addresses nothing behind their path. */
export function keptProps(sent: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = EVENT_PROPS.filter((name) => Object.hasOwn(sent, name))
  return Object.fromEntries(kept.map((name) => [name, short(sent[name])]))
}

/** Short texts, numbers and flags, or a list of them; anything deeper says too much. */
const short = (value: unknown): unknown => (Array.isArray(value) ? value.slice(0, 20).map(plain) : plain(value))

function plain(value: unknown): unknown {
  if (typeof value === 'string') return withoutQuery(value.slice(0, MAX_TEXT)).replaceAll('\0', '').toWellFormed()
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Of a path or an address only what stands before its query: codes and states travel behind it. */
const withoutQuery = (text: string): string =>
  text.replaceAll(/\S+/g, (word) => (/[/:]|[?#].*=/.test(word) ? word.replace(/[?#].*/, '') : word))

/** A word or two of what a browser calls itself. */
const AGENTS: readonly (readonly [RegExp, string])[] = [
  [/bot|crawl|spider/i, 'bot'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/** 'Firefox', 'Chrome mobile', … */
export function agentFamily(userAgent: string | null): string {
  const [, family = 'other'] = AGENTS.find(([pattern]) => pattern.test(userAgent ?? '')) ?? []
  return /Mobi|Android/.test(userAgent ?? '') && family !== 'bot' ? `${family} mobile` : family
}

/** What the log keeps of a browser's failure: no query of any address in it. */
export const errorFields = (
  { userAgent }: { userAgent: string | null },
  { message, stack, url }: ReportErrorInput,
) => ({
  message: withoutQuery(message),
  stack: withoutQuery(stack),
  page: withoutQuery(url),
  agent: agentFamily(userAgent),
})
