import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import type { Account } from './account.ts'
import { flush } from './account.ts'
import { checkKey } from './check-key.ts'
import { present } from './expand.ts'
import type { Failure } from './failures.ts'
import { isBefore, takeFailure } from './failures.ts'
import { Fault, invalid } from './fault.ts'
import type { Form } from './form.ts'
import { readForm } from './form.ts'
import type { Route } from './route.ts'
import { cutHeader } from './server.ts'
import type { SavedOutput } from './state.ts'
import { newId } from './state.ts'

type Answer = { status: number; body: unknown; headers?: Record<string, string> }

const rememberedRequests = 500
const HELD_LOOK_MS = 5

/** Answers one request to the API: key, failures on demand, idempotency, the work itself, expansion, headers. */
export async function answerCall(
  account: Account,
  route: Route | null,
  request: Request,
  id: string,
): Promise<Response> {
  const url = new URL(request.url)
  const { method } = request
  const { pathname: path } = url
  const requestId = newId(account.state, 'req')
  const idempotencyKey = request.headers.get('idempotency-key')
  const form = { ...readForm(url.search), ...readForm(method === 'GET' ? '' : await request.text()) }
  const failure = takeFailure(account.state.failures, {
    method,
    path,
    content: `${JSON.stringify(form)} ${idempotencyKey}`,
  })
  const early = failure && isBefore(failure) ? await fail(account, failure) : undefined
  const work = (): Answer => {
    const isPublishable = checkKey(account, request.headers.get('authorization'), route, form)
    if (!route) throw unknownEndpoint(account, method, path)
    account.request = { id: requestId, idempotency_key: idempotencyKey }
    return handle(account, { form, id, isPublishable, route })
  }
  const key = method === 'POST' ? idempotencyKey : null
  const isWorkFailed = early !== undefined && failure?.kind === 'error'
  const named = { key, fingerprint: fingerprintOf(method, path, form), requestId }
  const usual = early && !isWorkFailed ? early : withIdempotency(account, named, early ? () => early : work)
  const late = failure && !isBefore(failure) ? await fail(account, failure) : undefined
  const answer = late ?? usual
  account.state.requests.push({ id: requestId, method, path, idempotencyKey, params: form, status: answer.status })
  account.state.requests.splice(0, account.state.requests.length - rememberedRequests)
  const headers = {
    'request-id': requestId,
    'stripe-version': request.headers.get('stripe-version') ?? Stripe.API_VERSION,
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...answer.headers,
  }
  return Response.json(answer.body, { status: answer.status, headers })
}

function handle(account: Account, call: { form: Form; id: string; isPublishable: boolean; route: Route }): Answer {
  const { expand } = call.form
  const paths = Object.values(typeof expand === 'object' ? expand : {}).map(String)
  try {
    const body = call.route.handle({ account, form: call.form, id: call.id, isPublishable: call.isPublishable })
    return { status: 200, body: structuredClone(present(account.state, body, paths)) }
  } finally {
    account.request = { id: null, idempotency_key: null }
    flush(account)
  }
}

/** Runs `work` once for an idempotency key; its failures are remembered, refusals of the parameters not, as Stripe has it. */
function withIdempotency(
  account: Account,
  { key, fingerprint, requestId }: { key: string | null; fingerprint: string; requestId: string },
  work: () => Answer,
): Answer {
  const saved = key === null ? undefined : account.state.idempotency[key]
  if (saved) return replay(saved, fingerprint, key ?? '')
  const answer = attempt(work, requestId)
  const isRemembered = answer.status < 400 || answer.status === 402 || answer.status >= 500
  if (key !== null && isRemembered) {
    account.state.idempotency[key] = { fingerprint, requestId, status: answer.status, body: answer.body }
  }
  return answer
}

function replay(saved: SavedOutput, fingerprint: string, key: string): Answer {
  if (saved.fingerprint === fingerprint) {
    const headers = { 'idempotent-replayed': 'true', 'original-request': saved.requestId }
    return { status: saved.status, body: saved.body, headers }
  }
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
  return { status: 400, body: { error: { type: 'idempotency_error', message } } }
}

function attempt(work: () => Answer, requestId: string): Answer {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return {
      status: error.status,
      body: { error: { ...error.body, request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}` } },
    }
  }
}

async function fail({ state }: Account, { kind, delayMs, path }: Failure): Promise<Answer | undefined> {
  if (kind === 'held') {
    state.held.push(path)
    while (state.held.includes(path)) await sleep(HELD_LOOK_MS)
    return
  }
  if (kind === 'cut') return { status: 500, body: {}, headers: { [cutHeader]: 'yes' } }
  if (kind === 'slow') return void (await sleep(delayMs))
  if (kind === 'error') {
    return { status: 500, body: { error: { type: 'api_error', message: 'An unknown error occurred' } } }
  }
  if (kind === 'refused') return { status: 400, body: { error: invalid('a.person@example.com may not do this.').body } }
  const message = 'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.'
  return { status: 429, body: { error: { type: 'invalid_request_error', code: 'rate_limit', message } } }
}

function unknownEndpoint(account: Account, method: string, path: string): Fault {
  account.state.unknownRequests.push({ method, path })
  const message = `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`
  return new Fault(404, invalid(message).body)
}

function fingerprintOf(method: string, path: string, form: Form): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, form]))
    .digest('hex')
}
