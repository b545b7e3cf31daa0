import { setTimeout as sleep } from 'node:timers/promises'
import type { ModelStandIn } from '#dev/stand-ins/model/start-model.ts'
import { createUser, type TestUser } from '#tests/factories/users.ts'
import type { Product } from './product.ts'

/** What an abuse came to; all of it should be nothing. */
export type Finding = {
  /** Credits, roadmaps and payments that are not where they should be. */
  lost: number
  /** What was booked or written twice. */
  doubled: number
  /** What was had without paying, or beyond a limit. */
  free: number
}

export const nothing: Finding = { lost: 0, doubled: 0, free: 0 }

export type Answer = { status: number; body: Record<string, unknown> }

/** How much of everything: the command's own run, a short one for `npm test`, and a long one for the memory. */
export type Scale = {
  people: number
  generations: number
  requests: number
  /** However slow the machine is, nobody goes on with them for longer. */
  loadSeconds: number
}

/** An abuse of the running product; what it leaves unfinished is finished afterwards and then looked at. */
export type Abuse = { name: string; run: (storm: Storm) => Promise<Partial<Finding>> }

const answersWithinMs = 30_000

/** What the abuses are given: the product, somebody to be, and calls whose failures are counted. */
export class Storm {
  readonly product: Product
  readonly model: ModelStandIn
  readonly scale: Scale
  /** Answers of 500 and more, and calls without any, since this was last set to zero. */
  failures = 0
  /** Roadmaps that nobody had finished after a minute, since the same moment. */
  abandoned = 0
  /** While something that the product needs is away, a 503 that says so is as it should be, and so is a cut connection. */
  isOutage = false

  constructor(product: Product, model: ModelStandIn, scale: Scale) {
    this.product = product
    this.model = model
    this.scale = scale
  }

  person = (credits: number): Promise<TestUser> => createUser(this.product.store, { credits })
  people = (credits: number): Promise<TestUser[]> => times(this.scale.people, () => this.person(credits))

  async call(user: TestUser, path: string, body?: unknown): Promise<Answer> {
    try {
      const response = await fetch(`${this.product.url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(answersWithinMs),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      const isForeseen = this.isOutage && response.status === 503 && text.includes('try again')
      if (response.status >= 500 && !isForeseen) this.failures += 1
      return { status: response.status, body: readJson(text) }
    } catch {
      if (!this.isOutage) this.failures += 1
      return { status: 0, body: {} }
    }
  }

  build = (user: TestUser, more: object = {}): Promise<Answer> =>
    this.call(user, '/gpt/pathway/learning/background/roadmap', { objective: 'Learn TypeScript', ...more })

  /** Until nobody's roadmap is being written any more. Looking at one that was abandoned starts its next writer. */
  async settle(users: TestUser[], withinMs = 60_000): Promise<void> {
    let open: { id: string; userId: string; isAbandoned: boolean }[] = []
    for (const until = Date.now() + withinMs; Date.now() < until; await sleep(300)) {
      open = await this.product.query(
        `select id, user_id as "userId", lease_until < now() as "isAbandoned" from roadmaps
         where state = 'incomplete' and deleted_at is null and user_id = any($1)`,
        [users.map(({ userId }) => userId)],
      )
      if (open.length === 0) return
      await Promise.all(open.filter(({ isAbandoned }) => isAbandoned).map((seen) => this.#lookAt(seen, users)))
    }
    this.abandoned += open.length
  }

  async #lookAt({ id, userId }: { id: string; userId: string }, users: TestUser[]): Promise<void> {
    const owner = users.find((user) => user.userId === userId)
    const input = encodeURIComponent(JSON.stringify({ id, ownerName: userId }))
    if (owner) await this.call(owner, `/trpc/roadmaps.get?input=${input}`)
  }
}

export const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
