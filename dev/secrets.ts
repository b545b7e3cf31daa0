import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'

const Secrets = z.object({
  SESSION_SECRET: z.string().min(32),
  /** Base64 of 32 bytes: the AES-256 key for stored OAuth tokens. */
  TOKEN_ENCRYPTION_KEY: z.base64().length(44),
})

export type Secrets = z.infer<typeof Secrets>

/** The local world's own secrets: made at the first start and kept in `file`, so that sessions outlive a restart. */
export async function loadSecrets(file: string): Promise<Secrets> {
  if (existsSync(file)) {
    const known = Secrets.safeParse(JSON.parse(await readFile(file, 'utf8')))
    if (known.success) return known.data
  }
  const secrets = {
    SESSION_SECRET: randomBytes(32).toString('base64url'),
    TOKEN_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}
