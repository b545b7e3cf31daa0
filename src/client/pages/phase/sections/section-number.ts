/** The section that `?section=` asks for: none or nonsense is `otherwise`, too far is the nearest (G-LRN-14). */
export function sectionNumber(asked: string | undefined, count: number, otherwise = 1): number {
  const number = isNumber(asked) ? Number(asked) : otherwise
  return Math.min(Math.max(number, 1), Math.max(count, 1))
}

/** Whether `?section=` says which section is meant. */
export const isNumber = (asked: string | undefined): asked is string => /^-?\d+$/.test(asked ?? '')
