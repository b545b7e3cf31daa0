import { type AskedSkill, names } from '../jobs/skills.ts'

/** What can show that somebody knows something, the strongest first. */
export const PROOF_KINDS = {
  certificate: 'Certificate',
  section: 'Completed section',
  journal: 'Journal',
  profile: 'Profile, in your own words',
} as const
export type ProofKind = keyof typeof PROOF_KINDS

/** Something that stands in somebody's records. */
export interface Fact {
  /** Its kind and its own id: 'certificate:6f…'. */
  id: string
  kind: ProofKind
  /** What it is called there. */
  label: string
  /** All that it says. */
  text: string
  /** Where it is read, from the origin on. */
  path: string
}

export interface FitSkill extends AskedSkill {
  /** None where nothing of one's records names it. */
  proofs: Pick<Fact, 'kind' | 'label' | 'path'>[]
  /** Where nothing shows it: open bounties that exercise it. */
  bounties: Pick<Exercise, 'challengeId' | 'title'>[]
}

/** Something to do that exercises what it tells of. */
export interface Exercise {
  challengeId: number
  title: string
  text: string
}

const ORDER = Object.keys(PROOF_KINDS) as ProofKind[]
const PROOFS_SHOWN = 3
const BOUNTIES_SHOWN = 2

/** What an ad asks for, each with what of somebody's records names it, the strongest first. Deterministic. */
export const fitOf = (
  asked: readonly AskedSkill[],
  facts: readonly Fact[],
  exercises: readonly Exercise[] = [],
): FitSkill[] =>
  asked.map((one) => {
    const proofs = facts
      .filter(({ text }) => names(one.skill, text))
      .sort((fact, other) => ORDER.indexOf(fact.kind) - ORDER.indexOf(other.kind))
      .slice(0, PROOFS_SHOWN)
      .map(({ kind, label, path }) => ({ kind, label, path }))
    const fitting = proofs.length > 0 ? [] : exercises.filter(({ text }) => names(one.skill, text))
    const bounties = fitting.slice(0, BOUNTIES_SHOWN).map(({ challengeId, title }) => ({ challengeId, title }))
    return { ...one, proofs, bounties }
  })

/** A prompt for what is missing, at most four things at once; null where nothing is. */
export function gapPrompt(title: string, skills: readonly FitSkill[]): string | null {
  const missing = skills.filter(({ proofs }) => proofs.length === 0).map(({ skill }) => skill)
  if (missing.length === 0) return null
  const named = new Intl.ListFormat('en', { type: 'conjunction' }).format(missing.slice(0, MOST_NAMED))
  return `Learn ${named} for a job as ${title}`.slice(0, PROMPT_MAX_LENGTH)
}

const MOST_NAMED = 4
const PROMPT_MAX_LENGTH = 200
