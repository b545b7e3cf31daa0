import * as z from 'zod'
import { OpenProgressInput, UpdateProgressInput, UpdateProgressOutput } from '#shared/progress/schemas.ts'
import { MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'

/** What callers may change of a phase: completed cards and the last section; whatever else they claim is ignored (SEC-14). */

const { phaseId: Id, lastSectionNumber: SectionNumber } = OpenProgressInput.shape

const SentCard = z.object({ id: Id, status: z.union([z.boolean(), z.enum(['complete', 'incomplete'])]) })

const SentSection = z.object({
  content: z.array(SentCard).max(50).optional(),
  /** True of the last section itself, or its number in any section. */
  lastAccessedSection: z.union([z.boolean(), SectionNumber]),
})

/** C128, C129 */
export const PhaseChange = z.object({
  pathwayId: Id,
  pathwayType: z.literal('course').default('course'),
  roadmapId: Id.optional(),
  status: z.string().max(40).optional(),
  version: UpdateProgressInput.shape.version,
  lastAccessedSection: SectionNumber,
  /** Sections by their number. */
  progress: z.record(z.string().max(40), SentSection).default({}),
})

export const toPhaseChange = ({
  pathwayId,
  roadmapId,
  version,
  lastAccessedSection,
  progress,
}: z.output<typeof PhaseChange>): UpdateProgressInput => ({
  phaseId: pathwayId,
  roadmapId,
  version,
  lastSectionNumber: lastAccessedSection ?? lastSectionIn(progress),
  marks: Object.values(progress).flatMap(({ content = [] }) =>
    content.map(({ id, status }) => ({ cardId: id, isCompleted: status === true || status === 'complete' })),
  ),
})

/** Where sections contradict each other, the last one's word holds. */
function lastSectionIn(progress: z.output<typeof PhaseChange>['progress']): number | undefined {
  const named = Object.entries(progress).flatMap(([key, { lastAccessedSection: said }]) =>
    said === true ? Number(key) : said || [],
  )
  return named.filter((number) => Number.isInteger(number) && number >= 1 && number <= MAX_SECTIONS_PER_PHASE).at(-1)
}

export const Updated = z.object({ result: z.literal('ok'), ...UpdateProgressOutput.shape })
