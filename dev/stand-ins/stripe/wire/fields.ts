import * as z from 'zod'

/** Pieces of parameter schemas, for `import * as field`. Every value of a form is text; an empty one unsets. */

export const text = z.string().trim().min(1, 'empty')
export const int = z
  .string()
  .regex(/^-?\d+$/, 'integer')
  .transform(Number)
export const bool = z.enum(['true', 'false'], 'boolean').transform((value) => value === 'true')
export const currency = z
  .string()
  .regex(/^[a-z]{3}$/i, 'currency')
  .transform((value) => value.toLowerCase())
export const unset = z.literal('').transform(() => null)
export const textOrUnset = z.union([unset, z.string()])
/** `metadata[key]=` takes a key away, `metadata=` takes all away. */
export const metadata = z.union([unset, z.record(z.string().max(40), z.string().max(500))])
/** Accepted as Stripe does, without any effect here. */
export const ignored = z.unknown().optional()

export function list<T extends z.ZodType>(item: T) {
  return z.preprocess((value) => (typeof value === 'object' && value ? Object.values(value) : value), z.array(item))
}

type Range = { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }

const range = z.union([
  int.transform((at): Range => ({ gte: at, lte: at })),
  z.object({ gt: int.optional(), gte: int.optional(), lt: int.optional(), lte: int.optional() }),
])

/** Parameters that every list takes. */
export const page = {
  limit: int.pipe(z.number().min(1).max(100)).default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: range.optional(),
}

export type Page = z.infer<z.ZodObject<typeof page>>
