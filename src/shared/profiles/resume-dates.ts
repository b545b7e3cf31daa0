import { FIRST_YEAR } from './entry-rules.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NAME = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'
const MOMENT = `(?:${NAME},?\\s+\\d{4}|\\d{1,2}[/.]\\d{4}|\\d{4}[-/.]\\d{1,2}|\\d{4})`
const NOW = '(?:present|now|today|current|ongoing)'
const RANGE = new RegExp(`\\(?\\b(${MOMENT})\\s*(?:-|–|—|to|until)\\s*(${MOMENT}|${NOW})\\b\\)?`, 'i')
const SINCE = new RegExp(`\\b(?:since|from)\\s+(${MOMENT})`, 'i')
const ONCE = new RegExp(`\\b(?:issued|awarded|graduated|completed|expected)\\s*:?\\s+(${MOMENT})`, 'i')
/** How long it was, as LinkedIn adds. */
const LENGTH = /\(\s*\d+ (?:years?|months?)[^)]*\)/gi

export interface ResumeDates {
  /** `YYYY-MM`; January where only the year is said. */
  startedIn: string
  endedIn: string | null
  /** What else the line says. */
  rest: string
}

/** The dates of a line; null for a line that begins nothing. */
export function parseDates(line: string): ResumeDates | null {
  const [whole = '', from = '', to = ''] = line.match(RANGE) ?? line.match(SINCE) ?? line.match(ONCE) ?? []
  const startedIn = toMonth(from, 1)
  if (startedIn === null) return null
  const endedIn = to === '' || new RegExp(`^${NOW}$`, 'i').test(to) ? null : toMonth(to, 12)
  if (endedIn !== null && endedIn < startedIn) return null
  const rest = line.replace(whole, ' ').replaceAll(LENGTH, ' ').replaceAll(/\s+/g, ' ').trim()
  return { startedIn, endedIn, rest: rest.replaceAll(/^[\s,|·•()–—-]+|[\s,|·•()–—-]+$/g, '') }
}

/** @param otherwise the month of a year that stands alone */
function toMonth(text: string, otherwise: number): string | null {
  const [year = ''] = text.match(/\d{4}/) ?? []
  const named = MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1
  const [, counted] = text.match(/(?:^|\d{4}[-/.])(\d{1,2})(?:[/.]\d{4}|$)/) ?? []
  const month = named || Number(counted ?? otherwise)
  const isReal = Number(year) >= FIRST_YEAR && month >= 1 && month <= 12
  return isReal ? `${year}-${String(month).padStart(2, '0')}` : null
}
