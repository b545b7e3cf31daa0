const HALF_AT_END = /[\uD800-\uDBFF]$/

/** The text's beginning, so many UTF-16 units at most; a character that would be cut in half goes whole. */
export const cutText = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(HALF_AT_END, '')
