import { type AnyProcedure, TRPCError } from '@trpc/server'
import { getProcedureAtPath } from '@trpc/server/unstable-core-do-not-import'
import * as z from 'zod'
import { appRouter } from '#worker/router.ts'
import type { Documented } from '#worker/wire.ts'

/** One documented operation, and the procedure it belongs to. */
export interface RestProcedure {
  name: string
  type: AnyProcedure['_def']['type']
  rest: Documented
  /** The documented shapes: the wire's, or the procedure's own where the wire has none. */
  input: z.ZodObject | null
  output: z.ZodType | null
}

/** Every procedure by its name, in the order of the router; loads all rooms. */
export async function loadProcedures(): Promise<Record<string, AnyProcedure>> {
  // one after another: several procedures of one path are tried in the order in which they come here
  for (const { load } of Object.values(appRouter._def.lazy)) await load()
  return appRouter._def.procedures as unknown as Record<string, AnyProcedure>
}

/** Every procedure that has a documented path. @throws Error for an operation whose input no procedure would read */
export async function restProcedures(): Promise<RestProcedure[]> {
  const procedures = Object.entries(await loadProcedures())
  return procedures.flatMap(([name, procedure]) => asRestProcedure(name, procedure) ?? [])
}

/** One of them by its name; loads its room. @throws TRPCError not found for a name that has no documented path */
export async function loadRestProcedure(name: string): Promise<RestProcedure> {
  const procedure = await getProcedureAtPath(appRouter, name)
  const found = procedure && asRestProcedure(name, procedure)
  if (!found) throw new TRPCError({ code: 'NOT_FOUND' })
  return found
}

function asRestProcedure(name: string, procedure: AnyProcedure): RestProcedure | null {
  const def: { meta?: unknown; inputs: unknown[]; output?: unknown } = procedure._def as never
  const rest = (def.meta as { rest?: Documented } | undefined)?.rest
  if (!rest) return null
  const own = { input: def.inputs[0], output: def.output }
  if (rest.input && !own.input) throw new Error(`${name} takes nothing: say .input(z.void()), so that its wire is read`)
  return {
    name,
    type: procedure._def.type,
    rest,
    input: rest.input ?? (own.input instanceof z.ZodObject ? own.input : null),
    output: rest.output ?? (own.output instanceof z.ZodType ? own.output : null),
  }
}
