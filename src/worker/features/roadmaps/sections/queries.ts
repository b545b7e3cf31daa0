import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { countCompleted } from '#shared/progress/rules.ts'
import type { RoadmapState, Section } from '#shared/roadmaps/schemas.ts'
import type { SectionsOutput } from '#shared/roadmaps/section-schemas.ts'
import type { Database } from '#worker/db/client.ts'
import type { Slot } from '#worker/db/prepared.ts'
import { phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { idsVisibleTo, isShownTo, type OwnPhase } from '../scope.ts'

/** What a section shows, as `db.query` asks for it; a deep dive only where the viewer may see it. */
export const sectionFields = (viewerId: Slot<string | null>) =>
  ({
    columns: {
      id: true,
      phaseId: true,
      position: true,
      title: true,
      description: true,
      aim: true,
      category: true,
      objectives: true,
      completedAt: true,
      restsUntil: true,
    },
    orderBy: asc(phaseSections.position),
    with: {
      librarySection: { columns: { minutes: true, teaches: true } },
      deepDives: {
        columns: { id: true },
        where: and(ne(roadmaps.state, 'failure'), isShownTo(viewerId)),
        with: { phases: { columns: {}, with: { sections: { columns: { completedAt: true } } } } },
      },
    },
  }) as const

/** Statement: the sections of a phase as they stand now, in order. */
export const readSections = (db: Database, phase: OwnPhase) =>
  db.query.phaseSections.findMany({ ...sectionFields(phase.userId), where: eq(phaseSections.phaseId, phase.id) })

type SectionRow = Awaited<ReturnType<typeof readSections>>[number]

export function toSection(row: Omit<SectionRow, 'phaseId'>, isOwner: boolean): Section {
  const [deepDive] = row.deepDives
  const deeper = deepDive?.phases.flatMap(({ sections }) => sections) ?? []
  return {
    id: row.id,
    number: row.position,
    title: row.title,
    description: row.description,
    aim: row.aim,
    category: row.category,
    objectives: row.objectives,
    minutes: row.librarySection?.minutes ?? null,
    skills: row.librarySection?.teaches ?? [],
    deepDiveId: deepDive?.id ?? null,
    deepDiveProgress: deepDive && isOwner ? { completed: countCompleted(deeper), total: deeper.length } : null,
    isCompleted: isOwner && row.completedAt !== null,
    restsUntil: isOwner && row.completedAt === null ? row.restsUntil : null,
  }
}

/** What every edit answers. @throws DomainError conflict when somebody else removed the phase meanwhile */
export function toSectionsOutput(rows: SectionRow[]): SectionsOutput {
  const [first] = rows
  if (!first) throw new DomainError('conflict', 'This phase was changed meanwhile. Please look again.')
  return { phaseId: first.phaseId, sections: rows.map((row) => toSection(row, true)) }
}

/** What a verb must know of a section's surroundings before it has anything written. */
const findSurroundings = (db: Database, phase: OwnPhase) =>
  db.query.roadmapPhases.findFirst({
    columns: { id: true, title: true },
    where: and(eq(roadmapPhases.id, phase.id), inArray(roadmapPhases.roadmapId, idsVisibleTo(phase.userId))),
    with: {
      roadmap: { columns: { userId: true, state: true, prompt: true } },
      sections: { columns: { id: true, title: true, objectives: true }, orderBy: asc(phaseSections.position) },
    },
  })

/**
 * The surroundings, if the person may change them.
 * @throws DomainError not_found, forbidden for another's roadmap, conflict while it is being written
 */
export async function requireSurroundings(db: Database, phase: OwnPhase) {
  const found = await findSurroundings(db, phase)
  const seen = found ? [{ ownerId: found.roadmap.userId }] : []
  requireEditable(phase, { seen, roadmapLocked: found ? [found.roadmap] : [] })
  if (!found) throw new DomainError('not_found', 'This section does not exist.')
  return found
}

/**
 * Asks of `lockPhase`'s results whether the person could change the phase's sections.
 * @throws DomainError not_found, forbidden for another's roadmap, conflict while it is being written
 */
export function requireEditable(
  { userId }: OwnPhase,
  { seen, roadmapLocked }: { seen: { ownerId: string }[]; roadmapLocked: { state: RoadmapState }[] },
): void {
  const [owner, roadmap] = [seen[0]?.ownerId, roadmapLocked[0]]
  if (owner !== undefined && owner !== userId) {
    throw new DomainError('forbidden', 'Only its owner can change a roadmap.')
  }
  if (!roadmap) throw new DomainError('not_found', 'This section does not exist.')
  if (roadmap.state === 'incomplete') {
    throw new DomainError('conflict', 'This roadmap is still being written. Please wait or stop it first.')
  }
}
