import type { ShownItem } from '#shared/progress/schemas.ts'

/** How people and phones write an answer; null wherever it can't be read as one, so that nothing is counted. */

type Options = ShownItem['options']

/** Line ends, spaces at the ends of lines and curly quotes are no matter of right or wrong; case is. */
export const normalised = (text: string): string =>
  text
    .normalize()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[ \t]+$/gm, '')
    .trim()

/** Which options an answer names, in its order: by their texts or keys, a line each, or by keys alone (`a, c`, `c b a`, `cba`). */
export function readChoices(answer: string, options: Options): string[] | null {
  const lines = normalised(answer)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const named = lines.map((line) => readChoice(line, options))
  const keys = named.includes(undefined) ? readKeys(lines.join(' '), options) : named
  const texts = keys.flatMap((key) => options.find((option) => option.key === key)?.text ?? [])
  return texts.length > 0 && new Set(texts).size === keys.length ? texts : null
}

/** A text before a key: an option may be called "b". */
function readChoice(line: string, options: Options): string | undefined {
  const said = line.trim()
  const isSaid = ({ text }: Options[number], other: string) => normalised(text) === other
  const byText = options.find((option) => isSaid(option, said))
  const [, key = '', rest = ''] = /^\(?([a-h])[).:]?(?:\s+(.+))?$/i.exec(said) ?? []
  const byKey = options.find((option) => option.key === key.toLowerCase() && (rest === '' || isSaid(option, rest)))
  return (byText ?? byKey)?.key
}

function readKeys(said: string, options: Options): string[] {
  const keys = said.toLowerCase().replace(/[\s,;.>→()-]+/g, '')
  const isOfKeys = [...keys].every((letter) => options.some(({ key }) => key === letter))
  return isOfKeys ? [...keys] : []
}

/** '5', 'line 5'. */
export function readLine(answer: string): number | null {
  const [, digits] = /^(?:line\s*)?#?(\d{1,3})[.:]?$/i.exec(answer.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}

const GROUPED = /^[1-9]\d{0,2}(?:([,. '’_])\d{3})(?:\1\d{3})*(?!\d)/

/**
 * A number as people write it, with or without its unit. A comma is a decimal sign ('1,5') unless it groups thousands
 * ('29,412'); one dot is always a decimal sign. Where both readings are possible ('1,500') the English one counts.
 */
export function readNumber(answer: string, unit: string | null): number | null {
  const said = normalised(answer)
    .replace(/^(?:≈|~|about |around |circa |ca\. ?)\s*/i, '')
    .replace(/^[−–]/, '-')
    .replace(/^[$€£]\s*/, '')
  const [, sign = '', digits = '', rest = ''] = /^([+-]?)\s*([\d.,' ’_]*\d(?:e[+-]?\d+)?)\s*(.*)$/i.exec(said) ?? []
  if (digits === '' || !isUnit(rest, unit)) return null
  const value = Number(withDecimalPoint(digits))
  return Number.isFinite(value) ? (sign === '-' ? -value : value) : null
}

function withDecimalPoint(digits: string): string {
  const [group, separator] = GROUPED.exec(digits) ?? []
  const isDecimalPoint = separator === '.' && digits.indexOf('.') === digits.lastIndexOf('.')
  const plain =
    group && separator && !isDecimalPoint ? group.replaceAll(separator, '') + digits.slice(group.length) : digits
  return plain.replace(',', '.')
}

/** The unit itself, its beginning, or a sign that is no other unit. */
function isUnit(rest: string, unit: string | null): boolean {
  const said = rest.trim().toLowerCase().replace(/\.$/, '')
  return said === '' || (unit === null ? said === '%' : unit.toLowerCase().startsWith(said))
}
