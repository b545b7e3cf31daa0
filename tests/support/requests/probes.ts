import fc from 'fast-check'
import * as z from 'zod'
import { openApiDocument } from '#worker/openapi.ts'
import { loadProcedures } from '#worker/procedures.ts'
import { idsFor, type JsonSchema, type KnownIds, valuesOf, withIds } from './values.ts'

/** Requests made from the API's document and from the router's names, and what their answers must be. */

export interface ApiRequest {
  method: string
  path: string
  body?: string
}

export interface Probe {
  name: string
  requests: fc.Arbitrary<(ids: KnownIds) => ApiRequest>
  /** What the answer may not be; null when it may. */
  problemOf: (status: number, answer: unknown) => string | null
}

interface Operation {
  parameters: { name: string; in: 'path' | 'query'; schema: JsonSchema }[]
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } }
  /** Some have nothing to say: 204. */
  responses: { 200?: { content: { 'application/json': { schema: JsonSchema } } } }
}

/** A session that ends leaves nothing to ask about. */
const isAsked = (name: string) => !/logout|signOut/.test(name)

/** @param isWild whether values, fields and kinds are such as the document does not allow */
export async function documentedProbes(isWild: boolean): Promise<Probe[]> {
  const paths = (await openApiDocument()).paths as unknown as Record<string, Record<string, Operation>>
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`
      const schema = operation.responses[200]?.content['application/json'].schema
      const expected = schema ? z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]) : z.null()
      const requests = documentedRequests(path, method.toUpperCase(), operation, isWild)
      return isAsked(name)
        ? [{ name, requests, problemOf: problemWith(expected, z.object({ error: z.string() })) }]
        : []
    }),
  )
}

function documentedRequests(path: string, method: string, { parameters, requestBody }: Operation, isWild: boolean) {
  const places = Object.fromEntries(
    parameters.map(({ name, in: place, schema }) => [
      name,
      place === 'query'
        ? valuesOf(schema, isWild, name)
        : schema.enum && !isWild
          ? fc.constantFrom(...schema.enum)
          : idsFor(name),
    ]),
  )
  const schema = requestBody?.content['application/json'].schema
  const body = schema ? valuesOf(schema, isWild) : fc.constant(undefined)
  return fc.record({ places: fc.record(places), body }).map((values) => (ids: KnownIds): ApiRequest => {
    const sent = withIds(values, ids)
    const query = new URLSearchParams()
    let filled = path
    for (const { name, in: place } of parameters) {
      const value: unknown = sent.places[name]
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
      if (place === 'path')
        filled = filled.replace(`{${name}}`, () => encodeURIComponent(text.toWellFormed()).replace(/^\.+$/, 'dots'))
      else if (value !== undefined) query.append(name, text)
    }
    const target = query.size > 0 ? `${filled}?${query}` : filled
    return { method, path: target, ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }) }
  })
}

export async function procedureProbes(isWild: boolean): Promise<Probe[]> {
  const procedures = Object.entries(await loadProcedures())
  const refusal = z.object({ error: z.object({ message: z.string() }) })
  return procedures
    .filter(([name]) => isAsked(name))
    .map(([name, { _def }]) => {
      const [input] = (_def as unknown as { inputs: unknown[] }).inputs
      const schema = input instanceof z.ZodType ? z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) : {}
      const requests = valuesOf(schema as JsonSchema, isWild).map((value) => (ids: KnownIds): ApiRequest => {
        const sent = JSON.stringify(withIds(value, ids)) ?? ''
        const path = `/trpc/${name}`
        if (_def.type !== 'query') return { method: 'POST', path, body: sent }
        return { method: 'GET', path: `${path}?input=${encodeURIComponent(sent)}` }
      })
      return { name: `trpc ${name}`, requests, problemOf: problemWith(z.object({ result: z.unknown() }), refusal) }
    })
}

/** 501 is the documented answer of what this deployment has no credentials for (G-AUTH-04). */
const problemWith = (expected: z.ZodType, refusal: z.ZodType) => (status: number, answer: unknown) => {
  if (status >= 500 && status !== 501) return `answers ${status}`
  const { error } = (status < 300 ? expected : refusal).safeParse(answer)
  return error ? `answers ${status} in another shape: ${JSON.stringify(error.issues).slice(0, 300)}` : null
}
