import type { refusalOf } from '#client/trpc.ts'

type Refusal = Pick<NonNullable<ReturnType<typeof refusalOf>>, 'error' | 'usage'>

/** What the worker answered to a call by its path, as `refusalOf` reads it of tRPC's. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.error)
    this.refusal = refusal
  }
}

/** @param otherwise what to say of an answer without a sentence */
export async function readRefusal(response: Response, otherwise: string): Promise<RefusedCall> {
  const body: Partial<Refusal> | null = await response.json().catch(() => null)
  return new RefusedCall({ error: otherwise, ...body })
}
