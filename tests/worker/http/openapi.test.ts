import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { TestUser } from '#tests/factories/users.ts'
import { send } from '#tests/support/worker/app.ts'
import { createStoredRoadmap, createUser } from '#tests/support/worker/factories.ts'
import { openApiDocument } from '#worker/openapi.ts'

/** Requests made from the document itself: valid ones and wild ones; no 5xx, and every 2xx matches its schema. */

const REQUESTS_EACH_WAY = 500

interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

interface Operation {
  parameters: { name: string; in: 'path' | 'query'; schema: JsonSchema }[]
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } }
  responses: { 200: { content: { 'application/json': { schema: JsonSchema } } } }
}

const paths = openApiDocument().paths as unknown as Record<string, Record<string, Operation>>
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)

const junk = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.constant(null),
  fc.boolean(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
  fc.constantFrom("' or 1=1 --", '<script>alert(1)</script>', '../../etc/passwd', '\u0000', '%00', '🎉'.repeat(300)),
)

function valuesOf(schema: JsonSchema, isWild: boolean): fc.Arbitrary<unknown> {
  const plain = plainValuesOf(schema, isWild)
  return isWild ? fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: junk }) : plain
}

function plainValuesOf(schema: JsonSchema, isWild: boolean): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((part) => valuesOf(part, isWild)))
  if (schema.type === 'string') {
    return fc.string({
      unit: 'grapheme',
      minLength: schema.minLength ?? 0,
      maxLength: Math.min(schema.maxLength ?? 40, 60),
    })
  }
  if (schema.type === 'integer')
    return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 1e6) })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, part]) => [name, valuesOf(part, isWild)] as const,
    )
    return fc.record(Object.fromEntries(fields), { requiredKeys: isWild ? [] : (schema.required ?? []) })
  }
  return fc.jsonValue({ maxDepth: 2 })
}

/** Ids that exist are as likely as ids that don't. */
const idsOf = (user: TestUser, roadmapId: string) =>
  fc.oneof(
    fc.constantFrom(roadmapId, user.userId, user.username),
    fc.uuid(),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  )

function requestsFor(
  { path, method, operation }: (typeof operations)[number],
  isWild: boolean,
  ids: fc.Arbitrary<string>,
) {
  const parameters = Object.fromEntries(
    operation.parameters.map(({ name, in: place, schema }) => [
      name,
      place === 'path' ? (schema.enum && !isWild ? fc.constantFrom(...schema.enum) : ids) : valuesOf(schema, isWild),
    ]),
  )
  const schema = operation.requestBody?.content['application/json'].schema
  const body = schema ? valuesOf(schema, isWild) : fc.constant(undefined)
  return fc.record({ parameters: fc.record(parameters), body }).map((values) => {
    const query = new URLSearchParams()
    let filled = path
    for (const { name, in: place } of operation.parameters) {
      const value = values.parameters[name]
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
      if (place === 'path')
        filled = filled.replace(`{${name}}`, encodeURIComponent(text.toWellFormed()).replace(/^\.+$/, 'dots'))
      else if (values.parameters[name] !== undefined) query.append(name, text)
    }
    return { path: query.size > 0 ? `${filled}?${query}` : filled, method, body: values.body }
  })
}

async function probe(isWild: boolean): Promise<Record<number, number>> {
  const user = await createUser({ credits: 40 })
  const roadmapId = await createStoredRoadmap(user)
  const seen: Record<number, number> = {}
  for (const entry of operations.filter(({ path }) => path !== '/auth/logout')) {
    const { schema } = entry.operation.responses[200].content['application/json']
    const answerSchema = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
    const property = fc.asyncProperty(
      requestsFor(entry, isWild, idsOf(user, roadmapId)),
      async ({ path, method, body }) => {
        const response = await send(path, {
          method,
          token: user.token,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        seen[response.status] = (seen[response.status] ?? 0) + 1
        const answer = await response.json()
        // 501 is the documented answer of a provider without credentials (G-AUTH-04)
        if (response.status !== 501)
          expect(response.status, `${method} ${path} ${JSON.stringify(answer)}`).toBeLessThan(500)
        if (response.status === 200) expect(answerSchema.safeParse(answer).error).toBeUndefined()
        else expect(answer).toMatchObject({ error: expect.any(String) })
      },
    )
    await fc.assert(property, { numRuns: Math.ceil(REQUESTS_EACH_WAY / (operations.length - 1)), seed: 2 })
  }
  return seen
}

describe('requests made from the OpenAPI document', () => {
  it('valid ones: no 5xx, every 2xx matches its schema', { timeout: 120_000 }, async () => {
    const seen = await probe(false)
    expect(Object.values(seen).reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(REQUESTS_EACH_WAY)
    expect(seen[200]).toBeGreaterThan(50)
  })

  it('wild ones: no 5xx, every refusal is a sentence', { timeout: 120_000 }, async () => {
    const seen = await probe(true)
    expect(Object.values(seen).reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(REQUESTS_EACH_WAY)
    expect(seen[400]).toBeGreaterThan(50)
  })
})
