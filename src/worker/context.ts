import { chooseModels, type Models } from '#worker/ai/model.ts'
import { type BearerClaims, readBearer } from '#worker/bearer.ts'
import { type Database, openDatabase } from '#worker/db/client.ts'
import { type ModelCall, noteModelCall } from '#worker/db/model-usage.ts'
import type { Env } from '#worker/env.ts'
import { type Browser, readBrowser } from '#worker/http/browser.ts'
import { createLog, type Log } from '#worker/log.ts'

/** Who calls. A cron, a workflow or another service's delivery is an actor of its own, never a user in disguise. */
export type Actor =
  | { kind: 'visitor' }
  | ({ kind: 'user' } & BearerClaims)
  | { kind: 'system'; job: string }
  | { kind: 'webhook'; provider: string }

/** How long a person waits for the database, and how long who works behind their back. */
const REQUEST_TIMEOUT_MS = 10_000
const SYSTEM_TIMEOUT_MS = 30_000

/** What verbs and queries are given, whoever calls them. */
export interface Context {
  env: Env
  db: Database
  models: Models
  log: Log
  /** Counts a call of a model; nobody waits for it, nothing fails with it. */
  noteModelCall: (call: ModelCall) => void
  actor: Actor
  /** Lets work go on behind the answer; outside a request there is none to wait for. */
  waitUntil: (work: Promise<unknown>) => void
  sequentialRoundTrips: () => number
}

export interface UserContext extends Context {
  actor: Extract<Actor, { kind: 'user' }>
}

/** The caller's id; null for a visitor. */
export const viewerOf = ({ actor }: Pick<Context, 'actor'>): string | null =>
  actor.kind === 'user' ? actor.userId : null

/** Whose own things are read: a caller's, or those of whoever an address belongs to. */
export interface Reader {
  db: Database
  actor: { userId: string }
}

/** What a procedure is given: the context, and what only a request has. */
export interface RequestContext extends Context {
  requestId: string
  /** For limits by address; never stored or logged. */
  clientAddress: string
  userAgent: string | null
  /** ISO code by the request's address, as the edge knows it; only ever used to choose a currency. */
  country: string | null
  browser: Browser
  /** Null without a bearer; 'invalid' when one was sent that we never signed or that has expired. */
  bearer: BearerClaims | 'invalid' | null
}

/** The one place where request-scoped things are built. The bearer's signature is checked here, its revocation by the procedure. */
export async function createContext(
  env: Env,
  request: Request,
  requestId: string,
  waitUntil?: Context['waitUntil'],
): Promise<RequestContext> {
  const bearer = await readBearer(env.SESSION_SECRET, request.headers.get('authorization'))
  const signedIn = bearer !== null && bearer !== 'invalid'
  return Object.assign(baseContext(env, { requestId }, REQUEST_TIMEOUT_MS, waitUntil), {
    actor: signedIn ? { kind: 'user' as const, ...bearer } : { kind: 'visitor' as const },
    requestId,
    clientAddress: request.headers.get('cf-connecting-ip') ?? 'unknown',
    userAgent: request.headers.get('user-agent'),
    country: request.headers.get('cf-ipcountry'),
    browser: readBrowser(request.headers.get('cookie')),
    bearer,
  })
}

/** For crons and workflows. */
export function createSystemContext(env: Env, job: string): Context {
  return Object.assign(baseContext(env, { job }, SYSTEM_TIMEOUT_MS), { actor: { kind: 'system' as const, job } })
}

function baseContext(
  env: Env,
  tags: Record<string, string>,
  timeoutMs: number,
  waitUntil: Context['waitUntil'] = () => {},
) {
  const database = openDatabase(env, timeoutMs)
  return {
    env,
    get db() {
      return database.db
    },
    sequentialRoundTrips: database.sequentialRoundTrips,
    models: chooseModels(env),
    log: createLog(tags),
    // its round trips are nobody's wait, and so not counted among those of the request
    noteModelCall: (call: ModelCall) => waitUntil(noteModelCall(openDatabase(env).db, call).catch(() => undefined)),
    waitUntil,
  }
}

/** An IPv4 address, or the /64 network that one customer has of IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':')
}
