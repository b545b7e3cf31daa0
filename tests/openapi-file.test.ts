import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openApiDocument } from '#worker/openapi.ts'

it('openapi.json is current; `npm run openapi` writes it anew', () => {
  const file = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'))
  expect(file).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
})
