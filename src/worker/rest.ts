import { type AnyProcedure, TRPCError } from '@trpc/server'
import type { Context as HonoContext } from 'hono'
import { Hono } from 'hono'
import * as z from 'zod'
import { answerFailure } from '#worker/http/failures.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { readBody } from '#worker/http/read-body.ts'
import { appRouter } from '#worker/router.ts'
import { createCallerFactory, type RestMeta } from '#worker/trpc.ts'

/** One documented operation, read from a procedure's meta. */
export interface RestProcedure {
  name: string
  rest: RestMeta
  input: z.ZodObject | null
  output: z.ZodType | null
}

/** Every procedure that has a documented path. */
export function restProcedures(): RestProcedure[] {
  const found: RestProcedure[] = []
  const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, AnyProcedure>)
  for (const [name, procedure] of procedures) {
    const def: { meta?: unknown; inputs: unknown[]; output?: unknown } = procedure._def as never
    const rest = (def.meta as { rest?: RestMeta } | undefined)?.rest
    if (!rest) continue
    const input = def.inputs[0]
    found.push({
      name,
      rest,
      input: input instanceof z.ZodObject ? input : null,
      output: def.output instanceof z.ZodType ? def.output : null,
    })
  }
  return found
}

const createCaller = createCallerFactory(appRouter)

/** The documented REST paths: each calls the procedure it belongs to and holds no rule of its own. */
export function restApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ strict: false })
  const byPath = Map.groupBy(restProcedures(), ({ rest }) => `${rest.method} ${rest.path}`)
  for (const [key, procedures] of byPath) {
    const [method = '', path = ''] = key.split(' ')
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      try {
        const { procedure, input } = await readCall(c, procedures)
        const caller = createCaller(c.var.ctx)
        return c.json((await callByName(caller, procedure.name, input)) ?? null)
      } catch (failure) {
        return answerFailure(c, failure)
      }
    })
  }
  return app
}

function callByName(caller: object, name: string, input: unknown): Promise<unknown> {
  const call = name.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], caller)
  return (call as (input: unknown) => Promise<unknown>)(input)
}

/** Path, query and body become one input; unknown fields are dropped by the schema, wrong types refused by it. */
async function readCall(c: HonoContext<AppEnv>, procedures: RestProcedure[]) {
  const body = c.req.method === 'GET' || c.req.method === 'DELETE' ? {} : await readBody(c)
  const procedure = procedures.find(({ rest }) => matches(rest.when, body))
  if (!procedure) throw new TRPCError({ code: 'BAD_REQUEST', message: expectation(procedures) })
  if (!procedure.input) return { procedure, input: undefined }
  const shape = procedure.input.shape
  const input: Record<string, unknown> = { ...body }
  for (const [name, value] of Object.entries(c.req.query())) {
    const field = shape[name]
    if (field && !(name in body)) input[name] = fromText(field, value)
  }
  for (const [name, value] of Object.entries(c.req.param())) input[name] = value
  return { procedure, input }
}

const matches = (when: RestMeta['when'], body: Record<string, unknown>): boolean =>
  Object.entries(when ?? {}).every(([field, value]) => body[field] === value)

function expectation(procedures: RestProcedure[]): string {
  const choices = procedures.flatMap(({ rest }) => Object.entries(rest.when ?? {}).map(([k, v]) => `${k} '${v}'`))
  return `Expected one of: ${choices.join(', ')}.`
}

/** A query parameter is text; booleans and numbers are read by what the schema asks for. */
function fromText(schema: z.core.$ZodType, text: string): unknown {
  const { def } = schema._zod
  if ('innerType' in def) return fromText(def.innerType as z.core.$ZodType, text)
  if (def.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (def.type === 'number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
  return text
}
