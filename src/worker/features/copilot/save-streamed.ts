import { and, eq } from 'drizzle-orm'
import { splitText } from '#shared/copilot/pieces.ts'
import type { Database } from '#worker/db/client.ts'
import { copilotTexts } from '#worker/db/schema/index.ts'
import type { CheckedText } from './gate/checked-text.ts'
import { keepDraft } from './statements.ts'
import type { StreamedKind } from './tasks.ts'

/** So often what has come is kept: whatever ends the stream, no more than that is lost. */
const SAVE_EVERY_MS = 1000

/** Where a streamed text is kept. */
interface Place {
  jobId: string
  kind: StreamedKind
  /** A text that is gone on with; it belongs to `writer` by now. */
  textId: string | null
  writer: string
}

interface End {
  author: string
  isStopped: boolean
}

/** Keeps a text while it is streamed: until its end it counts as stopped, so that it can be gone on with whatever happens. */
export class StreamedText {
  readonly #db: Database
  readonly #place: Place
  readonly #onTaken: () => void
  #textId: string | null
  #savedAt = 0
  #saving: Promise<void> = Promise.resolve()

  /** @param onTaken hears that it was stopped, or is gone on with elsewhere */
  constructor(db: Database, place: Place, onTaken: () => void) {
    this.#db = db
    this.#onTaken = onTaken
    this.#place = place
    this.#textId = place.textId
  }

  /** What has come so far, now and then. */
  note(text: CheckedText, author: string): void {
    if (text.isEmpty || Date.now() - this.#savedAt < SAVE_EVERY_MS) return
    this.#savedAt = Date.now()
    this.#saving = this.#saving.then(() => this.#save(text, { author, isStopped: true }))
    // whoever ends it hears of it
    this.#saving.catch(() => {})
  }

  /** All of it. @throws whatever kept one of these from being kept */
  async end(text: CheckedText, end: End): Promise<void> {
    await this.#saving
    if (!text.isEmpty) await this.#save(text, end)
  }

  async #save({ shown, cut }: CheckedText, { author, isStopped }: End): Promise<void> {
    const { jobId, kind, writer } = this.#place
    const pieces = splitText(shown).map((piece) => ({ ...piece, factIds: [], unknown: [] }))
    const said = { pieces, cut, author, isStopped }
    if (this.#textId === null) {
      const kept = await keepDraft(this.#db, jobId, { kind, question: '', facts: [], ...said }, writer)
      this.#textId = kept.textId
      return
    }
    const isOwn = and(eq(copilotTexts.id, this.#textId), eq(copilotTexts.writer, writer))
    const saved = await this.#db.update(copilotTexts).set(said).where(isOwn).returning({ id: copilotTexts.id })
    if (saved.length === 0) this.#onTaken()
  }
}
