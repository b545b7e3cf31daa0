import * as z from 'zod'
import { invalid } from './fault.ts'
import * as field from './fields.ts'

export const searchParams = z.strictObject({
  query: field.text,
  limit: field.int.pipe(z.number().min(1).max(100)).default(10),
  page: field.text.optional(),
})

type Clause = { field: string; key: string | null; operator: string; value: string }

const clausePattern = /\s*(-?)(\w+)(?:\[(['"])(.*?)\3\])?\s*(:|~|>=|<=|>|<)\s*(?:(['"])(.*?)\6|(\w+))\s*/y

/** Answers a search in Stripe's query language: `active:'true' AND metadata['credits']:'10'`, newest first. */
export function search<T extends { id: string }>(url: string, objects: T[], params: z.infer<typeof searchParams>) {
  const { clauses, isAny } = readQuery(params.query)
  const matches = (object: T): boolean =>
    isAny ? clauses.some((clause) => holds(object, clause)) : clauses.every((clause) => holds(object, clause))
  const found = objects.filter(matches).reverse()
  const start = Number(params.page ?? 0)
  const next = start + params.limit
  return {
    object: 'search_result',
    url,
    has_more: next < found.length,
    next_page: next < found.length ? String(next) : null,
    data: found.slice(start, next),
  }
}

function readQuery(query: string): { clauses: Clause[]; isAny: boolean } {
  const clauses: Clause[] = []
  const joints = new Set<string>()
  const joint = /(AND|OR)\s+/iy
  let at = 0
  while (at < query.length) {
    clausePattern.lastIndex = at
    const [whole, minus = '', field = '', , key = null, operator = '', , quoted, bare = ''] =
      clausePattern.exec(query) ?? []
    if (!whole) throw invalid(`We were unable to parse your search query: ${query}`, { param: 'query' })
    clauses.push({ field, key, operator: minus + operator, value: quoted ?? bare })
    at += whole.length
    joint.lastIndex = at
    const [joined = '', word = 'AND'] = joint.exec(query) ?? []
    if (joined) joints.add(word.toUpperCase())
    at += joined.length
  }
  if (joints.size > 1) throw invalid('A query cannot mix AND and OR.', { param: 'query' })
  return { clauses, isAny: joints.has('OR') }
}

function holds(object: object, { field, key, operator, value }: Clause): boolean {
  const own: unknown = Object.entries(object).find(([name]) => name === field)?.[1]
  const actual: unknown = key === null ? own : Object(own)[key]
  if (actual === undefined || actual === null) return operator.startsWith('-') || value === 'null'
  const [left, right] = [String(actual).toLowerCase(), value.toLowerCase()]
  if (operator.endsWith('~')) return left.includes(right) !== operator.startsWith('-')
  if (operator === '>') return Number(left) > Number(right)
  if (operator === '>=') return Number(left) >= Number(right)
  if (operator === '<') return Number(left) < Number(right)
  if (operator === '<=') return Number(left) <= Number(right)
  return (left === right) !== operator.startsWith('-')
}
