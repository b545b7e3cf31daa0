import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/**
 * The rows of the specification's inventories that are about open source, accounts, profiles, the shell, the admin's pages, bounties, the board of jobs, the copilot and the public site: rules (R), screens
 * (RT), calls (C, D) and security (SEC), and a decision (G). Each is named by a test. Left out is what only says what the product is for
 * (R-PROD-01, -02, -06), and what is nobody's to build (R-AUTH-29).
 */
const ROWS: Record<string, string> = {
  'R-PROD-': '03 04 05 07 08',
  'R-SHELL-': '01 02 03 04 05 06 07 08 09 10 11 12 13 14 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 32 33 35 36 37',
  'R-AUTH-': '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 27 28 30 31',
  'R-API-': '01 02 03 04 05 06',
  'R-COMM-': '01 02 03 05 08 09',
  'R-PROF-': '03 06',
  'R-CHAL-': '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28',
  'G-PROF-': '02 08',
  'R-OSS-': '01 02 03 04 05 06 07 08 09 10 11',
  'G-OSS-': '01 02 03 04 06 07',
  'G-PAIR-': '01 02 03',
  'R-JOBS-': '01 02 03 04 05 06 07',
  'G-JOBS-': '01 03 04',
  'R-LRN-': '07 20',
  'R-RMV-': '14 15 16',
  'R-PRIC-': '01 07 08 09 13',
  'R-LAND-': '01 02 03 04 05 06 07 08 09 10 11 12 13',
  'R-WAIT-': '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18',
  'R-OSM-': '01 02 03',
  'R-FIN-': '01 02 03 04 05 06 07 08 09 10 11 12',
  'RT-':
    '57 58 72 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 32 33 40 41 42 43 44 45 46 47 48 49 61 62 63 64 65 66 67 68 69 70 71 74 77',
  C: '021 022 023 024 025 026 027 028 029 030 031 032 033 034 035 036 037 038 104 114 008 009 010 089 106 107 108 044 045 046 047 048 105 017 020 055 056 057 001 004 011 012 013 014 015 016 018 019 071 113 002 005 006 007 043 049 050 051 052 053 054 060 062 064 065 066 067 068 070 080 081 082 083 084 085 086 087 090 091 092 093 094 095 096 097 098 099 100 101 102 103 118 119',
  D: '009 026 027 028 029 030 031 039 040 041 042 010 020 021 022 024 037 038',
  I: '008 009',
  E: '001 002 003 004 005 006 007 008 010 011 012',
  'SEC-': '01 02 04 06 08 11 12 13 14 15 17 18 19 21 22 23 24 26 27 28 29 30',
  'G-API-': '04',
  'G-LEAD-': '01',
}

const folder = dirname(fileURLToPath(import.meta.url))

const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name) && name !== 'documented-rows.test.ts')
  .map((name) => readFileSync(join(folder, name), 'utf8'))

/** Names of tests stand in lines of code. */
const code = tests.flatMap((text) => text.split('\n').filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line)))

const rows = Object.entries(ROWS).flatMap(([kind, numbers]) => numbers.split(' ').map((number) => kind + number))

it.each(rows)('%s has a test named after it', (row) => {
  expect(code.some((line) => new RegExp(`\\b${row}\\b`).test(line))).toBe(true)
})
