import { readItem, writeItem } from '#client/lib/browser-storage.ts'

/**
 * The keys under which things were asked for, one for each request of a person, kept for this tab (G-LRN-10): a reload or
 * another request in between loses none, so whatever is repeated after a lost answer makes no second roadmap.
 */
type Keys = readonly (readonly [request: string, key: string])[]

const MAX_KEPT = 20
/** Where storage is blocked the keys live as long as the document. */
const unstored = new Map<string, string>()
const storageKey = (userId: string) => `userData.learnKeys.${userId}`

/** The same key for the same request, until it is forgotten. */
export function requestKeyOf(userId: string, request: string): string {
  const kept = read(userId).find(([other]) => other === request)
  if (kept) return kept[1]
  const key = crypto.randomUUID()
  write(userId, [...read(userId), [request, key] as const].slice(-MAX_KEPT))
  return key
}

/** For a request that was granted, or whose key leads nowhere any more. */
export function forgetRequestKey(userId: string, request: string): void {
  write(
    userId,
    read(userId).filter(([other]) => other !== request),
  )
}

function read(userId: string): Keys {
  const name = storageKey(userId)
  try {
    const kept: unknown = JSON.parse(readItem('sessionStorage', name) ?? unstored.get(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string'

function write(userId: string, keys: Keys): void {
  const name = storageKey(userId)
  const value = keys.length > 0 ? JSON.stringify(keys) : null
  writeItem('sessionStorage', name, value)
  unstored.delete(name)
  if (value && readItem('sessionStorage', name) !== value) unstored.set(name, value)
}
