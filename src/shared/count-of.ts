/** '1 phase', '3 phases', '2 entries': nouns that take no s are given their plural. */
export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`
