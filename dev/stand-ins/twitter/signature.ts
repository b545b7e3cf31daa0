import { createHmac, timingSafeEqual } from 'node:crypto'

export type SignedRequest = { method: string; url: URL; header: string }

/** The fields of an `Authorization: OAuth …` header. */
export function oauthFields(header: string): Map<string, string> {
  const found = header.matchAll(/(\w+)="([^"]*)"/g)
  return new Map(Array.from(found, ([, name = '', value = '']) => [name, decodeURIComponent(value)]))
}

/** Percent encoding as RFC 5849 has it, which is stricter than the browser's. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Whether a request carries the signature that its app and its token's secret make (RFC 5849, section 3.4). */
export function isSigned(
  { method, url, header }: SignedRequest,
  app: { key: string; secret: string },
  tokenSecret: string,
): boolean {
  const fields = oauthFields(header)
  const signature = Buffer.from(fields.get('oauth_signature') ?? '')
  if (fields.get('oauth_consumer_key') !== app.key || fields.get('oauth_signature_method') !== 'HMAC-SHA1') return false
  fields.delete('oauth_signature')
  const parameters = [...fields, ...url.searchParams].map(([name, value]) => [encode(name), encode(value)] as const)
  const sorted = parameters.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
  const text = sorted.map((pair) => pair.join('=')).join('&')
  const base = [method, url.origin + url.pathname, text].map(encode).join('&')
  const key = `${encode(app.secret)}&${encode(tokenSecret)}`
  const expected = Buffer.from(createHmac('sha1', key).update(base).digest('base64'))
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}
