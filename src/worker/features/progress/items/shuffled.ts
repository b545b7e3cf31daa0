/** The same order for the same seed, whatever order the texts come in, and none that one could foresee. */
export const shuffled = (texts: readonly string[], seed: string): string[] =>
  texts
    .map((text) => ({ text, rank: hashOf(`${seed}\n${text}`) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ text }) => text)

/** FNV-1a with the finaliser of MurmurHash3, so that texts that differ at their end differ everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
