/** A number of 32 bits that is the same for the same text: what a sample is known by from one reading to the next. */
export function hashOf(text: string): number {
  let hash = 0
  for (const character of text) hash = (hash * 31 + character.charCodeAt(0)) >>> 0
  return hash
}
