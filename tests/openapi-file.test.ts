import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { proceduresFile } from '#dev/commands/procedures-file.ts'
import { openApiDocument } from '#worker/openapi.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

it('openapi.json is current; `npm run openapi` writes it anew', async () => {
  expect(JSON.parse(read('openapi.json'))).toEqual(JSON.parse(JSON.stringify(await openApiDocument())))
})

it('the table of procedures is current; `npm run openapi` writes it anew', async () => {
  expect(read('src/worker/procedures.gen.ts')).toBe(await proceduresFile())
})
