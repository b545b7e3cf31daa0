import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'

const Secrets = z.object({
  SESSION_SECRET: z.string().min(32),
  /** Base64 of 32 bytes: the AES-256 key for stored OAuth tokens. */
  TOKEN_ENCRYPTION_KEY: z.base64().length(44),
  /** A JSON Web Key Set with the private key that signs certificates. */
  CERTIFICATE_KEYS: z.string().startsWith('{"keys":['),
})

export type Secrets = z.infer<typeof Secrets>

/**
 * The local world's own secrets: made at the first start and kept in `file`, so that sessions and certificates outlive a
 * restart. One that an older version did not know is added to those it did.
 */
export async function loadSecrets(file: string): Promise<Secrets> {
  const known = existsSync(file)
    ? Secrets.partial().safeParse(JSON.parse(await readFile(file, 'utf8'))).data
    : undefined
  const complete = Secrets.safeParse(known)
  if (complete.success) return complete.data
  const secrets = {
    SESSION_SECRET: randomBytes(32).toString('base64url'),
    TOKEN_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    CERTIFICATE_KEYS: newCertificateKeys(),
    ...known,
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}

/** A set with one new RSA key of 2048 bits, as the setting CERTIFICATE_KEYS takes it. */
export function newCertificateKeys(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return JSON.stringify({ keys: [privateKey.export({ format: 'jwk' })] })
}
