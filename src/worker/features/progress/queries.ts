import { and, asc, eq, ne } from 'drizzle-orm'
import { statusOf } from '#shared/progress/rules.ts'
import type { PhaseProgress, SectionProgress } from '#shared/progress/schemas.ts'
import { DEFAULT_CONTENT_TYPE, DEFAULT_TIME_FRAME, searchLink } from '#shared/resources/rules.ts'
import type { ContentItem } from '#shared/resources/schemas.ts'
import type { Database } from '#worker/db/client.ts'
import { roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { isShownTo } from '#worker/features/roadmaps/scope.ts'
import { type ChosenRow, ownVote, SHOWN, toCard } from './content/queries.ts'
import { owedOf, triesAtLike } from './rules.ts'
import { isSeen, type SeenPhase } from './scope.ts'
import { ASKED, TRIED_TODAY, type Tried, toQuestion } from './tries/queries.ts'

/** Statement: whose a phase is, for whoever may see it. */
export const readOwner = (db: Database, phase: SeenPhase) =>
  db
    .select({ ownerId: roadmaps.userId })
    .from(roadmapPhases)
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapPhases.roadmapId))
    .where(isSeen(phase))

/** Statement: a phase with all that its progress is made of, for whoever may see it; `toProgress` says what they see of it. */
export const readPhase = (db: Database, phase: SeenPhase) =>
  db.query.roadmapPhases.findFirst({
    where: isSeen(phase),
    columns: { id: true, version: true, startedAt: true },
    with: {
      roadmap: { columns: { id: true, userId: true }, with: { owner: { columns: {}, with: { tries: TRIED_TODAY } } } },
      progress: { columns: { contentType: true, timeFrame: true, lastSectionId: true } },
      sections: {
        columns: { id: true, position: true, objectives: true, completedAt: true },
        orderBy: (section) => asc(section.position),
        with: {
          progress: { columns: { isContentPopulated: true, contentSoughtAt: true, tickedObjectives: true } },
          note: { columns: { revision: true } },
          librarySection: {
            columns: { id: true, teaches: true },
            with: { topic: { columns: { docsName: true, docsSearch: true } } },
          },
          content: {
            columns: { id: true, isBonus: true, completedAt: true },
            orderBy: (item) => asc(item.position),
            with: { resource: { columns: SHOWN, with: { votes: ownVote(phase.viewerId) } } },
          },
          questions: ASKED,
          deepDives: { columns: { id: true }, where: and(isShownTo(phase.viewerId), ne(roadmaps.state, 'failure')) },
        },
      },
    },
  })

type PhaseRow = NonNullable<Awaited<ReturnType<typeof readPhase>>>
type SectionRow = Omit<PhaseRow['sections'][number], 'progress'> & {
  progress: { isContentPopulated: boolean; tickedObjectives: string[] } | null
}
type ItemRow = SectionRow['content'][number]

/** After so long without a fitting resource a section is looked at again: the catalogue grows. */
const SOUGHT_AGAIN_AFTER_MS = 24 * 60 * 60 * 1000

/** Is there a section for which content has still to be chosen? Where nothing fitted its owner does not wait for it each time. */
export function lacksContent({ roadmap, sections }: PhaseRow, viewerId: string | null): boolean {
  const wasSought = (at: string | null | undefined) => !!at && Date.parse(at) > Date.now() - SOUGHT_AGAIN_AFTER_MS
  return sections.some(
    ({ content, progress }) =>
      content.length === 0 && !(roadmap.userId === viewerId && wasSought(progress?.contentSoughtAt)),
  )
}

/**
 * A phase's whole progress (2§3). Others than the owner get what there is to read and nothing of how far anybody is.
 * @throws DomainError not_found when there was no row
 */
export function toProgress(
  row: PhaseRow | undefined,
  viewerId: string | null,
  chosen: ChosenRow[] = [],
): PhaseProgress {
  if (!row) throw new DomainError('not_found', 'This phase does not exist.')
  const isOwner = row.roadmap.userId === viewerId
  const progress = isOwner ? row.progress : null
  const now = new Date().toISOString()
  return {
    roadmapId: row.roadmap.id,
    phaseId: row.id,
    isOwner,
    status: isOwner ? statusOf(row).status : null,
    version: progress ? row.version : 0,
    filters: {
      contentType: progress?.contentType ?? DEFAULT_CONTENT_TYPE,
      timeFrame: progress?.timeFrame ?? DEFAULT_TIME_FRAME,
    },
    lastSectionNumber: row.sections.find(({ id }) => id === progress?.lastSectionId)?.position ?? 1,
    sections: row.sections.map((section) =>
      isOwner
        ? toSection(section, row.roadmap.owner.tries, now)
        : toPublicSection(
            section,
            chosen.filter(({ sectionId }) => sectionId === section.id),
            now,
          ),
    ),
  }
}

const toSection = (row: SectionRow, tried: Tried[], now: string): SectionProgress => ({
  sectionId: row.id,
  number: row.position,
  completedAt: row.completedAt,
  isContentPopulated: row.progress?.isContentPopulated ?? false,
  cards: toCards(row, false),
  bonusCards: toCards(row, true),
  objectives: row.objectives,
  // an objective that was written anew begins without a tick
  tickedObjectives: row.objectives.filter((objective) => row.progress?.tickedObjectives.includes(objective)),
  hasNote: row.note !== null,
  docs: toDocs(row.librarySection),
  questions: row.questions.map((question) => toQuestion(question, tried, now)),
  owedAnswers: owedOf(triesAtLike(row.questions, tried), now),
  deepDiveId: row.deepDives[0]?.id ?? null,
})

function toCards({ content, librarySection }: SectionRow, areBonus: boolean): ContentItem[] {
  const served = {
    libraryId: librarySection?.id ?? null,
    skills: librarySection?.teaches ?? [],
    docsSearch: librarySection?.topic?.docsSearch ?? null,
  }
  return content.filter(({ isBonus }) => isBonus === areBonus).map((item) => toCard(item, served))
}

/** Where more about the first of a section's skills is found, for topics that have a documentation of their own. */
function toDocs(section: SectionRow['librarySection']): SectionProgress['docs'] {
  const [skill] = section?.teaches ?? []
  const { docsName: name, docsSearch: search } = section?.topic ?? {}
  return skill && name && search ? { name, skill, link: searchLink(search, skill) } : null
}

/** A section without anything of its owner's learning. */
function toPublicSection(row: SectionRow, chosen: ItemRow[], now: string): SectionProgress {
  const content = [...row.content, ...chosen].map((item) => ({ ...item, completedAt: null }))
  return toSection(
    {
      ...row,
      completedAt: null,
      progress: { isContentPopulated: true, tickedObjectives: [] },
      note: null,
      content,
      questions: [],
    },
    [],
    now,
  )
}
