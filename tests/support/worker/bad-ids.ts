import type { Ids } from './owner.ts'
import type { StandardCall } from './standard-calls.ts'

/** What is no id at all. */
export const MALFORMED_IDS = [
  'x',
  "' or 1=1 --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'null',
  '🎉مرحبا',
  'i'.repeat(300),
]

/** The same value for every id. */
export const idsAs = (value: string): Ids => new Proxy({} as Ids, { get: () => value })

/** Whether a call's input asks for any id. */
export function takesAnId(input: StandardCall['input']): boolean {
  let isTaken = false
  const ids = new Proxy({} as Ids, {
    get: () => {
      isTaken = true
      return ''
    },
  })
  input?.(ids)
  return isTaken
}
