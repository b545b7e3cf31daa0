import { createEmulator, filePersistence } from 'emulate'
import type { StandIn } from '../stand-in.ts'
import type { StripeControl } from './control/control-client.ts'
import { controlStripe } from './control/control-client.ts'
import type { Standing } from './control/run-command.ts'
import { Deliveries } from './webhooks/deliveries.ts'
import { addEndpoint } from './webhooks/webhook-endpoints.ts'
import type { Account } from './wire/account.ts'
import { defineStripe } from './wire/define-stripe.ts'
import { listen } from './wire/server.ts'
import type { State } from './wire/state.ts'
import { all, newState } from './wire/state.ts'

export type StripeOptions = {
  port?: number
  secretKey?: string
  publishableKey?: string
  webhookSecret?: string
  /** Where all events go from the start; other endpoints can be registered through the API. */
  webhookUrl?: string
  /** Waiting times before a refused delivery is tried again. */
  retryDelaysMs?: number[]
  /** Keeps everything in this file, so that a database that remembers customers finds them after a restart. */
  file?: string
}

type StripeKeys = { secretKey: string; publishableKey: string; webhookSecret: string }

/** Its address is the base of the API and of the hosted pages. */
export type StripeStandIn = StandIn<StripeControl & { keys: StripeKeys }>

const quickRetries = [50, 100, 200, 400, 800]

/**
 * Starts a stand-in for Stripe on a port: the API as the SDK knows it, its hosted pages, signed webhooks, and a remote
 * control (POST /control) for what a test wants to go wrong. Money is nobody's; time is wound by hand.
 */
export async function startStripe(options: StripeOptions = {}): Promise<StripeStandIn> {
  const keys = {
    secretKey: options.secretKey ?? 'sk_test_standin0000000000000000',
    publishableKey: options.publishableKey ?? 'pk_test_standin0000000000000000',
    webhookSecret: options.webhookSecret ?? 'whsec_standin0000000000000000000',
  }
  let answer = async (_: Request): Promise<Response> => new Response('Starting', { status: 503 })
  const server = await listen(options.port ?? 0, (request) => answer(request))
  const url = `http://localhost:${server.port}`
  const service = defineStripe((state) => stand(state, url, { ...options, ...keys }))
  const persistence = options.file ? { persistence: filePersistence(options.file) } : {}
  try {
    const emulator = await createEmulator({ service, listen: false, baseUrl: url, ...persistence })
    answer = (request) => emulator.fetch(request)
    const close = async (): Promise<void> => {
      await emulator.close()
      await server.close()
    }
    return { url, control: { ...controlStripe(url), keys }, close }
  } catch (error) {
    await server.close()
    throw error
  }
}

function stand(state: State, baseUrl: string, options: StripeOptions & StripeKeys): Standing {
  const deliveries = new Deliveries(state, options.retryDelaysMs ?? quickRetries)
  const { secretKey, publishableKey } = options
  const account: Account = {
    state,
    baseUrl,
    secretKey,
    publishableKey,
    request: { id: null, idempotency_key: null },
    outbox: [],
    deliver: (events) => deliveries.deliver(events),
  }
  moveLinks(state, baseUrl)
  addOwnEndpoint(state, options)
  const reset = (): void => {
    deliveries.clear()
    Object.assign(state, newState(), { baseUrl })
    addOwnEndpoint(state, options)
  }
  return { account, deliveries, webhookSecret: options.webhookSecret, reset }
}

/** Links that a file remembers lead to the port of an earlier start. */
function moveLinks(state: State, baseUrl: string): void {
  if (state.baseUrl && state.baseUrl !== baseUrl) {
    Object.assign(state, JSON.parse(JSON.stringify(state).replaceAll(state.baseUrl, baseUrl)))
  }
  state.baseUrl = baseUrl
}

/** The endpoint of the start options; one that a file remembers moves to the present address. */
function addOwnEndpoint(state: State, { webhookUrl: url, webhookSecret: secret }: StripeOptions & StripeKeys): void {
  if (!url) return
  const known = all(state, 'webhook_endpoint').find((endpoint) => endpoint.secret === secret)
  if (known) known.url = url
  else addEndpoint(state, { url, enabled_events: ['*'], secret })
}
