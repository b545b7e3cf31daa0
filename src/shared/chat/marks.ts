/** Code as Markdown has it, to its end or to the end of what has come; in it a number in brackets is an index. */
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/.source
/** A mark of a record, `[1]`, with the space before it; one that a title has by itself is written with backslashes. */
const CODE_OR_MARK = new RegExp(`(${CODE})|(\\s?)(?<!\\\\)\\[(\\d{1,2})\\]`, 'g')

/** A text in which each mark of a record is replaced, and its code is as it was. */
const replaceMarks = (text: string, replace: (number: number, space: string) => string): string =>
  text.replace(CODE_OR_MARK, (all, code: string | undefined, space: string, digits: string) =>
    code === undefined ? replace(Number(digits), space) : all,
  )

/** An answer without marks of records that it was not given: a chip that does not resolve is removed. */
export const withoutUnknownMarks = (answer: string, records: number): string =>
  replaceMarks(answer, (number, space) => (number >= 1 && number <= records ? `${space}[${number}]` : ''))

/** An answer whose marks are links to `#record-<number>`. */
export const withLinkedMarks = (answer: string): string =>
  replaceMarks(answer, (number, space) => `${space}[${number}](#record-${number})`)
