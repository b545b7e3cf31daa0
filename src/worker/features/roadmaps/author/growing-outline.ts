import type { Outline, PlannedPhase } from '#shared/roadmaps/outline.ts'

/** A single line is no plan, but a model that says "Plan:" about something else. */
const FEWEST_PLANNED = 2

/** What an author has said so far. */
interface Said {
  planned: readonly PlannedPhase[]
  /** Whether a phase has begun, so that no more plan will come. */
  hasBegun: boolean
  isBuiltin: boolean
}

/** What is still to come of a roadmap, as its authors make it known: first by a plan, then title by title. */
export class GrowingOutline {
  #isKnown: boolean
  #phases: PlannedPhase[]
  #isSaid = false

  constructor(known: Outline | null) {
    this.#isKnown = known?.isKnown ?? false
    // what somebody began and did not finish is only planned again
    this.#phases = this.#isKnown ? (known?.phases ?? []).map((phase) => ({ ...phase, begun: 0 })) : []
  }

  /** What is to be written still; null while nobody has said it. */
  get plan(): PlannedPhase[] | null {
    return this.#isKnown ? this.#phases : null
  }

  /** Another author begins to speak, or the same one anew. */
  beginAttempt(): void {
    this.#isSaid = false
  }

  /** Whoever goes on keeps to the plan that there is; only the built-in author, who stands in with what it has, says its own. */
  hear({ planned, hasBegun, isBuiltin }: Said): void {
    if (this.#isSaid || (this.#isKnown && !(isBuiltin && hasBegun && planned.length > 0))) return
    this.#isSaid = hasBegun
    this.#isKnown = hasBegun && planned.length >= (isBuiltin ? 1 : FEWEST_PLANNED)
    this.#phases = this.#isKnown || !hasBegun ? [...planned] : []
  }

  /** What is written is planned no more: the phase of that title, or else the next. */
  tick(title: string): void {
    this.#phases = this.#phases.toSpliced(this.#placeOf(title), 1)
  }

  /** The picture at this moment. @param writing the phase that is being written, as far as its titles are there */
  with(writing: PlannedPhase | null): Outline {
    const isKnown = this.#isKnown
    if (!writing) return { isKnown, phases: this.#phases }
    const at = this.#placeOf(writing.title)
    const planned = this.#phases[at]?.sections.slice(writing.begun) ?? []
    const now = { ...writing, sections: [...writing.sections, ...planned] }
    return { isKnown, phases: this.#phases.toSpliced(at, 1, now) }
  }

  #placeOf(title: string): number {
    const place = this.#phases.findIndex((phase) => phase.title === title)
    return Math.max(0, place)
  }
}
