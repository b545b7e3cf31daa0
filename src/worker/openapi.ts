import * as z from 'zod'
import { ErrorBody } from '#shared/errors.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { type RestProcedure, restProcedures } from '#worker/procedures.ts'

type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, JsonSchema>
  required?: string[]
}

const toSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema
}

/** The OpenAPI 3.1 document of the documented REST paths, from the same meta and schemas that serve them. */
export async function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {}
  const byPath = Map.groupBy(await restProcedures(), ({ rest }) => `${rest.method} ${rest.path}`)
  for (const [key, procedures] of byPath) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, path, procedures) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version: '1.0.0' },
    paths,
    components: {
      schemas: { Error: toSchema(ErrorBody, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        client: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
    },
    security: [{}, { client: [] }, { bearer: [] }, { client: [], bearer: [] }],
  }
}

function operation(method: string, path: string, procedures: RestProcedure[]) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const hasBody = method === 'POST' || method === 'PUT'
  const inputs = procedures.map(({ input }) => (input ? toSchema(input, 'input') : { properties: {} }))
  const outputs = procedures.map(({ output }) => (output ? toSchema(output, 'output') : {}))
  const bodies = inputs.map((schema) => without(schema, inPath))
  const names = procedures.map(({ name }) => name)
  return {
    operationId: names.join('_or_').replaceAll('.', '_'),
    summary: procedures.map(({ rest }) => rest.summary).join(' Or: '),
    tags: [...new Set(names.map((name) => name.split('.')[0]))],
    parameters: [
      ...inPath.map((name) => parameter('path', name, inputs[0], true)),
      ...(hasBody ? [] : Object.keys(bodies[0]?.properties ?? {}).map((name) => parameter('query', name, bodies[0]))),
    ],
    ...(hasBody && bodies.some((body) => Object.keys(body.properties ?? {}).length > 0)
      ? { requestBody: { required: true, content: jsonContent(oneOf(bodies)) } }
      : {}),
    responses: {
      ...(procedures[0]?.rest.status === 204
        ? { 204: { description: 'Taken' } }
        : { 200: { description: 'OK', content: jsonContent(oneOf(outputs)) } }),
      default: { description: 'Refusal', content: jsonContent({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

function oneOf(schemas: JsonSchema[]): object {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  return different.length === 1 ? (different[0] ?? {}) : { anyOf: different }
}

const jsonContent = (schema: object) => ({ 'application/json': { schema } })

function without(schema: JsonSchema, names: string[]): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name))
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: (schema.required ?? []).filter((name) => !names.includes(name)),
  }
}

function parameter(place: 'path' | 'query', name: string, schema: JsonSchema | undefined, isRequired?: boolean) {
  const required = isRequired ?? schema?.required?.includes(name) ?? false
  return { name, in: place, required, schema: schema?.properties?.[name] ?? { type: 'string' } }
}
