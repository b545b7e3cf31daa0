/** The worker's answer to a single call of a batch. */
export const answered = (data: unknown) => Response.json([{ result: { data } }])

export const refused = (status: number, code: string, error: string, details: object = {}) =>
  Response.json([bodyOf(new Refusal(status, code, error, details))], { status })

type Answer = unknown | Refusal | Error

export class Refusal {
  readonly status: number
  readonly error: string
  readonly code: string
  /** What stands beside the sentence. */
  readonly details: object
  constructor(status: number, code: string, error: string, details: object = {}) {
    this.details = details
    this.status = status
    this.code = code
    this.error = error
  }
}

/** A server that answers procedures by name, each with what its function gives; batches as the real one does. */
export function serverOf(procedures: Record<string, (input: unknown) => Answer | Promise<Answer>>): typeof fetch {
  return async (url, init) => {
    const address = new URL(String(url), location.origin)
    const names = address.pathname.replace('/trpc/', '').split(',')
    const inputs = JSON.parse(String(init?.body ?? address.searchParams.get('input') ?? '{}'))
    const answers = await Promise.all(names.map((name, index) => procedures[name]?.(inputs[index])))
    const lost = answers.find((answer) => answer instanceof Error)
    if (lost) throw lost
    return Response.json(answers.map(bodyOf), { status: 207 })
  }
}

const bodyOf = (answer: Answer) =>
  answer instanceof Refusal
    ? {
        error: {
          message: answer.error,
          code: -32000,
          data: {
            code: 'X',
            httpStatus: answer.status,
            body: { error: answer.error, code: answer.code, ...answer.details },
          },
        },
      }
    : { result: { data: answer } }

/** What the page sent to this procedure, call by call. */
export const sentTo = (server: { mock: { calls: Parameters<typeof fetch>[] } }, procedure: string): unknown[] =>
  server.mock.calls
    .filter(([url]) => String(url).includes(`/trpc/${procedure}`))
    .map(([, init]) => JSON.parse(String(init?.body ?? '{}'))[0])
