import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadSecrets } from '#dev/world/secrets.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tubli-secrets-'))
  file = join(folder, 'deep', 'secrets.json')
})
afterEach(() => rm(folder, { recursive: true }))

it('are made at the first start, for nobody else to read, and kept from then on', async () => {
  const secrets = await loadSecrets(file)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await loadSecrets(file)).toEqual(secrets)
  const [key] = JSON.parse(secrets.CERTIFICATE_KEYS).keys
  expect(key).toMatchObject({ kty: 'RSA', e: 'AQAB', d: expect.any(String) })
  expect(Buffer.from(key.n, 'base64url')).toHaveLength(256)
})

it('one that an older version did not know is added to those it did', async () => {
  const { CERTIFICATE_KEYS: _, ...older } = await loadSecrets(file)
  await writeFile(file, JSON.stringify(older))
  const secrets = await loadSecrets(file)
  expect(secrets).toMatchObject(older)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(secrets)
})
