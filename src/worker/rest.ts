import { callTRPCProcedure, TRPCError } from '@trpc/server'
import type { Context as HonoContext } from 'hono'
import { Hono } from 'hono/tiny'
import type * as z from 'zod'
import { requireKey } from '#worker/http/api-key.ts'
import { answerFailure, parseInput } from '#worker/http/failures.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { readBody } from '#worker/http/read-body.ts'
import { PROCEDURES } from '#worker/procedures.gen.ts'
import { loadRestProcedure, type RestProcedure } from '#worker/procedures.ts'
import { appRouter } from '#worker/router.ts'
import type { Documented, RawInput } from '#worker/wire.ts'

/** The documented REST paths: each calls the procedure it belongs to and holds no rule of its own. */
export function restApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ strict: false })
  const byPath = Map.groupBy(Object.entries(PROCEDURES), ([, operation]) => operation)
  for (const [operation, named] of byPath) {
    const [method = '', path = ''] = operation?.split(' ') ?? []
    if (operation === null) continue
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), requireKey, async (c) => {
      try {
        const body = c.req.method === 'GET' || c.req.method === 'DELETE' ? {} : await readBody(c)
        const sent = { ...c.req.query(), ...body, ...c.req.param() }
        const procedures = await Promise.all(named.map(([name]) => loadRestProcedure(name)))
        const procedure = procedures.find(({ rest }) => matches(rest.when, sent))
        if (!procedure) throw new TRPCError({ code: 'BAD_REQUEST', message: expectation(procedures) })
        const answered = await answer(c, procedure, body)
        return procedure.rest.status === 204 ? c.body(null, 204) : c.json(answered ?? null)
      } catch (failure) {
        return answerFailure(c, failure)
      }
    })
  }
  return app
}

/** The wire is read when the procedure asks for its input: after identity, limit and quota. */
async function answer(c: HonoContext<AppEnv>, procedure: RestProcedure, body: RawInput): Promise<unknown> {
  const { name, type, rest, input } = procedure
  const { ctx } = c.var
  let wire: unknown
  const getRawInput = async () => {
    const raw = rawInput(c, input, body)
    wire = rest.input ? parseInput(rest.input, raw) : raw
    return rest.toInput ? rest.toInput(wire, ctx.actor) : wire
  }
  const call = { router: appRouter, path: name, type, ctx, getRawInput, signal: c.req.raw.signal, batchIndex: 0 }
  const output: unknown = await callTRPCProcedure(call)
  return rest.toOutput ? rest.toOutput(output, wire, ctx.actor) : output
}

/** Path, query and body become one input; a query parameter that no field asks for is left out. */
function rawInput(c: HonoContext<AppEnv>, schema: z.ZodObject | null, body: RawInput): RawInput {
  const input: Record<string, unknown> = { ...body }
  for (const [name, value] of Object.entries(c.req.query())) {
    const field = schema?.shape[name]
    if (field && !(name in body)) input[name] = fromText(field, value)
  }
  return { ...input, ...c.req.param() }
}

function matches(when: Documented['when'], sent: RawInput): boolean {
  if (typeof when === 'function') return when(sent)
  return Object.entries(when ?? {}).every(([field, value]) => sent[field] === value)
}

function expectation(procedures: RestProcedure[]): string {
  const choices = procedures.flatMap(({ rest: { when } }) =>
    typeof when === 'function' ? [] : Object.entries(when ?? {}).map(([field, value]) => `${field} '${value}'`),
  )
  return `Expected one of: ${choices.join(', ')}.`
}

/** A query parameter is text; booleans and numbers are read by what the schema asks for. */
function fromText(schema: z.core.$ZodType, text: string): unknown {
  const { def } = schema._zod
  if ('innerType' in def) return fromText(def.innerType as z.core.$ZodType, text)
  if ('in' in def) return fromText(def.in as z.core.$ZodType, text)
  if (def.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (def.type === 'number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
  return text
}
