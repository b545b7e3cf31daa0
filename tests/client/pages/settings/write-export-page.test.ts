import { expect, it } from 'vitest'
import { formatMoment } from '#client/lib/dates/format-moment.ts'
import { writeExportPage } from '#client/pages/settings/export/write-export-page.ts'

const AT = '2026-11-23T01:02:03.000Z'
const DATA = {
  exportedAt: AT,
  parts: [
    {
      name: 'section_notes',
      title: 'Your notes',
      rows: [
        {
          text: '</pre><script>alert(1)</script> & "so"',
          updatedAt: AT,
          isBonus: true,
          skills: ['a', 'b'],
          at: null,
          none: [],
          userId: 'u',
        },
      ],
    },
    { name: 'payments', title: 'Your payments', rows: [] },
  ],
}

const page = () => new DOMParser().parseFromString(writeExportPage(DATA), 'text/html')

it('is read by people: words for names, moments in their own zone, text as text', () => {
  const { body } = page()
  const terms = [...body.querySelectorAll('dt')].map(({ textContent }) => textContent)
  const values = [...body.querySelectorAll('dd')].map(({ textContent }) => textContent)
  expect(terms).toEqual(['text', 'updated at', 'is bonus', 'skills'])
  expect(values).toEqual(['</pre><script>alert(1)</script> & "so"', formatMoment(AT), 'yes', 'a, b'])
  expect(body.textContent).toContain('Nothing is stored of: Your payments.')
})

it('is read by machines: the whole of it as JSON', () => {
  expect(JSON.parse(page().querySelector('#json')?.textContent ?? '')).toEqual(DATA)
})

it('runs nothing, and loads nothing from anywhere', () => {
  const { head, documentElement } = page()
  expect(documentElement.querySelectorAll('script, link, img, iframe')).toHaveLength(0)
  expect(head.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'")
})
