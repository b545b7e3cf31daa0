import * as z from 'zod'
import * as field from '#dev/stand-ins/stripe/wire/fields.ts'
import { listOf } from '#dev/stand-ins/stripe/wire/list.ts'
import { readParams } from '#dev/stand-ins/stripe/wire/params.ts'
import type { Route } from '#dev/stand-ins/stripe/wire/route.ts'
import { get } from '#dev/stand-ins/stripe/wire/route.ts'
import { all, find } from '#dev/stand-ins/stripe/wire/state.ts'

const listParams = z.strictObject({
  ...field.page,
  type: field.text.optional(),
  types: field.list(field.text).optional(),
  delivery_success: field.ignored,
})

/** `charge.*` stands for everything of a charge. */
export function isOfType(type: string, pattern: string): boolean {
  return pattern === '*' || (pattern.endsWith('.*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern)
}

export const eventRoutes: Route[] = [
  get('/v1/events', ({ account, form }) => {
    const { type, types, delivery_success: _, ...rest } = readParams(listParams, form)
    const patterns = types ?? (type ? [type] : ['*'])
    const found = all(account.state, 'event').filter((event) => patterns.some((own) => isOfType(event.type, own)))
    return listOf('/v1/events', found, rest)
  }),
  get('/v1/events/:id', ({ account, id }) => find(account.state, 'event', id)),
]
