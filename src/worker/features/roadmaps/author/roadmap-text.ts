import type { PhaseDraft, RoadmapDraft, SectionDraft } from '#shared/roadmaps/drafts.ts'
import type { PlannedPhase } from '#shared/roadmaps/outline.ts'
import { MAX_PHASES } from '#shared/roadmaps/rules.ts'
import { plainText } from '#worker/features/library/words/plain-text.ts'
import {
  type FieldName,
  type RoadmapLine,
  readRoadmapLine,
} from '#worker/features/roadmaps/author/read-roadmap-line.ts'
import { formatPlan, readPlan, writingOf } from './plan-lines.ts'
import { phaseOf, type RawPhase, type RawSection, sectionOf } from './read-phase.ts'
import { titleIn } from './roadmap-title.ts'

/** The plain-text form in which every author, model or built-in, hands over a roadmap; see formatPhase for the form. */

/** Writes a phase, one item a line: heading, overview, tags, then its sections with category, aim, text, objectives. */
export function formatPhase(phase: PhaseDraft): string {
  const head = [`# ${oneLine(phase.title)}`, `Overview: ${oneLine(phase.overview)}`, `Tags: ${phase.tags.join(', ')}`]
  return `${[...head, ...phase.sections.flatMap((section) => ['', formatSection(section)])].join('\n')}\n`
}

/** Writes one section of a phase. */
export function formatSection(section: SectionDraft): string {
  return [
    `## ${oneLine(section.title)}`,
    `Category: ${oneLine(section.category)}`,
    `Aim: ${oneLine(section.aim)}`,
    `About: ${oneLine(section.description)}`,
    ...section.objectives.map((objective) => `- ${oneLine(objective)}`),
  ].join('\n')
}

/** Reads the first valid section of a text that stands alone; null when there is none. */
export function parseSection(text: string): SectionDraft | null {
  const parser = new RoadmapTextParser()
  parser.push(`# Phase\n${text}\n`)
  return parser.firstSection()
}

/** Writes a whole roadmap in the text form that RoadmapTextParser reads: what is planned, then its phases. */
export function formatRoadmap(draft: RoadmapDraft): string {
  return formatPlan(draft.phases) + draft.phases.map(formatPhase).join('\n')
}

/**
 * Reads a roadmap's text as it arrives. Every phase it hands out has passed PhaseDraft and contains no URL and no
 * HTML; what was dropped stands in `problems`. A first line `REFUSED: reason` sets `refusal` and ends the reading.
 */
export class RoadmapTextParser {
  readonly problems: string[] = []
  refusal: string | null = null
  /** What the author calls the roadmap, where it says so before the first phase. */
  title: string | null = null
  /** What its author says beforehand that it will write. */
  readonly planned: PlannedPhase[] = []
  #rest = ''
  #phase: RawPhase | null = null
  #field: FieldName | null = null
  #completed = 0
  #hasText = false

  /** Takes the next piece of text, cut anywhere; returns the phases that it completed. */
  push(chunk: string): PhaseDraft[] {
    const lines = (this.#rest + chunk).split('\n')
    this.#rest = lines.pop() ?? ''
    return lines.flatMap((line) => this.#read(line))
  }

  /** The phase that is being read, by the titles that are there. */
  get writing(): PlannedPhase | null {
    return this.#phase && writingOf(this.#phase)
  }

  /** The first valid section of the phase that is being read. */
  firstSection(): SectionDraft | null {
    const sections = this.#phase?.sections.map((section) => sectionOf(section, this.#phase?.title ?? '', this.problems))
    return sections?.find((section) => section !== null) ?? null
  }

  /** Says that no more text will come; returns the last phase if it is valid. */
  end(): PhaseDraft[] {
    const line = this.#rest
    this.#rest = ''
    return [...this.#read(line), ...this.#finishPhase()]
  }

  #read(raw: string): PhaseDraft[] {
    if (this.refusal !== null) return []
    const line = readRoadmapLine(raw)
    if (line.kind === 'nothing') return []
    const isFirst = !this.#hasText
    this.#hasText = true
    if (!this.#phase && this.#completed === 0) this.title ??= titleIn(raw)
    if (line.kind === 'refusal') {
      if (isFirst) this.refusal = plainText(line.reason)
      return []
    }
    if (line.kind !== 'phase') {
      if (this.#phase) this.#add(this.#phase, line.kind === 'plan' ? asText(raw) : line)
      else if (line.kind === 'plan' && this.planned.length < MAX_PHASES) this.planned.push(...readPlan(line.text))
      return []
    }
    const finished = this.#finishPhase()
    this.#phase = { title: line.title, overview: '', tags: '', sections: [] }
    this.#field = null
    return finished
  }

  #add(phase: RawPhase, line: RoadmapLine): void {
    const section = phase.sections.at(-1)
    if (line.kind === 'section') {
      phase.sections.push({ title: line.title, category: '', aim: '', about: '', objectives: [] })
      this.#field = null
    } else if (line.kind === 'field') {
      this.#addField(phase, section, line.name, line.text, line.isListItem)
    } else if (line.kind === 'item') {
      this.#addItem(phase, section, line.text)
    } else if (line.kind === 'more') {
      this.#addMore(phase, section, line.text, line.isIndented)
    }
  }

  #addField(
    phase: RawPhase,
    section: RawSection | undefined,
    name: FieldName,
    text: string,
    isListItem: boolean,
  ): void {
    // An objective may begin with such a word: "- Category: choose one for every expense".
    if (isListItem && section && (name === 'tags' || name === 'overview' || isFilled(section, name))) {
      this.#addItem(phase, section, `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${text}`)
      return
    }
    this.#field = name
    if (name === 'tags') phase.tags ||= text
    else if (name === 'overview' || (name === 'about' && !section)) phase.overview ||= text
    else if (section && name !== 'objectives') section[name] ||= text
  }

  #addItem(phase: RawPhase, section: RawSection | undefined, text: string): void {
    if (section) {
      section.objectives.push(text)
      this.#field = 'objectives'
    } else if (this.#field === 'tags') {
      phase.tags = phase.tags === '' ? text : `${phase.tags}, ${text}`
    }
  }

  #addMore(phase: RawPhase, section: RawSection | undefined, text: string, isIndented: boolean): void {
    const field = this.#field
    if (field === 'overview') phase.overview = `${phase.overview} ${text}`
    else if (field === 'tags') phase.tags = `${phase.tags} ${text}`
    else if (!section) return
    else if (field === 'aim' || field === 'about') section[field] = `${section[field]} ${text}`
    // After a list, only an indented line continues it; anything else is the author talking.
    else if (field === 'objectives' && isIndented && section.objectives.length > 0) {
      section.objectives.push(`${section.objectives.pop()} ${text}`)
    }
  }

  #finishPhase(): PhaseDraft[] {
    const raw = this.#phase
    this.#phase = null
    if (!raw || this.#completed >= MAX_PHASES) return []
    const phase = phaseOf(raw, this.problems)
    if (phase) this.#completed += 1
    return phase ? [phase] : []
  }
}

function isFilled(section: RawSection, name: FieldName): boolean {
  return name === 'category' || name === 'aim' || name === 'about' ? section[name] !== '' : false
}

/** "Plan: …" within a phase is its author's prose. */
const asText = (raw: string): RoadmapLine => ({ kind: 'more', text: raw.trim(), isIndented: /^\s/.test(raw) })

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
