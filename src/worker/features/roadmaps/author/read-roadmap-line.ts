export type FieldName = 'overview' | 'tags' | 'category' | 'aim' | 'about' | 'objectives'

/** What one line of a roadmap's text says. */
export type RoadmapLine =
  | { kind: 'nothing' }
  | { kind: 'refusal'; reason: string }
  | { kind: 'plan'; text: string }
  | { kind: 'phase'; title: string }
  | { kind: 'section'; title: string }
  | { kind: 'field'; name: FieldName; text: string; isListItem: boolean }
  | { kind: 'item'; text: string }
  | { kind: 'more'; text: string; isIndented: boolean }

const FIELD_NAMES: Record<string, FieldName> = {
  overview: 'overview',
  summary: 'overview',
  tags: 'tags',
  category: 'category',
  aim: 'aim',
  goal: 'aim',
  about: 'about',
  description: 'about',
  objectives: 'objectives',
  'learning objectives': 'objectives',
}

const FENCE_OR_RULE = /^(?:```|~~~|(?:-{3,}|\*{3,}|_{3,}|={3,})$)/
const HEADING = /^(#{1,6})(?:\s+|(?<=##))(.+?)(?:\s+#+)?$/
const PHASE_LABEL = /^phase\s+(?:\d+|one|two|three|four|five|six|[ivx]+)\s*(?:[:.)–—-]\s*|$)/i
const SECTION_LABEL =
  /^(?:section|step|module|part|lesson|unit)\s+(?:\d+(?:\.\d+)*|one|two|three|four)\s*(?:[:.)–—-]\s+|$)/i
const NUMBER_LABEL = /^(?:\d+(?:\.\d+)+\s*[:.)–—-]?|\d+\s*[:.)–—-])\s+/
const BULLET = /^(?:[-*•+–]|\d+[.)])\s+(?:\[[ x]\]\s+)?(.+)$/i
const FIELD = /^[*_]*([a-z]+(?: [a-z]+)?)[*_]*\s*:\s*[*_]*\s*(.*)$/i
const REFUSAL = /^refused\s*:\s*(.*)$/i

/** Tells what a line of a roadmap is, forgiving what models do with markdown: bold, numbering, deeper headings. */
export function readRoadmapLine(raw: string): RoadmapLine {
  const line = raw.trim()
  if (line === '' || FENCE_OR_RULE.test(line)) return { kind: 'nothing' }
  const unmarked = line.replace(/^(?:\*\*|__)|(?:\*\*|__)$/g, '').trim()
  const refusal = REFUSAL.exec(unmarked)
  if (refusal) return { kind: 'refusal', reason: refusal[1] ?? '' }
  return (
    readHeading(unmarked, unmarked !== line) ??
    readItemOrField(line) ?? { kind: 'more', text: line, isIndented: /^\s/.test(raw) }
  )
}

function readHeading(line: string, isBold: boolean): RoadmapLine | null {
  const heading = HEADING.exec(line)
  const text = (heading?.[2] ?? line).replace(/\*\*|__(?=\s|$)|^__/g, '').trim()
  if (PHASE_LABEL.test(text)) return { kind: 'phase', title: withoutLabel(text, PHASE_LABEL) }
  if ((heading || isBold) && SECTION_LABEL.test(text))
    return { kind: 'section', title: withoutLabel(text, SECTION_LABEL) }
  if (!heading) return null
  const title = withoutLabel(text, NUMBER_LABEL)
  return heading[1] === '#' ? { kind: 'phase', title } : { kind: 'section', title }
}

/** A heading that is nothing but its label keeps it: "Phase 2" is a poor title, but better than none. */
function withoutLabel(text: string, label: RegExp): string {
  const rest = text.replace(label, '').trim()
  return rest === '' ? text : rest
}

function readItemOrField(line: string): RoadmapLine | null {
  const bullet = BULLET.exec(line)
  const text = (bullet?.[1] ?? line).trim()
  const field = FIELD.exec(text)
  const name = field && FIELD_NAMES[(field[1] ?? '').toLowerCase()]
  if (!bullet && field && /^plan$/i.test(field[1] ?? '')) return { kind: 'plan', text: (field[2] ?? '').trim() }
  if (name) return { kind: 'field', name, text: (field[2] ?? '').trim(), isListItem: bullet !== null }
  return bullet ? { kind: 'item', text } : null
}
