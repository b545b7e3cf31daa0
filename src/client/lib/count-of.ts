/** '1 phase', '3 phases', for nouns that take an s. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
