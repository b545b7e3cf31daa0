/** The section that `?section=` asks for: none or nonsense is the first, too far is the nearest (G-LRN-14). */
export function sectionNumber(asked: string | undefined, count: number): number {
  const number = /^-?\d+$/.test(asked ?? '') ? Number(asked) : 1
  return Math.min(Math.max(number, 1), Math.max(count, 1))
}
