const OVERRIDE =
  /\b(?:ignore|disregard|forget|override|bypass)\b(?: (?:all|any|the|your|my|of|these|those|previous|prior|above|earlier|preceding|system))* (?:instructions?|prompts?|rules?|messages?|directions?)\b/g

/** The words of a prompt without "ignore previous instructions" and its kin: such text is neither topic nor order. */
export function withoutOverride(words: string[]): string[] {
  return words
    .join(' ')
    .replace(OVERRIDE, ' ')
    .split(' ')
    .filter((word) => word !== '')
}
