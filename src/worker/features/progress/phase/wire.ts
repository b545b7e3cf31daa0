import * as z from 'zod'
import {
  OpenProgressInput,
  PhaseProgress,
  PhaseStatus,
  Question,
  type RecentPhase,
  type SectionProgress,
  UpdateProgressInput,
  UpdateProgressOutput,
} from '#shared/progress/schemas.ts'
import { ContentFilters, ContentItem } from '#shared/resources/schemas.ts'
import { MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import { Objective, toObjective } from '#worker/features/roadmaps/sections/wire.ts'

/** 2§3 learning progress as callers know it: a phase is a "pathway", sections lie by their number, questions are "tasks". */

export const SectionStatus = z.enum(['completed']).nullable()

export const Item = z.object({
  ...ContentItem.pick({ id: true, title: true, link: true }).shape,
  snippet: z.string(),
  /** Loaded from a third party, so never before the learner asked for the video. */
  thumbnail: z.string().nullable(),
  resourceType: z.enum(['video', 'link']),
  status: z.enum(['complete', 'incomplete']),
  ...ContentItem.pick({
    kind: true,
    author: true,
    level: true,
    year: true,
    source: true,
    linkState: true,
    checkedAt: true,
  }).shape,
})

// named one by one, because a copy that leaves some out takes many times as long
const toItem = (card: ContentItem): z.infer<typeof Item> => {
  const { id, title, link, kind, author, level, year, source, linkState, checkedAt } = card
  return {
    ...{ id, title, link, kind, author, level, year, source, linkState, checkedAt },
    snippet: card.summary,
    thumbnail: null,
    resourceType: kind === 'video' ? 'video' : 'link',
    status: card.isCompleted ? 'complete' : 'incomplete',
  }
}

const Tasks = z.object({
  /** Questions whose answer was accepted; together with the open ones every question of the section. */
  completedTasks: z.array(Question),
  openTasks: z.array(Question),
})

const toTasks = ({ questions }: SectionProgress): z.infer<typeof Tasks> => ({
  completedTasks: questions.filter(({ verdict }) => verdict?.isAccepted),
  openTasks: questions.filter(({ verdict }) => !verdict?.isAccepted),
})

export const toSectionStatus = (isCompleted: boolean) => (isCompleted ? ('completed' as const) : null)

const Section = z.object({
  sectionId: z.string(),
  status: SectionStatus,
  date: z.string().nullable(),
  isContentPopulated: z.boolean(),
  content: z.array(Item),
  bonusContent: z.array(Item),
  learningObjectives: z.array(Objective),
  ...Tasks.shape,
  /** The same in every section: the phase's. */
  lastAccessedSection: PhaseProgress.shape.lastSectionNumber,
  goDeeperRoadmapId: z.string().nullable(),
})

const toSection = (section: SectionProgress, lastAccessedSection: number): z.infer<typeof Section> => ({
  sectionId: section.sectionId,
  status: toSectionStatus(section.completedAt !== null),
  date: section.completedAt,
  isContentPopulated: section.isContentPopulated,
  content: section.cards.map(toItem),
  bonusContent: section.bonusCards.map(toItem),
  learningObjectives: section.objectives.map(toObjective),
  ...toTasks(section),
  lastAccessedSection,
  goDeeperRoadmapId: section.deepDiveId,
})

export const ProgressResult = z.object({
  result: z.object({
    roadmapId: z.string(),
    pathwayId: z.string(),
    isOwner: z.boolean(),
    status: PhaseProgress.shape.status,
    version: PhaseProgress.shape.version,
    contentFilters: ContentFilters,
    lastAccessedSection: PhaseProgress.shape.lastSectionNumber,
    /** Sections by their number. */
    progress: z.record(z.string(), Section),
  }),
})

export const toProgressResult = ({
  phaseId,
  filters,
  lastSectionNumber,
  sections,
  ...phase
}: PhaseProgress): z.infer<typeof ProgressResult> => ({
  result: {
    ...phase,
    pathwayId: phaseId,
    contentFilters: filters,
    lastAccessedSection: lastSectionNumber,
    progress: Object.fromEntries(sections.map((section) => [section.number, toSection(section, lastSectionNumber)])),
  },
})

export const RecentResult = z.object({
  result: z.array(
    z.object({
      phase: z.object({ id: z.string(), phaseTitle: z.string() }),
      /** From 0. */
      phaseIndex: z.int(),
      lastAccessedSection: z.int(),
      recentPathway: z.object({ prompt: z.string(), roadmapId: z.string(), progress: PhaseStatus }),
      roadmapImage: z.string(),
      updatedAt: z.string(),
    }),
  ),
})

export const toRecentResult = (phases: RecentPhase[]): z.infer<typeof RecentResult> => ({
  result: phases.map(({ phaseId, title, number, lastSectionNumber, roadmap, progress, updatedAt }) => ({
    phase: { id: phaseId, phaseTitle: title },
    phaseIndex: number - 1,
    lastAccessedSection: lastSectionNumber,
    recentPathway: { prompt: roadmap.prompt, roadmapId: roadmap.id, progress },
    roadmapImage: roadmap.pictureUrl,
    updatedAt,
  })),
})

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
