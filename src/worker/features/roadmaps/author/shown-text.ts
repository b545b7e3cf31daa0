import { cutAtWord, plainText } from '#worker/features/library/words/plain-text.ts'
import { type RoadmapLine, readRoadmapLine } from './read-roadmap-line.ts'

const MAX_LINE = 1200

/**
 * A roadmap's text for whoever watches it being written: read and cleaned as RoadmapTextParser does it. It comes line by
 * line, because what a piece of a line is can only be told at its end: half a link is none yet.
 */
export class ShownText {
  #rest = ''
  #hasPhase = false

  /** Takes the next piece of text, cut anywhere; returns the lines that it completed. */
  push(chunk: string): string {
    const lines = (this.#rest + chunk).split('\n')
    this.#rest = lines.pop() ?? ''
    return lines.map((line) => this.#show(line)).join('')
  }

  /** Says that no more text will come; returns the last line. */
  end(): string {
    const line = this.#rest
    this.#rest = ''
    return line === '' ? '' : this.#show(line)
  }

  #show(raw: string): string {
    const line = readRoadmapLine(raw)
    this.#hasPhase ||= line.kind === 'phase'
    // whatever stands before the first phase is the author talking
    if (!this.#hasPhase || line.kind === 'refusal') return ''
    if (line.kind === 'nothing') return raw.trim() === '' ? '\n' : ''
    const { mark, text } = partsOf(line)
    const shown = cutAtWord(plainText(text.slice(0, 4 * MAX_LINE)), MAX_LINE)
    return shown === '' ? '' : `${mark}${shown}\n`
  }
}

/** A line in the form that formatPhase writes. */
function partsOf(line: Exclude<RoadmapLine, { kind: 'nothing' | 'refusal' }>): { mark: string; text: string } {
  switch (line.kind) {
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
