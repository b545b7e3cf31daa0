import fc from 'fast-check'

/** Values made from a JSON Schema: such as it allows, or wild ones. */

export interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  required?: string[]
  items?: JsonSchema
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

/** Of everything that has an id, one that there is; a value names it by a token until the request is sent. */
export type KnownIds = Record<(typeof ID_NAMES)[number], string>

const ID_NAMES = ['user', 'username', 'roadmap', 'phase', 'section', 'card', 'bonus', 'question', 'code'] as const

const tokenOf = (name: string) => `<<${name}>>`

/** Puts the ids in for their tokens, wherever they stand. */
export function withIds<T>(value: T, ids: KnownIds): T {
  if (value === undefined) return value
  const known: Record<string, string> = ids
  return JSON.parse(JSON.stringify(value).replaceAll(/<<(\w+)>>/g, (token, name: string) => known[name] ?? token))
}

/** Which id a field of that name wants; `id` alone wants any. */
const WANTED: [RegExp, keyof KnownIds][] = [
  [/^(phase|pathway)Id$/, 'phase'],
  [/^bonus(Item|Card)Id$/, 'bonus'],
  [/^(item|card)Id$/, 'card'],
  [/^sectionId$/, 'section'],
  [/^questionId$/, 'question'],
  [/^(roadmap|parent)Id$|^a$/, 'roadmap'],
  [/^(user|owner)Id$|^b$|^ownerName$/, 'user'],
  [/^code$/, 'code'],
]

/** Ids that there are are likelier than others. */
export function idsFor(name: string): fc.Arbitrary<string> {
  const wanted = WANTED.find(([pattern]) => pattern.test(name))?.[1]
  return fc.oneof(
    { weight: 4, arbitrary: wanted ? fc.constant(tokenOf(wanted)) : fc.constantFrom(...ID_NAMES.map(tokenOf)) },
    { weight: 1, arbitrary: fc.constantFrom(...ID_NAMES.map(tokenOf)) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }) },
  )
}

const isIdName = (name: string) => /^(id|a|b|code|ownerName)$|Id$/.test(name)

const junk = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double(),
  fc.constant(null),
  fc.boolean(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
  fc.constantFrom("' or 1=1 --", '<script>alert(1)</script>', '../../etc/passwd', '\u0000', '%00', '🎉'.repeat(300)),
)

/** @param name of the field that takes them */
export function valuesOf(schema: JsonSchema, isWild: boolean, name = ''): fc.Arbitrary<unknown> {
  const plain = plainValuesOf(schema, isWild, name)
  return isWild ? fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: junk }) : plain
}

function plainValuesOf(schema: JsonSchema, isWild: boolean, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((part) => valuesOf(part, isWild, name)))
  const { minimum = -1000, maximum = 1000 } = schema
  switch (schema.type) {
    case 'string':
      return stringsOf(schema, name)
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -1e6), max: Math.min(maximum, 1e6) })
    case 'number':
      return fc.double({ min: Math.max(minimum, -1e6), max: Math.min(maximum, 1e6), noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, isWild), { maxLength: Math.min(schema.maxItems ?? 4, 4) })
    case 'object':
      return objectsOf(schema, isWild)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function stringsOf({ format, minLength = 0, maxLength = 40 }: JsonSchema, name: string): fc.Arbitrary<string> {
  if (isIdName(name)) return idsFor(name)
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
}

function objectsOf(schema: JsonSchema, isWild: boolean): fc.Arbitrary<unknown> {
  const { properties = {}, additionalProperties: others } = schema
  if (typeof others === 'object' && Object.keys(properties).length === 0) {
    const keys = fc.oneof(fc.constantFrom('1', '2', '3', '4'), fc.string())
    return fc.dictionary(keys, valuesOf(others, isWild), { maxKeys: 3 })
  }
  const fields = Object.entries(properties).map(([name, part]) => [name, valuesOf(part, isWild, name)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: isWild ? [] : (schema.required ?? []) })
}
