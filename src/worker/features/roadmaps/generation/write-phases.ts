import type { PhaseDraft, RoadmapDraft } from '#shared/roadmaps/drafts.ts'
import { MAX_PHASES, MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import { type Author, RefusedError, stream } from '#worker/ai/task.ts'
import type { Context } from '#worker/context.ts'
import { findDeeper } from '#worker/features/library/find-sections.ts'
import { readPath } from '#worker/features/library/queries.ts'
import { composeDeepDive } from '#worker/features/roadmaps/author/compose-deep-dive.ts'
import { GrowingOutline } from '#worker/features/roadmaps/author/growing-outline.ts'
import { draftPath } from '#worker/features/roadmaps/author/plan/draft-plan.ts'
import { RoadmapTextParser } from '#worker/features/roadmaps/author/roadmap-text.ts'
import { ShownText } from '#worker/features/roadmaps/author/shown-text.ts'
import { keepOutline } from './keep-outline.ts'
import type { Claim } from './lease.ts'
import { savePhase } from './save-phase.ts'
import { fewestPhases, writeRoadmapTask } from './tasks.ts'

/**
 * Has the missing phases written and stores each as soon as it is complete, and what is to come as soon as it is known;
 * what stands already is kept.
 * @param options.onText hears the text as it is written, read and cleaned
 * @param options.signal ends the writing when the lease is lost
 * @throws RefusedError when the model refuses the prompt, DomainError upstream when what is planned did not come
 */
export async function writePhases(
  ctx: Context,
  claim: Claim,
  { onText, signal }: { onText: (text: string) => void; signal: AbortSignal },
): Promise<void> {
  const writing = new Writing(ctx, claim)
  if (writing.isWhole) return
  const plan = await planFor(ctx, claim)
  let shown = new ShownText()
  await stream(ctx, writeRoadmapTask, {
    signal,
    nextInput: () => {
      shown = new ShownText()
      return {
        prompt: claim.prompt,
        aboutTheLearner: claim.about,
        corrections: claim.changes,
        ...writing.beginAttempt(),
        internshipLanguage: claim.internshipLanguage,
        goDeeperInto: claim.parentSection,
        plan,
      }
    },
    onText: (text, from) => writing.take(text, from, () => onText(shown.push(text))),
    onEnd: (from) => writing.end(from, () => onText(shown.end())),
    isEnough: () => writing.isWhole,
  })
}

/** How far a roadmap is, while its text comes in. */
class Writing {
  readonly #ctx: Context
  readonly #claim: Claim
  readonly #titles: string[]
  readonly #outline: GrowingOutline
  readonly #kept: ReturnType<typeof keepOutline>
  #parser = new RoadmapTextParser()
  #hasEnded = false

  constructor(ctx: Context, claim: Claim) {
    this.#ctx = ctx
    this.#claim = claim
    this.#titles = [...claim.writtenTitles]
    this.#outline = new GrowingOutline(claim.outline)
    this.#kept = keepOutline(ctx, claim)
  }

  /** All that was planned is written; without a plan, whatever an author wrote to its end. */
  get isWhole(): boolean {
    if (this.#titles.length >= MAX_PHASES) return true
    if (this.#titles.length < fewestPhases(this.#claim)) return false
    const { plan } = this.#outline
    return plan ? plan.length === 0 : this.#hasEnded
  }

  /** @returns what is still to be done */
  beginAttempt() {
    this.#parser = new RoadmapTextParser()
    this.#outline.beginAttempt()
    this.#hasEnded = false
    const planned = this.#outline.plan?.map(({ title, sections }) => ({ title, sections })) ?? null
    return { firstPhase: this.#titles.length + 1, writtenPhases: [...this.#titles], planned }
  }

  /** @param show what was read without a refusal is shown before it is stored */
  async take(text: string, from: Author, show: () => void): Promise<void> {
    await this.#store(this.#parser.push(text), from, show)
    // a line that goes on says nothing yet
    if (text.includes('\n')) this.#kept.put(this.#outline.with(this.#inWriting()))
  }

  async end(from: Author, show: () => void): Promise<void> {
    await this.#store(this.#parser.end(), from, show)
    this.#hasEnded = true
    await this.#kept.settled()
  }

  async #store(phases: PhaseDraft[], from: Author, show: () => void): Promise<void> {
    const { refusal, planned, writing } = this.#parser
    if (refusal !== null) throw new RefusedError(refusal)
    show()
    const hasBegun = writing !== null || phases.length > 0
    this.#outline.hear({ planned, hasBegun, isBuiltin: from.author === 'builtin' })
    for (const phase of phases) await this.#storePhase(phase, from)
  }

  async #storePhase(phase: PhaseDraft, from: Author): Promise<void> {
    // a model that begins anew instead of going on repeats what stands
    if (this.#titles.length >= MAX_PHASES || this.#titles.includes(phase.title)) return
    // 2§9: a week has four sections; one that is short is written by the next attempt
    if (this.#claim.internshipLanguage && phase.sections.length < MAX_SECTIONS_PER_PHASE) return
    this.#outline.tick(phase.title)
    await this.#kept.settled()
    const position = this.#titles.length + 1
    const around = { title: this.#parser.title, outline: this.#outline.with(null) }
    await savePhase(this.#ctx, this.#claim, { ...phase, position }, { ...from, ...around })
    this.#titles.push(phase.title)
  }

  /** The phase that is being written, unless it stands already. */
  #inWriting() {
    const { writing } = this.#parser
    return writing && !this.#titles.includes(writing.title) && this.#titles.length < MAX_PHASES ? writing : null
  }
}

/** What the library has for the roadmap: the prompt's plan was made when it was asked for. */
async function planFor(
  { db }: Context,
  { plan, internshipLanguage, parentSection }: Claim,
): Promise<RoadmapDraft | null> {
  if (internshipLanguage) return draftPath(await readPath(db, `open-source-internship-${internshipLanguage}`))
  if (parentSection) return composeDeepDive(parentSection, await findDeeper(db, parentSection))
  return plan
}
