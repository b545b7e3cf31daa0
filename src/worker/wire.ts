import type * as z from 'zod'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import type { Actor } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'

/** Body, query and path of a request in one, before any schema has read it. */
export type RawInput = Readonly<Record<string, unknown>>

/** Fields that must have these values, or any other condition on what was sent. */
type When = Readonly<Record<string, string>> | ((raw: RawInput) => boolean)

interface Path {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  /** 204 where there is nothing to say. */
  status?: 204
  /** One sentence for the document. */
  summary: string
  /**
   * Tells apart procedures that share one path; they are tried in the order of the router. Fields with values are named in
   * the refusal when nothing fits ("Expected one of: type 'access_token', …"); after a function, let the last procedure of
   * the path have no `when`, so that its schema refuses what is left.
   */
  when?: When
}

/** A documented operation as a procedure's meta carries it; made by `documented` only. */
export interface Documented extends Path {
  input?: z.ZodObject
  output?: z.ZodType
  toInput?(wire: unknown, actor: Actor): unknown
  toOutput?(output: unknown, wire: unknown, actor: Actor): unknown
}

interface Operation<Wire extends z.ZodObject, Output, Answer extends z.ZodType> extends Path {
  /** What callers send: path parameters, query and body in one object. Without it the procedure's own input is documented. */
  input?: Wire
  /** From what callers send to the procedure's input. Without it that is passed on as `input` has read it. */
  toInput?: (wire: z.output<Wire>, actor: Actor) => unknown
  /** What callers get. Without it the procedure's own output is documented. */
  output?: Answer
  /** From the procedure's output to what callers get; annotate `output` with the procedure's type. Not parsed again. */
  toOutput?: (output: Output, wire: z.output<Wire>, actor: Actor) => z.output<Answer>
}

/**
 * One documented operation: its path, the shapes that callers know, and the way from and to the procedure's own. A noun's
 * `wire.ts` lists its operations as `export const wire = { <procedure>: documented({ … }) }`; the router says
 * `.meta({ rest: wire.<procedure> })`. Nothing but REST and the document ever sees these shapes: tRPC speaks the house's.
 *
 * The order of a call stays the procedure's: identity, limit, quota, and only then `input` reads what was sent (400 in the
 * field's documented name) and `toInput` turns it; the procedure's own schema reads the result. So `input` must be at
 * least as strict as that one, or a refusal names a field that no caller knows. A procedure that takes nothing although its
 * operation has an `input` says `.input(z.void())`, and `toInput` answers undefined.
 */
export function documented<Wire extends z.ZodObject, Output, Answer extends z.ZodType>(
  operation: Operation<Wire, Output, Answer>,
): Documented {
  return operation
}

/**
 * For a documented field that names the caller: the session says who calls, the field may only agree (SEC-02).
 * @throws DomainError signed_out for a visitor, forbidden with `sentence` for another's id
 */
export function requireSelf(actor: Actor, userId: string, sentence: string): void {
  if (actor.kind !== 'user') throw new DomainError('signed_out', AUTH_TEXTS.signInNeeded)
  if (actor.userId !== userId) throw new DomainError('forbidden', sentence)
}
