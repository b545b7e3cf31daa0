import { TITLE_MAX_LENGTH, TITLE_MIN_LENGTH } from '#shared/roadmaps/rules.ts'
import { cutAtWord, plainText } from '#worker/features/library/words/plain-text.ts'
import { type RoadmapLine, readRoadmapLine } from './read-roadmap-line.ts'
import { titleIn } from './roadmap-title.ts'

const MAX_LINE = 1200

/** Nobody has to wait for the end of a line as long as it says nothing but words. */
const PLAIN =
  /^(?<mark># |## |- |(?:Plan|Overview|Tags|Category|Aim|About): )(?<words>(?:(?:\p{L}[\p{L}\p{N}'’-]*,?|\|)\s+)+)/u
/** The same for a title, without what it may be cut at or rid of. */
const PLAIN_TITLE = /^Title: (?<words>(?:\p{L}(?:[\p{L}\p{N}'’-]*[\p{L}\p{N}])?\s+)+)/u
/** No title is cut nearer to its beginning. */
const UNCUT_TITLE = TITLE_MAX_LENGTH / 2
/** What may stand before the first phase begins. */
const BEFORE_PHASES = /^(?:# |Plan: )$/
/** A heading or an item that begins so may turn out to be something else. */
const LABEL = /^(?:phase|section|step|module|part|lesson|unit)$/i
/** "- Learning objectives: …" is a field, so that an item is known by its third word. */
const ITEM_WORDS = 3

/**
 * A roadmap's text for whoever watches it being written: read and cleaned as RoadmapTextParser does it. Plain words come
 * as they are written; from the first thing that could become a link or markup, a line comes at its end.
 */
export class ShownText {
  #rest = ''
  #given = ''
  #hasTitle = false
  #hasPhase = false

  /** Takes the next piece of text, cut anywhere; returns what it lets be shown. */
  push(chunk: string): string {
    const lines = (this.#rest + chunk).split('\n')
    this.#rest = lines.pop() ?? ''
    const shown = lines.map((line) => this.#finish(line)).join('')
    return shown + this.#begin(this.#rest)
  }

  /** Says that no more text will come; returns the rest. */
  end(): string {
    const line = this.#rest
    this.#rest = ''
    return line === '' ? '' : this.#finish(line)
  }

  /** What is certain of a line that goes on. */
  #begin(raw: string): string {
    return raw.startsWith('Title: ') ? this.#beginTitle(raw) : this.#beginLine(raw)
  }

  #beginTitle(raw: string): string {
    const words = PLAIN_TITLE.exec(raw.slice(0, UNCUT_TITLE))?.groups?.words ?? ''
    const said = words.trim().replace(/\s+/g, ' ')
    return this.#mayBeTitled && said.length >= TITLE_MIN_LENGTH ? this.#give(`Title: ${said}`) : ''
  }

  #beginLine(raw: string): string {
    const { mark = '', words = '' } = PLAIN.exec(raw.slice(0, MAX_LINE / 2))?.groups ?? {}
    const said = words.trim().split(/\s+/)
    const isCertain = mark === '- ' ? said.length >= ITEM_WORDS : !LABEL.test(said[0] ?? '')
    if (mark === '' || !isCertain || !(this.#hasPhase || BEFORE_PHASES.test(mark))) return ''
    return this.#give(mark + said.join(' '))
  }

  /** The rest of a line that is whole. */
  #finish(raw: string): string {
    const rest = this.#give(this.#show(raw))
    this.#given = ''
    return rest
  }

  #give(shown: string): string {
    const rest = shown.slice(this.#given.length)
    this.#given = shown
    return rest
  }

  #show(raw: string): string {
    const line = readRoadmapLine(raw)
    this.#hasPhase ||= line.kind === 'phase'
    const title = this.#mayBeTitled ? titleIn(raw) : null
    if (title !== null) {
      this.#hasTitle = true
      return `Title: ${title}\n`
    }
    // whatever else stands before the first phase is the author talking
    if (!(this.#hasPhase || line.kind === 'plan') || line.kind === 'refusal') return ''
    if (line.kind === 'nothing') return raw.trim() === '' ? '\n' : ''
    const { mark, text } = partsOf(line)
    const shown = cutAtWord(plainText(text.slice(0, 4 * MAX_LINE)), MAX_LINE)
    return shown === '' ? '' : `${mark}${shown}\n`
  }

  /** The first line before the phases that says what the roadmap is called. */
  get #mayBeTitled(): boolean {
    return !(this.#hasPhase || this.#hasTitle)
  }
}

/** A line in the form that formatPhase writes. */
function partsOf(line: Exclude<RoadmapLine, { kind: 'nothing' | 'refusal' }>): { mark: string; text: string } {
  switch (line.kind) {
    case 'plan':
      return { mark: 'Plan: ', text: line.text }
    case 'phase':
      return { mark: '# ', text: line.title }
    case 'section':
      return { mark: '## ', text: line.title }
    case 'field':
      return { mark: `${line.name.charAt(0).toUpperCase()}${line.name.slice(1)}: `, text: line.text }
    case 'item':
      return { mark: '- ', text: line.text }
    case 'more':
      return { mark: '', text: line.text }
  }
}
