/** Taking a VC-JWT apart, with nothing trusted: whatever is missing or of another kind is null. */

export interface ReadCredential {
  header: unknown
  claims: unknown
  /** The text that was signed. */
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

/**
 * @returns 'unreadable' for what does not even look like a credential, 'damaged' for one whose parts can't be read
 */
export function readCredential(jwt: string): ReadCredential | 'unreadable' | 'damaged' {
  const [header, claims, signature, ...more] = jwt.trim().split('.')
  if (!header || !claims || signature === undefined || more.length > 0) return 'unreadable'
  const [readHeader, readClaims, readSignature] = [readJson(header), readJson(claims), fromBase64url(signature)]
  if (!readHeader || !readClaims || !readSignature) return 'damaged'
  const signed = new TextEncoder().encode(`${header}.${claims}`)
  return { header: readHeader.value, claims: readClaims.value, signed, signature: readSignature }
}

/** What stands at a path of names and indexes, if it is a text. */
export function textAt(value: unknown, ...path: (string | number)[]): string | null {
  const found = at(value, path)
  return typeof found === 'string' ? found : null
}

export function numberAt(value: unknown, ...path: (string | number)[]): number | null {
  const found = at(value, path)
  return typeof found === 'number' && Number.isFinite(found) ? found : null
}

export function listAt(value: unknown, ...path: (string | number)[]): unknown[] {
  const found = at(value, path)
  return Array.isArray(found) ? found : []
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  let here: unknown = value
  for (const name of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, name)) return undefined
    here = (here as Record<string | number, unknown>)[name]
  }
  return here
}

function readJson(part: string): { value: unknown } | null {
  const bytes = fromBase64url(part)
  if (!bytes) return null
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return null
  }
}

/** Only the one way in which these bytes are written: two texts must never stand for the same signature. */
function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const again = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    return again === text ? Uint8Array.from(binary, (character) => character.charCodeAt(0)) : null
  } catch {
    return null
  }
}
