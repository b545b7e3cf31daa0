import { setTimeout as sleep } from 'node:timers/promises'
import type { State } from '#dev/stand-ins/stripe/wire/state.ts'
import { all } from '#dev/stand-ins/stripe/wire/state.ts'
import type { WebhookEndpoint, WireEvent } from '#dev/stand-ins/stripe/wire/wire.ts'
import { isOfType } from './event-routes.ts'
import type { SignatureKind } from './sign-webhook.ts'
import { signatureHeaders } from './sign-webhook.ts'

/** One attempt to deliver; a null status means that nobody answered. */
export type Delivery = { eventId: string; type: string; url: string; attempt: number; status: number | null }

export type SendOptions = {
  times: number
  isParallel: boolean
  signature: SignatureKind
  ageSeconds: number
  delayMs: number
}

type Job = { event: WireEvent; endpoint: WebhookEndpoint }

export type ReleaseOptions = {
  order: 'api' | 'reverse' | 'shuffled'
  events?: string[] | undefined
  isParallel: boolean
}

/**
 * Brings events to the endpoints: to each one after the other, in the order of the API calls; what is refused is tried
 * again after each of `retryDelaysMs`, without holding up the rest.
 */
export class Deliveries {
  readonly log: Delivery[] = []
  #waiting: Job[] | null = null
  #lines = new Map<string, Promise<unknown>>()
  #running = new Set<Promise<unknown>>()
  #stopping = new AbortController()
  readonly #state: State
  readonly #retryDelaysMs: number[]

  constructor(state: State, retryDelaysMs: number[]) {
    this.#state = state
    this.#retryDelaysMs = retryDelaysMs
  }

  deliver(events: WireEvent[]): void {
    for (const event of events) {
      for (const endpoint of this.#endpointsFor(event)) {
        if (this.#waiting) this.#waiting.push({ event, endpoint })
        else this.#queue({ event, endpoint })
      }
    }
  }

  hold(): void {
    this.#waiting ??= []
  }

  waitingEvents(): { id: string; type: string }[] {
    return (this.#waiting ?? []).map(({ event }) => ({ id: event.id, type: event.type }))
  }

  /** Lets waiting deliveries go, all of them or exactly those of `events` in that order, and waits for them. */
  async release({ order, events, isParallel }: ReleaseOptions): Promise<void> {
    const waiting = this.#waiting ?? []
    const jobs = events ? events.flatMap((id) => waiting.filter(({ event }) => event.id === id)) : [...waiting]
    this.#waiting = events ? waiting.filter((job) => !jobs.includes(job)) : null
    if (order === 'reverse') jobs.reverse()
    if (order === 'shuffled') jobs.sort(() => Math.random() - 0.5)
    if (isParallel) for (const job of jobs) this.#track(this.#attempt(job, 0))
    else for (const job of jobs) this.#queue(job)
    await this.settle()
  }

  /** Sends an event by hand, to every endpoint that wants it, and returns what each answered; there are no retries. */
  async send(event: WireEvent, options: SendOptions): Promise<(number | null)[]> {
    await sleep(options.delayMs)
    const jobs = Array.from({ length: options.times }, () => this.#endpointsFor(event)).flat()
    const post = (endpoint: WebhookEndpoint) => this.#post({ event, endpoint }, 0, options)
    if (options.isParallel) return Promise.all(jobs.map(post))
    const statuses: (number | null)[] = []
    for (const endpoint of jobs) statuses.push(await post(endpoint))
    return statuses
  }

  /** Waits until nothing is under way, retries included. */
  async settle(): Promise<void> {
    while (this.#running.size) await Promise.allSettled([...this.#running])
  }

  clear(): void {
    this.#stopping.abort()
    this.#stopping = new AbortController()
    this.#waiting = null
    this.#lines.clear()
    this.log.length = 0
  }

  async close(): Promise<void> {
    this.clear()
    await this.settle()
  }

  #endpointsFor(event: WireEvent): WebhookEndpoint[] {
    const wants = (own: WebhookEndpoint) => own.enabled_events.some((pattern) => isOfType(event.type, pattern))
    return all(this.#state, 'webhook_endpoint').filter((own) => own.status === 'enabled' && wants(own))
  }

  #queue(job: Job): void {
    const line = this.#lines.get(job.endpoint.id) ?? Promise.resolve()
    const { signal } = this.#stopping
    const next = line.then(() => (signal.aborted ? undefined : this.#attempt(job, 0)))
    this.#lines.set(job.endpoint.id, next)
    this.#track(next)
  }

  #track(work: Promise<unknown>): void {
    const done = work.catch(() => undefined).finally(() => this.#running.delete(done))
    this.#running.add(done)
  }

  async #attempt(job: Job, attempt: number): Promise<void> {
    const { signal } = this.#stopping
    const status = await this.#post(job, attempt)
    if (status !== null && status >= 200 && status < 300) {
      job.event.pending_webhooks = Math.max(0, job.event.pending_webhooks - 1)
      return
    }
    const delay = this.#retryDelaysMs[attempt]
    if (delay === undefined || signal.aborted) return
    this.#track(sleep(delay, undefined, { signal }).then(() => this.#attempt(job, attempt + 1)))
  }

  async #post({ event, endpoint }: Job, attempt: number, options?: SendOptions): Promise<number | null> {
    const body = JSON.stringify(event, null, 2)
    const signed = signatureHeaders(body, endpoint.secret, options?.signature ?? 'valid', options?.ageSeconds ?? 0)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      ...signed,
    }
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(20_000)])
    const status = await fetch(endpoint.url, { method: 'POST', headers, body, signal, redirect: 'manual' }).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => null,
    )
    this.log.push({ eventId: event.id, type: event.type, url: endpoint.url, attempt, status })
    return status
  }
}
