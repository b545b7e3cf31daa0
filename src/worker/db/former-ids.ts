/**
 * What stays of somebody whose account was removed: hashes under our own key, from which nobody gets back to the person,
 * and which come out the same however often they are made.
 */

/** The id that stands in the ledgers in place of a person's: a UUID of version 8, whose bits are the owner's own to choose. */
export async function formerUserId(secret: string, userId: string): Promise<string> {
  const bytes = (await keyedHash(secret, `user:${userId}`)).slice(0, 16)
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** An account at a provider, by which somebody who signs up again is known to have been given the first credits. */
export async function formerAccountHash(
  secret: string,
  { provider, providerAccountId }: { provider: string; providerAccountId: string },
): Promise<string> {
  return hexOf(await keyedHash(secret, `account:${provider}:${providerAccountId}`))
}

async function keyedHash(secret: string, text: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`former:${text}`)))
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
