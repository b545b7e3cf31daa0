import { countOf } from '#client/lib/count-of.ts'
import type { CertifiedPhase } from '#shared/certificates/texts.ts'

/** '2 phases, 8 sections, each with answered questions', on the preview and on the PDF. */
export function extentOf(phases: readonly CertifiedPhase[]): string {
  const sections = phases.reduce((sum, phase) => sum + phase.sections.length, 0)
  return `${countOf(phases.length, 'phase')}, ${countOf(sections, 'section')}, each with answered questions`
}
