import { base64url } from 'jose'
import type { Env } from '#worker/env.ts'

/** What the link of an entry proves: which one, and whether its holder may leave by it. */
interface EntryLink {
  id: string
  mayLeave: boolean
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' }
const bytes = (text: string) => new TextEncoder().encode(text)

/** A key of its own, so that no link is ever a bearer and no bearer a link. */
const keyOf = ({ SESSION_SECRET }: Env) =>
  crypto.subtle.importKey('raw', bytes(`waitlist link:${SESSION_SECRET}`), HMAC, false, ['sign', 'verify'])

const ROOT = '/waitlist/'

/** Signs the path of an entry's page, always the same one: `/waitlist/<id>.<right>.<signature>`. */
export async function signLink(env: Env, { id, mayLeave }: EntryLink): Promise<string> {
  const said = `${id}.${mayLeave ? 1 : 0}`
  const signature = await crypto.subtle.sign('HMAC', await keyOf(env), bytes(said))
  return `${ROOT}${said}.${base64url.encode(new Uint8Array(signature))}`
}

/** What a link says that we signed; null for any other text. */
export async function readLink(env: Env, token: string): Promise<EntryLink | null> {
  const [, id, right, signature] = /^([0-9a-f-]{36})\.([01])\.([\w-]{43})$/.exec(token) ?? []
  if (id === undefined || signature === undefined) return null
  const isOurs = await crypto.subtle.verify(
    'HMAC',
    await keyOf(env),
    base64url.decode(signature),
    bytes(`${id}.${right}`),
  )
  return isOurs ? { id, mayLeave: right === '1' } : null
}
