/** Storage may be blocked or full. Then nothing is found and nothing is kept, but the page goes on. */
type Area = 'localStorage' | 'sessionStorage'

export function readItem(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Null removes the key. */
export function writeItem(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, value)
  } catch {
    // what can't be kept is asked for again
  }
}

export function clearArea(area: Area): void {
  try {
    globalThis[area].clear()
  } catch {
    // blocked: nothing is there
  }
}
