import { eq, sql } from 'drizzle-orm'
import {
  DEFAULT_CONTENT_TYPE,
  DEFAULT_TIME_FRAME,
  imagePath,
  VOTES_TO_COUNT,
  youtubeIdOf,
} from '#shared/resources/rules.ts'
import type { ContentItem } from '#shared/resources/schemas.ts'
import { type Chosen, reasonFor, type Served } from '#shared/resources/texts.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseSections, resources, resourceVotes, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { asContent, chosenFor, emptySections } from '../choose-content.ts'
import { isSeen, type SeenPhase } from '../scope.ts'

/** What a card shows of a resource, and what says why it was chosen. */
export const SHOWN = {
  id: true,
  title: true,
  link: true,
  movedTo: true,
  summary: true,
  kind: true,
  author: true,
  level: true,
  language: true,
  isMaintained: true,
  publishedYear: true,
  source: true,
  linkState: true,
  checkedAt: true,
  sections: true,
  popularity: true,
  minutes: true,
  helpfulVotes: true,
  unhelpfulVotes: true,
} as const

/** What the viewer says of a resource. */
export const ownVote = (viewerId: SeenPhase['viewerId']) => ({
  columns: { isHelpful: true } as const,
  where: sql`${resourceVotes.userId} = ${viewerId}::uuid`,
})

/** Nobody votes on what is not among their own cards. */
const NO_VOTES = sql<{ isHelpful: boolean }[]>`'[]'::json`

/** Statement: what others than the owner see in a section that the owner never opened: what would be chosen for it (SEC-20). */
export function readChosen(db: Database, phase: SeenPhase) {
  const isOthers = sql`${roadmaps.userId} is distinct from ${phase.viewerId}::uuid`
  const fresh = emptySections(
    { contentType: sql`${DEFAULT_CONTENT_TYPE}`, timeFrame: sql`${DEFAULT_TIME_FRAME}::int` },
    sql`join ${roadmapPhases} on ${roadmapPhases.id} = ${phaseSections.phaseId}
      join ${roadmaps} on ${roadmaps.id} = ${roadmapPhases.roadmapId}
      where ${isSeen(phase)} and ${isOthers}`,
  )
  const { id, title, link, movedTo, summary, kind, author, level, source, linkState, checkedAt } = resources
  const { language, isMaintained, publishedYear, sections, popularity, minutes, helpfulVotes, unhelpfulVotes } =
    resources
  return db
    .select({
      sectionId: sql<string>`content."sectionId"`,
      isBonus: sql<boolean>`content."isBonus"`,
      id,
      completedAt: sql<null>`null`,
      resource: {
        ...{ id, title, link, movedTo, summary, kind, author, level, source, linkState, checkedAt },
        ...{ language, isMaintained, publishedYear, sections, popularity, minutes, helpfulVotes, unhelpfulVotes },
        votes: NO_VOTES,
      },
    })
    .from(sql`(${asContent(sql`(${chosenFor(sql`(${fresh})`)})`)}) content`)
    .innerJoin(resources, eq(id, sql`content."resourceId"`))
    .orderBy(sql`content.position`)
}

export type ChosenRow = Awaited<ReturnType<typeof readChosen>>[number]

type ShownResource = Omit<ContentItem, 'id' | 'isCompleted' | 'year' | 'reason' | 'isHelpful' | 'votes' | 'image'> &
  Chosen & {
    id: string
    movedTo: string | null
    publishedYear: number | null
    helpfulVotes: number
    unhelpfulVotes: number
    votes: { isHelpful: boolean }[]
  }

/** A card of a section, as its viewer sees it. */
export function toCard(
  { id, completedAt, resource }: { id: string; completedAt: string | null; resource: ShownResource },
  section: Served,
): ContentItem {
  // one by one, because a copy that leaves some out takes many times as long
  const { title, link, movedTo, summary, kind, author, level, language, minutes, source, linkState, checkedAt } =
    resource
  const all = resource.helpfulVotes + resource.unhelpfulVotes
  return {
    ...{ id, title, summary, kind, author, level, language, minutes, source, linkState, checkedAt },
    link: movedTo ?? link,
    isCompleted: completedAt !== null,
    year: resource.isMaintained ? null : resource.publishedYear,
    isHelpful: resource.votes[0]?.isHelpful ?? null,
    votes: all < VOTES_TO_COUNT ? null : { helpful: resource.helpfulVotes, all },
    image: youtubeIdOf(link) ? imagePath(resource.id) : null,
    reason: reasonFor(resource, section),
  }
}
