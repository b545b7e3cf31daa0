import { base64url } from 'jose'

/** `v1.<iv>.<ciphertext>`: the version names the key, so that keys can be changed one day. */
const KEY_VERSION = 'v1'

/** Encrypts a provider's token for storage with AES-GCM (SEC-03). @param key 32 bytes, base64 */
export async function encryptToken(key: string, token: string): Promise<string> {
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
