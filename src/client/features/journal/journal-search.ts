import { isDay } from '#shared/feed/rules.ts'
import { ENTRY_LENGTHS, SEARCH_LENGTH } from '#shared/journal/rules.ts'

/** What stands in the address of /feed/journal; what is as usual is left out. */
export interface JournalSearch {
  q?: string | undefined
  tag?: string | undefined
  day?: string | undefined
}

const textOf = (value: unknown, length: number) =>
  value === undefined || value === '' ? undefined : String(value).slice(0, length)

/** What is made up counts as left out. */
export const readJournalSearch = ({ q, tag, day }: Record<string, unknown>): JournalSearch => ({
  q: textOf(q, SEARCH_LENGTH),
  tag: textOf(tag, ENTRY_LENGTHS.tag),
  day: typeof day === 'string' && isDay(day) ? day : undefined,
})
