import type * as z from 'zod'
import { Fault, invalid } from './fault.ts'
import type { Form } from './form.ts'

/** Checks a call's parameters. @throws Fault 400 in Stripe's words: missing, unknown, or of the wrong form */
export function readParams<T extends z.ZodType>(schema: T, form: Form): z.output<T> {
  const { expand: _, ...own } = form
  const result = schema.safeParse(own)
  if (result.success) return result.data
  throw faultOf(deepest(result.error.issues), own)
}

/** A union hides what is wrong inside it; the branch that got furthest says it best. */
function deepest(issues: z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  const [issue] = issues
  if (issue?.code !== 'invalid_union') return issue
  const inner = issue.errors.map((branch) => deepest(branch)).filter((found) => found !== undefined)
  const best = inner.sort((a, b) => b.path.length - a.path.length)[0]
  return best ? { ...best, path: [...issue.path, ...best.path] } : issue
}

function faultOf(issue: z.core.$ZodIssue | undefined, form: Form): Fault {
  const path = issue?.path ?? []
  const param = nameOf(path)
  if (issue?.code === 'unrecognized_keys') {
    const unknown = nameOf([...path, issue.keys[0] ?? ''])
    return invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown })
  }
  const value = path.reduce<unknown>((node, key) => Object(node)[key], form)
  if (value === undefined) {
    return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  if (issue?.message === 'integer') {
    return invalid(`Invalid integer: ${String(value)}`, { code: 'parameter_invalid_integer', param })
  }
  if (issue?.message === 'empty') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`
    return invalid(message, { code: 'parameter_invalid_empty', param })
  }
  return new Fault(400, { type: 'invalid_request_error', message: `Invalid ${param}: ${show(value)}`, param })
}

function nameOf(path: PropertyKey[]): string {
  const [first = '', ...inner] = path.map(String)
  return first + inner.map((key) => `[${key}]`).join('')
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Metadata after an update: given keys are set, emptied keys go, others stay. */
export function mergeMetadata(
  old: Record<string, string>,
  change: Record<string, string> | null | undefined,
): Record<string, string> {
  if (change === null) return {}
  const merged = { ...old, ...change }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}
