import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml'
import type * as z from 'zod'

/** A file that could be read; `at` gives file:line of the value at a place in it, for whoever has to mend it. */
export type YamlFile<T> = { file: string; content: T; at: (place: PropertyKey[]) => string }

/** The names of the YAML files in a folder and below it, in the same order at each time. */
export function yamlFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.yaml')).sort()
}

/** Reads one file in a strict form. What can't be read is a problem, one sentence each with file and line, and gives nothing. */
export function readYaml<T extends z.ZodType>(
  folder: string,
  file: string,
  schema: T,
  problems: string[],
): YamlFile<z.infer<T>>[] {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(join(folder, file), 'utf8'), { lineCounter: lines })
  const lineOf = (offset: number) => `${file}:${lines.linePos(offset).line}`
  for (const error of document.errors) problems.push(`${lineOf(error.pos[0])}: ${error.message.split('\n')[0]}`)
  if (document.errors.length > 0) return []
  visit(document, {
    Scalar: (_, node) => {
      if (node.comment) problems.push(`${lineOf(node.range?.[0] ?? 0)}: a comment cuts the text off: quote it.`)
    },
  })

  const at = (place: PropertyKey[]) => lineOf(offsetOf(document, place))
  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return [{ file, content: parsed.data, at }]
  for (const { path, message } of parsed.error.issues) problems.push(`${at(path)}: ${path.join('.')}: ${message}`)
  return []
}

/** Where the value at a place begins, or the nearest value around it. */
function offsetOf(document: Document, place: PropertyKey[]): number {
  for (let length = place.length; length > 0; length -= 1) {
    const node = document.getIn(place.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}
