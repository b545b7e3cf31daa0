import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env as rawEnv } from 'cloudflare:workers'
import { app } from '#worker/app.ts'
import { type Context, createContext, createSystemContext } from '#worker/context.ts'
import { BINDINGS, type Bindings, type Env, readEnv } from '#worker/env.ts'
import { appRouter } from '#worker/router.ts'
import { createCallerFactory } from '#worker/trpc.ts'

const bindings = rawEnv as unknown as Bindings

/** A deployment whose workflows cannot be started: what is to be written waits for the sweeper. */
const noEngine = { create: () => Promise.reject(new Error('no engine')) } as unknown as Bindings['ROADMAP_WORKFLOW']

/** The worker's environment in this run, with settings changed for one test. */
export const envWith = (changes: Partial<Env> = {}): Env =>
  readEnv({ ...bindings, ROADMAP_WORKFLOW: noEngine, ...changes })

const never: RateLimit = { limit: () => Promise.resolve({ success: true }) }

/** Limits by the minute that never refuse, where something else is asked about. */
export const UNLIMITED: Partial<Env> = Object.fromEntries(
  BINDINGS.filter((name) => name.endsWith('_LIMIT')).map((name) => [name, never]),
)

/** A context as crons and workflows get it. */
export const systemContext = (changes?: Partial<Env>): Context => createSystemContext(envWith(changes), 'test')

export interface Sent {
  token?: string | undefined
  method?: string
  body?: unknown
  headers?: Record<string, string>
  env?: Partial<Env>
  address?: string
}

/** One request through the whole app, as the edge would get it. */
export async function send(path: string, sent: Sent = {}): Promise<Response> {
  const execution = createExecutionContext()
  const response = await app.fetch(toRequest(path, sent), envWith(sent.env), execution)
  // a stream's body must be read before what goes on behind it can end
  const answer = new Response(await response.arrayBuffer(), response)
  await waitOnExecutionContext(execution)
  return answer
}

/** The same, for a body that is read while it is written. */
export const sendStreaming = (path: string, sent: Sent = {}): Promise<Response> =>
  Promise.resolve(app.fetch(toRequest(path, sent), envWith(sent.env), createExecutionContext()))

function toRequest(path: string, { token, method, body, headers, address }: Sent): Request {
  return new Request(`http://localhost:5173${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'cf-connecting-ip': address ?? randomAddress(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      // a form says itself how it is written
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isSentAsItIs(body) ? body : JSON.stringify(body) }),
  })
}

const isSentAsItIs = (body: unknown): body is string | FormData => typeof body === 'string' || body instanceof FormData

/** Its own for every request, so that the limits by address hit only the test that means them. */
const randomAddress = () => Array.from(crypto.getRandomValues(new Uint8Array(4))).join('.')

const createCaller = createCallerFactory(appRouter)

/** The procedures as one person calls them, and the context behind them; without a token, as a visitor. */
export async function callerFor(token?: string, changes?: Partial<Env>) {
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
  const request = new Request('http://localhost:5173/', { headers })
  const ctx = {
    ...(await createContext(envWith(changes), request, crypto.randomUUID())),
    clientAddress: randomAddress(),
  }
  return { ctx, api: createCaller(ctx) }
}
