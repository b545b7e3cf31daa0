import { drawTable } from '../table.ts'
import type { Finding } from './storm.ts'

/** One row: what an abuse came to, and the worker's memory around it, in MB. */
export type Outcome = Finding & {
  name: string
  frozen: number
  failures: number
  before: number | null
  after: number | null
  seconds: number
}

const titles = ['abuse', 'lost', 'doubled', 'free', 'frozen', '5xx', 'memory before', 'after', 'seconds']

/** Nothing of any kind, anywhere. */
export const isCalm = (outcomes: Outcome[]): boolean =>
  outcomes.every(({ lost, doubled, free, frozen, failures }) => lost + doubled + free + frozen + failures === 0)

export function formatOutcomes(outcomes: Outcome[]): string {
  const cells = outcomes.map((row) => {
    const counts = [row.lost, row.doubled, row.free, row.frozen, row.failures]
    return [row.name, ...counts.map(String), megabytes(row.before), megabytes(row.after), String(row.seconds)]
  })
  return drawTable(titles, cells)
}

const megabytes = (value: number | null) => (value === null ? '?' : `${value} MB`)
