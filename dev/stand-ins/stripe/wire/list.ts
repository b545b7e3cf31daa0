import { invalid } from './fault.ts'
import type { Page } from './fields.ts'
import type { List } from './wire.ts'

/** A page of `objects` (given oldest first), newest first as Stripe lists them. */
export function listOf<T extends { id: string; created?: number }>(url: string, objects: T[], page: Page): List<T> {
  const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = page.created ?? {}
  const isWithin = ({ created = 0 }: T) => created > gt && created >= gte && created < lt && created <= lte
  const found = objects.filter(isWithin).reverse()
  if (page.ending_before) {
    const before = found.slice(0, positionOf(found, page.ending_before, 'ending_before'))
    return { object: 'list', url, has_more: before.length > page.limit, data: before.slice(-page.limit) }
  }
  const after = page.starting_after ? found.slice(positionOf(found, page.starting_after, 'starting_after') + 1) : found
  return { object: 'list', url, has_more: after.length > page.limit, data: after.slice(0, page.limit) }
}

export function wholeList<T>(url: string, data: T[]): List<T> {
  return { object: 'list', url, has_more: false, data }
}

function positionOf(objects: { id: string }[], id: string, param: string): number {
  const index = objects.findIndex((object) => object.id === id)
  if (index < 0) throw invalid(`No such object: '${id}'`, { code: 'resource_missing', param })
  return index
}
