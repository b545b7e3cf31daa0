import { base64url } from 'jose'

/** `v1.<iv>.<ciphertext>`: the version names the key, so that keys can be changed one day. */
const KEY_VERSION = 'v1'

/** Encrypts a provider's token for storage with AES-GCM (SEC-03). @param key 32 bytes, base64 */
export async function sealToken(key: string, token: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await importKey(key, 'encrypt'),
    new TextEncoder().encode(token),
  )
  return [KEY_VERSION, base64url.encode(iv), base64url.encode(new Uint8Array(sealed))].join('.')
}

/** The token that was sealed. @throws Error for another key, or for what was changed */
export async function unsealToken(key: string, sealed: string): Promise<string> {
  const [version, iv = '', text = ''] = sealed.split('.')
  if (version !== KEY_VERSION) throw new Error(`A token is sealed with ${version}, which is no key of ours.`)
  const algorithm = { name: 'AES-GCM', iv: base64url.decode(iv) }
  const opened = await crypto.subtle.decrypt(algorithm, await importKey(key, 'decrypt'), base64url.decode(text))
  return new TextDecoder().decode(opened)
}

const importKey = (key: string, usage: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', base64url.decode(key.replaceAll('+', '-').replaceAll('/', '_')), 'AES-GCM', false, [
    usage,
  ])
