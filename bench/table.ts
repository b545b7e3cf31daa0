/** One line of the result: a ratio, what it was made from, and what it should be. */
export type Row = { what: string; measured: string; against: string; ratio: number; goal: string; isMet: boolean }

const titles = ['what', 'measured', 'against', 'ratio', 'goal', 'met']

/** The rows as one table, readable in a terminal and as Markdown. */
export function formatTable(rows: Row[]): string {
  const cells = rows.map(({ what, measured, against, ratio, goal, isMet }) => [
    ...[what, measured, against, ratio.toFixed(2), goal],
    isMet ? 'yes' : 'NO',
  ])
  return drawTable(titles, cells)
}

/** Columns as wide as their widest cell. */
export function drawTable(titles: string[], cells: string[][]): string {
  const widths = titles.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]): string => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  return [line(titles), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n')
}
