import type { ReputationKind } from './rules.ts'

type Noun = readonly [one: string, several: string]

const NOUNS: Readonly<Record<ReputationKind, Noun>> = {
  section: ['section', 'sections'],
  bounty: ['bounty', 'bounties'],
  pairing: ['pairing', 'pairings'],
  contribution: ['contribution', 'contributions'],
}

/** What earns points, as a word; of a row that an older or newer program wrote, what it calls it. */
export const nounOf = (kind: string): Noun => (kind in NOUNS ? NOUNS[kind as ReputationKind] : [kind, kind])
