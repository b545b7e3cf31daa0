import { STAGE_ORDER, STAGES } from './rules.ts'
import type { Application } from './schemas.ts'

/** A table of applications as RFC 4180, a column a stage. A cell that a spreadsheet would compute is text. */
export function toCsv(applications: readonly Application[]): string {
  const head = ['Company', 'Job', 'Stage', 'Link', 'Source', 'Closed', 'Remind on', 'Notes']
  const rows = applications.map(({ company, title, stage, url, source, closedAt, remindOn, notes, reached }) => [
    ...[company, title, STAGES[stage], url, source, dayOf(closedAt), remindOn ?? '', notes],
    ...STAGE_ORDER.map((name) => dayOf(reached.find((one) => one.stage === name)?.at ?? null)),
  ])
  return [[...head, ...STAGE_ORDER.map((stage) => STAGES[stage])], ...rows]
    .map((cells) => `${cells.map(cellOf).join(',')}\r\n`)
    .join('')
}

const dayOf = (moment: string | null): string => moment?.slice(0, 10) ?? ''

function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
