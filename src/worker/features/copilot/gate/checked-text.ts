import { type Grounds, isOfAd, knownOf } from './check-text.ts'

/** A sentence, an item or a heading that has come to its end. */
const WHOLE = /^[\s\S]*(?:\n|[.!?]["”’)]?\s)/
const SENTENCES = /(?<=\n)|(?<=[.!?]["”’)]?\s)/

/** A text about an ad as it comes, of which only what the ad says is shown. */
export class CheckedText {
  shown: string
  /** Sentences that were left out. */
  cut = 0
  isEnded = false
  readonly #before: string
  readonly #known: ReturnType<typeof knownOf>
  readonly #tell: (piece: string) => void
  #waiting = ''

  /** @param before what was shown already @param tell each sentence that may be shown */
  constructor(ad: Grounds['ad'], before: string, tell: (piece: string) => void) {
    this.#before = before
    this.shown = before
    this.#known = knownOf({ facts: [], ad })
    this.#tell = tell
  }

  /** Nothing came beside what was there before. */
  get isEmpty(): boolean {
    return this.shown === this.#before
  }

  add(piece: string): void {
    this.isEnded = false
    this.#waiting += piece
    const whole = WHOLE.exec(this.#waiting)?.[0] ?? ''
    this.#waiting = this.#waiting.slice(whole.length)
    this.#show(whole)
  }

  end(): void {
    this.#show(this.#waiting)
    this.#waiting = ''
    this.isEnded = true
  }

  #show(text: string): void {
    for (const sentence of text.split(SENTENCES)) {
      if (isOfAd(sentence, this.#known)) this.#say(sentence)
      else {
        this.cut += 1
        // what follows still begins on a line of its own
        if (sentence.endsWith('\n') && !this.shown.endsWith('\n')) this.#say('\n')
      }
    }
  }

  #say(piece: string): void {
    if (piece === '') return
    this.shown += piece
    this.#tell(piece)
  }
}
