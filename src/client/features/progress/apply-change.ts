import type { PhaseProgress, SectionProgress } from '#shared/progress/schemas.ts'

/** What a learner changes in a phase with one click, or by being there; it shows at once and is sent in turn (2§4). */
export type ProgressChange =
  | { kind: 'mark'; sectionId: string; cardId: string; isCompleted: boolean }
  | { kind: 'swap'; sectionId: string; cardId: string; bonusCardId: string; isUndo?: true }
  | { kind: 'vote'; sectionId: string; cardId: string; isHelpful: boolean | null }
  | { kind: 'tick'; sectionId: string; objective: string; isTicked: boolean }
  /** The section that they rest on, from 1. */
  | { kind: 'place'; number: number }

/** The progress as it stands after a change. A card that is no longer there leaves everything as it is. */
export function applyChange(progress: PhaseProgress, change: ProgressChange): PhaseProgress {
  if (change.kind === 'place') return { ...progress, lastSectionNumber: change.number }
  return changeSection(progress, change.sectionId, (section) => {
    if (change.kind === 'swap') return swap(section, change)
    if (change.kind === 'tick') return tick(section, change)
    const { kind, sectionId, cardId, ...changed } = change
    return { ...section, cards: section.cards.map((card) => (card.id === cardId ? { ...card, ...changed } : card)) }
  })
}

export const sectionOf = (progress: PhaseProgress | undefined, sectionId: string): SectionProgress | null =>
  progress?.sections.find((section) => section.sectionId === sectionId) ?? null

export const changeSection = (
  progress: PhaseProgress,
  sectionId: string,
  change: (section: SectionProgress) => SectionProgress,
): PhaseProgress => ({
  ...progress,
  sections: progress.sections.map((section) => (section.sectionId === sectionId ? change(section) : section)),
})

function tick(section: SectionProgress, { objective, isTicked }: { objective: string; isTicked: boolean }) {
  const others = section.tickedObjectives.filter((other) => other !== objective)
  return { ...section, tickedObjectives: isTicked ? [...others, objective] : others }
}

function swap(section: SectionProgress, { cardId, bonusCardId }: { cardId: string; bonusCardId: string }) {
  const card = section.cards.find(({ id }) => id === cardId)
  const bonus = section.bonusCards.find(({ id }) => id === bonusCardId)
  if (!card || !bonus) return section
  return {
    ...section,
    cards: section.cards.map((item) => (item === card ? bonus : item)),
    bonusCards: section.bonusCards.map((item) => (item === bonus ? card : item)),
  }
}
