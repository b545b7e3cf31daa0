import { base64url } from 'jose'
import type { Context } from '#worker/context.ts'
import type { ProviderAccount } from '#worker/features/users/statements.ts'
import { exchangeGithubCode, fetchGithubAccount, type GithubAccount } from '#worker/integrations/github.ts'

/**
 * Turns a provider's code into the account that it stands for, its token encrypted, and the profile that stands there.
 * @throws DomainError invalid for a refused code, upstream when GitHub does not answer
 */
export async function exchangeCode(
  { env }: Context,
  code: string,
  codeVerifier: string | null,
): Promise<{ account: ProviderAccount; profile: GithubAccount }> {
  const { accessToken, scopes } = await exchangeGithubCode(env, code, codeVerifier)
  const profile = await fetchGithubAccount(env, accessToken)
  const account: ProviderAccount = {
    provider: 'github',
    providerAccountId: profile.accountId,
    username: profile.username,
    scopes,
    accessTokenEncrypted: await encryptToken(env.TOKEN_ENCRYPTION_KEY, accessToken),
  }
  return { account, profile }
}

/** `v1.<iv>.<ciphertext>`: the version names the key, so that keys can be changed one day. */
const KEY_VERSION = 'v1'

/** Encrypts a provider's token for storage with AES-GCM (SEC-03). @param key 32 bytes, base64 */
async function encryptToken(key: string, token: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const secret = await crypto.subtle.importKey(
    'raw',
    base64url.decode(key.replaceAll('+', '-').replaceAll('/', '_')),
    'AES-GCM',
    false,
    ['encrypt'],
  )
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, new TextEncoder().encode(token))
  return [KEY_VERSION, base64url.encode(iv), base64url.encode(new Uint8Array(sealed))].join('.')
}
