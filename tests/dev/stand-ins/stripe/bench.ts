import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { freePort } from '#dev/run/free-port.ts'
import type { StripeStandIn } from '#dev/stand-ins/stripe/start-stripe.ts'
import { startStripe } from '#dev/stand-ins/stripe/start-stripe.ts'

/** What the receiver of webhooks got: the event when the SDK accepted its signature, else the SDK's complaint. */
export type Received = { event: Stripe.Event; refusal: null } | { event: null; refusal: string }

/** The stand-in, the real SDK talking to it, and a receiver of its webhooks that verifies them with the SDK. */
export class Bench {
  stripe: Stripe = new Stripe('sk_test_none')
  standIn!: StripeStandIn
  received: Received[] = []
  /** Statuses that the receiver answers with first, one a delivery; then 200. */
  answers: number[] = []
  #receiver: Server = createServer()

  async start(): Promise<void> {
    const port = await freePort()
    this.#receiver = createServer(async (request, response) => {
      const body = await text(request)
      response.statusCode = this.answers.shift() ?? 200
      this.received.push(await this.#verify(body, request.headers['stripe-signature']))
      response.end()
    }).listen(port)
    this.standIn = await startStripe({
      webhookUrl: `http://localhost:${port}/webhooks`,
      retryDelaysMs: [20, 20, 20],
    })
    this.stripe = this.client()
  }

  get control(): StripeStandIn['control'] {
    return this.standIn.control
  }

  client(key = this.standIn.control.keys.secretKey, options: Stripe.StripeConfig = {}): Stripe {
    const { hostname: host, port } = new URL(this.standIn.url)
    // as in the worker; the client for Node would by itself retry a connection that was closed
    const httpClient = Stripe.createFetchHttpClient()
    const quiet = { maxNetworkRetries: 0, telemetry: false }
    return new Stripe(key, { host, port, protocol: 'http', httpClient, ...quiet, ...options })
  }

  async reset(): Promise<void> {
    await this.standIn.control.reset()
    await this.standIn.control.settle()
    this.received = []
    this.answers = []
  }

  async stop(): Promise<void> {
    await this.standIn.close()
    this.#receiver.close()
    this.#receiver.closeAllConnections()
  }

  /** Types of the events received so far, in their order, once nothing is under way. */
  async types(): Promise<string[]> {
    await this.standIn.control.settle()
    return this.received.flatMap(({ event }) => event?.type ?? [])
  }

  async #verify(body: string, signature: string | string[] | undefined): Promise<Received> {
    try {
      const event = this.stripe.webhooks.constructEvent(body, signature ?? '', this.standIn.control.keys.webhookSecret)
      return { event, refusal: null }
    } catch (error) {
      return { event: null, refusal: error instanceof Error ? error.message : String(error) }
    }
  }
}

/** A bench for a file of tests, emptied before each. */
export function useBench(): Bench {
  const bench = new Bench()
  beforeAll(() => bench.start())
  beforeEach(() => bench.reset())
  afterAll(() => bench.stop())
  return bench
}

/** What a promise is refused with; fails the test when it is not. */
export async function refusal(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await promise.then(
    () => null,
    (error: unknown) => error,
  )
  if (outcome instanceof Stripe.errors.StripeError) return outcome
  throw new Error(`Expected a refusal by Stripe, got ${String(outcome)}`)
}
