import { beforeAll, describe, expect, it } from 'vitest'
import { buildIfStale } from '#dev/run/build.ts'
import {
  certificateDrawing,
  chunkKb,
  chunksThatNeed,
  filesOf,
  ownFilesOf,
  pageKb,
  pages,
  scriptsKbOf,
} from '../bench/page-sizes.ts'
import { bundleBudgetKb, bundleKb, coldStartBudgetKb, coldStartKb } from '../bench/start-up.ts'

/** What visitors download and what Cloudflare loads stays within its budgets; `npm run bench` has the rest. */

beforeAll(() => buildIfStale(AbortSignal.timeout(120_000)), 120_000)

describe('JavaScript and CSS of a first visit, gzipped', () => {
  it.each(pages)('$path stays within $budgetKb KB', (page) => {
    expect(pageKb(page)).toBeLessThanOrEqual(page.budgetKb)
  })

  it.each(pages)('$path has at most $scriptsKb KB of JavaScript', (page) => {
    expect(scriptsKbOf(page)).toBeLessThanOrEqual(page.scriptsKb)
  })

  it.each(pages)('$path comes in $budgetFiles files at most', (page) => {
    expect(filesOf(page).length).toBeLessThanOrEqual(page.budgetFiles)
  })
})

describe('what draws the PDF of a certificate', () => {
  const { chunk, budgetKb } = certificateDrawing

  it(`has chunks of its own with its libraries, of ${budgetKb} KB at most, gzipped`, () => {
    expect(chunkKb(chunk)).toBeLessThanOrEqual(budgetKb)
    // if it were less, the libraries would be somewhere else
    expect(chunkKb(chunk)).toBeGreaterThan(200)
  })

  it('comes with no page, and with no part of one', () => {
    expect(chunksThatNeed(chunk)).toEqual([])
    expect(ownFilesOf(chunk).length).toBeGreaterThan(1)
    for (const page of pages) expect(filesOf(page).join()).not.toMatch(/draw-certificate|open-sheet|to-docx/)
  })
})

describe('the worker', () => {
  it(`reads less than ${coldStartBudgetKb} KB at a cold start, gzipped`, () => {
    expect(coldStartKb()).toBeLessThan(coldStartBudgetKb)
    // less would mean that what is imported at once was not found
    expect(coldStartKb()).toBeGreaterThan(100)
  })

  it(`is uploaded in less than ${bundleBudgetKb} KB, gzipped`, () => {
    expect(bundleKb()).toBeLessThan(bundleBudgetKb)
  })
})
