import { CERTIFICATE_PATHS, CERTIFICATE_TEXTS } from '#shared/certificates/texts.ts'
import type { Context } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { findCertificate, listRevocations } from './queries.ts'
import { mayRead } from './scope.ts'
import { issuerProfile, publicKeys, signCredential } from './sign-credential.ts'

/** The key set that proves our certificates. */
export const publishKeys = async (ctx: Context) => ({ keys: await publicKeys(ctx.env) })

/** One key, at the address that a credential's header names. @throws DomainError not_found */
export async function publishKey(ctx: Context, thumbprint: string) {
  const keys = await publicKeys(ctx.env)
  const key = keys.find(({ kid }) => kid?.endsWith(`/${thumbprint}`))
  if (!key) throw new DomainError('not_found', 'This key does not exist.')
  return key
}

/** Our profile as an issuer, with its keys. */
export async function publishIssuer(ctx: Context) {
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    ...issuerProfile(ctx.env),
    jwks: await publishKeys(ctx),
  }
}

/** The 1EdTech revocation list, whole: a check must not miss one. What its owner said about it stands on its page only. */
export async function publishRevocations(ctx: Context) {
  const revoked = await listRevocations(ctx)
  return {
    id: `${ctx.env.APP_URL}${CERTIFICATE_PATHS.revocations}`,
    issuer: issuerProfile(ctx.env).id,
    revokedCredential: revoked.map((id) => ({
      id: `${ctx.env.APP_URL}${CERTIFICATE_PATHS.credential(id)}`,
      revoked: true,
      revocationReason: CERTIFICATE_TEXTS.revokedReason,
    })),
  }
}

/**
 * The signed credential, as the text that its id's address answers.
 * @throws DomainError not_found, conflict for a withdrawn one
 */
export async function publishCredential(ctx: Context, id: string): Promise<string> {
  const row = await findCertificate(ctx, id)
  if (!mayRead(ctx, row)) throw new DomainError('conflict', CERTIFICATE_TEXTS.revoked)
  return signCredential(ctx.env, row)
}
