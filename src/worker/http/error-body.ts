import type { TRPCError } from '@trpc/server'
import * as z from 'zod'
import type { ErrorBody } from '#shared/errors.ts'
import { DomainError, NEUTRAL_ERROR_TEXT } from '#worker/errors.ts'

/** What the caller may know of a failure: our own sentences and input problems; anything else stays in the log. */
export function errorBodyOf(error: TRPCError, requestId?: string): ErrorBody {
  const { cause } = error
  if (cause instanceof DomainError) return { error: cause.message, code: cause.code, ...cause.details, requestId }
  if (cause instanceof z.core.$ZodError && error.code === 'BAD_REQUEST') return { ...describeInput(cause), requestId }
  if (error.code === 'INTERNAL_SERVER_ERROR') return { error: NEUTRAL_ERROR_TEXT, code: 'internal', requestId }
  return { error: error.message, code: error.code.toLowerCase(), requestId }
}

/** Our schemas' own texts are literal; zod's general ones get the field's name in front. */
function describeInput(cause: z.core.$ZodError): ErrorBody {
  const fields: Record<string, string> = {}
  for (const issue of cause.issues) {
    const name = issue.path.join('.')
    const isGeneral = issue.code !== 'custom' && /^(Invalid|Too |Unrecognized)/.test(issue.message)
    fields[name] ??= isGeneral ? `${name || 'The request'}: ${issue.message}.` : issue.message
  }
  return { error: Object.values(fields)[0] ?? 'The request is not valid.', code: 'invalid', fields }
}
