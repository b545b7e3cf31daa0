import { type CertificateLevel, isAward } from '#shared/certificates/levels.ts'
import { type CertifiedPhase, hoursWords, type Proof, proofWords } from '#shared/certificates/texts.ts'
import { countOf } from '#shared/count-of.ts'

interface Extent {
  phases: readonly CertifiedPhase[]
  proof: readonly Proof[]
  level: CertificateLevel
  minutes: number | null
}

/** '2 phases, 8 sections with at least two right answers each. About 30 hours of learning.' and how it was proved, on the preview and on the PDF. */
export function extentOf({ phases, proof, level, minutes }: Extent): [extent: string, proof: string] {
  if (isAward(level)) {
    const lines = phases.flatMap((phase) => phase.sections)
    return [`Judged by its rubric: ${lines.join(', ')}.`, proofWords(proof, level)]
  }
  const sections = phases.reduce((sum, phase) => sum + phase.sections.length, 0)
  const size = `${countOf(phases.length, 'phase')}, ${countOf(sections, 'section')} with at least two right answers each.`
  const hours = minutes === null ? '' : ` ${hoursWords(minutes)}.`
  return [size + hours, proofWords(proof, level)]
}

/** 'Containers · Images · Volumes' */
export const skillsLine = (skills: readonly string[]): string => skills.join(' · ')
