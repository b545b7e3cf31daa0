import * as z from 'zod'

/** What README's table says of a setting beside its name. */
interface About {
  kind: 'var' | 'secret'
  what: string
}

const described = z.registry<About, z.ZodType>()

/** A var of the deployment, which may be read by anybody who may read wrangler.toml. */
export function variable<T extends z.ZodType>(what: string, schema: T): T {
  described.add(schema, { kind: 'var', what })
  return schema
}

/** A secret of the deployment; it never stands in a file of the repository. */
export function secret<T extends z.ZodType>(what: string, schema: T): T {
  described.add(schema, { kind: 'secret', what })
  return schema
}

/** How a setting is described. @throws Error for a schema that is none */
export function aboutOf(schema: z.ZodType): About {
  const about = described.get(schema)
  if (!about) throw new Error('A setting is made by variable() or secret().')
  return about
}

export const url = z.url()

/** A whole number of seconds. */
export const seconds = (fallback: number) => z.coerce.number().int().positive().default(fallback)

type Values = Readonly<Record<string, unknown>>

/** One sentence for each setting of a capability that is half there: all of them, or none. */
export function missingOf(names: readonly string[], values: Values): string[] {
  const [present] = names.filter((name) => values[name])
  if (!present) return []
  return names.filter((name) => !values[name]).map((name) => `${name} is missing, for ${present} is set`)
}
