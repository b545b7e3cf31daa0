import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCsv } from '#shared/applications/csv.ts'
import type { Application } from '#shared/applications/schemas.ts'

const application: Application = {
  ...{ applicationId: 'a', listingId: null, title: 'Engineer', company: 'Acme', url: 'https://example.com/1' },
  ...{ source: 'himalayas', stage: 'applied', notes: '', remindOn: null, closedAt: null, documents: 0 },
  createdAt: '2026-11-20T10:00:00.000Z',
  reached: [
    { stage: 'saved', at: '2026-11-20T10:00:00Z' },
    { stage: 'applied', at: '2026-11-21T10:00:00Z' },
  ],
}

it('says when each stage was reached', () => {
  expect(toCsv([application]).split('\r\n')).toEqual([
    'Company,Job,Stage,Link,Source,Closed,Remind on,Notes,Saved,Applied,Screening,Interview,Offer,Rejected',
    'Acme,Engineer,Applied,https://example.com/1,himalayas,,,,2026-11-20,2026-11-21,,,,',
    '',
  ])
})

it('a cell is one cell whatever stands in it, and nothing that a spreadsheet would compute', () => {
  fc.assert(
    fc.property(fc.string(), (notes) => {
      const [, ...cells] = readCsv(toCsv([{ ...application, notes }])).flat()
      expect(cells).toHaveLength(27)
      const cell = cells[20] ?? ''
      expect(cell).toBe(/^[=+\-@\t\r]/.test(notes) ? `'${notes}` : notes)
    }),
  )
})

/** RFC 4180, read by the letter. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      at += 1
      while (text[at] !== '"' || text[at + 1] === '"') {
        cell += text[at]
        at += text[at] === '"' ? 2 : 1
      }
      at += 1
    } else {
      while (text[at] !== ',' && text[at] !== '\r') {
        cell += text[at]
        at += 1
      }
    }
    row.push(cell)
    if (text[at] === ',') at += 1
    else {
      rows.push(row)
      row = []
      at += 2
    }
  }
  return rows
}
