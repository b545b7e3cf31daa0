import { fitOf, PROOF_KINDS } from '#shared/applications/fit.ts'
import type { Piece } from '#shared/copilot/pieces.ts'
import { LIMIT_KINDS, readLimits } from '#shared/jobs/read-limits.ts'
import { askedSkills, type Brief } from './brief.ts'

/** What nobody can read out of an ad, and its silence on it. */
const SILENCES: readonly (readonly [said: RegExp, question: string])[] = [
  [/[$€£]\s?\d|\b\d{2,3}\s?k\b|\bsalary: \d/i, 'What does it pay? The ad does not say.'],
  [/\b(remote|hybrid|on[- ]?site|office)\b|\bplace: \w/i, 'Where is the work done? The ad does not say.'],
  [/\bteam of\b|\b\d+ (engineers|developers|people)\b/i, 'How large is the team, and who would you report to?'],
  [
    /\binterview (process|stages?)\b|\btake[- ]home\b/i,
    'How many rounds are there, and is there a task to do at home?',
  ],
  [/\bon[- ]call\b/i, 'Is there on-call work, and how is it paid?'],
]

/**
 * A job against somebody's records: what it asks for in its own words, what shows it, what nothing shows, what limits it,
 * and what to ask. All of it is looked up, none of it judged.
 */
export function analyzeJob({ ad, facts }: Brief): Piece[] {
  const fit = fitOf(askedSkills({ ad }), facts)
  const shown = fit.filter(({ proofs }) => proofs.length > 0)
  const missing = fit.filter(({ proofs }) => proofs.length === 0)
  const idsOf = (labels: readonly string[]) => facts.filter(({ label }) => labels.includes(label)).map(({ id }) => id)
  return [
    ...part('What your records show of what it asks', shown, ({ skill, proofs }) => {
      const named = proofs.map(({ kind, label }) => `${label} (${PROOF_KINDS[kind].toLowerCase()})`).join('; ')
      return { text: `${skill}: ${named}`, factIds: idsOf(proofs.map(({ label }) => label)) }
    }),
    ...part('What nothing of your records shows yet', missing, ({ skill, quote }) => ({
      text: `${skill}: “${quote}”`,
    })),
    ...part('What limits who can have it', readLimits(ad.description), ({ kind, quote }) => ({
      text: `${LIMIT_KINDS[kind]}: “${quote}”`,
    })),
    ...part(
      'What to ask',
      SILENCES.filter(([said]) => !said.test(ad.description)),
      ([, question]) => ({ text: question }),
    ),
  ]
}

function part<T>(title: string, all: readonly T[], item: (one: T) => { text: string; factIds?: string[] }): Piece[] {
  if (all.length === 0) return []
  const items = all.map((one) => ({ begins: 'item' as const, factIds: [], unknown: [], ...item(one) }))
  return [{ text: title, begins: 'heading', factIds: [], unknown: [] }, ...items]
}
