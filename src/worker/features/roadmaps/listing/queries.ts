import { and, asc, desc, isNull, ne, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import type { ListPublicInput, ListPublicOutput } from '#shared/library/schemas.ts'
import type { ListInput } from '#shared/paging.ts'
import { countCompleted } from '#shared/progress/rules.ts'
import { wayOn } from '#shared/progress/way-on.ts'
import { TAGS_LISTED } from '#shared/roadmaps/rules.ts'
import type {
  ListedRoadmap,
  ListRoadmapsInput,
  ListRoadmapsOutput,
  ListWholeOutput,
  RoadmapSummary,
} from '#shared/roadmaps/schemas.ts'
import type { Context, UserContext } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { prepared, type Slot } from '#worker/db/prepared.ts'
import { certificates, listedWords, phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { resumeSeen } from '../generation/resume-roadmaps.ts'
import { headFields, outlineOf, shownTitle, toHead, validCertificate } from '../queries.ts'
import { isForAll, isOf } from '../scope.ts'

const OWN_PER_PAGE = 50

/** The caller's own roadmaps; deep dives belong to their parents (2§2.2, C121). */
const isListedFor = (userId: Slot<string>) => and(isOf(userId), ne(roadmaps.kind, 'deep_dive'))

const newestFirst = () => [desc(roadmaps.createdAt), desc(roadmaps.id)]

/** The caller's own roadmaps as their list shows them, newest first, a page at a time. */
export async function listRoadmaps(ctx: UserContext, input: ListRoadmapsInput): Promise<ListRoadmapsOutput> {
  const { userId } = ctx.actor
  const rows = await findSummaries(ctx.db, { userId, limit: OWN_PER_PAGE + 1, before: idOrNull(input?.before) })
  const shown = rows.slice(0, OWN_PER_PAGE)
  resumeSeen(ctx, shown)
  const next = rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null
  return { ownerId: userId, roadmaps: shown.map(toSummary), next }
}

/** What a summary is made of, as `db.query` asks for it. */
export const summaryFields = () =>
  ({
    ...headFields,
    with: {
      certificates: { columns: { id: true }, where: isNull(certificates.revokedAt) },
      phases: {
        columns: { id: true, title: true, tags: true, startedAt: true },
        orderBy: asc(roadmapPhases.position),
        with: {
          sections: {
            columns: { position: true, title: true, completedAt: true, restsUntil: true },
            orderBy: asc(phaseSections.position),
          },
        },
      },
    },
  }) as const

/** Statement: the newest of a person's own roadmaps, or those that stand behind one of them. */
export const findSummaries = prepared(['userId', 'limit', 'before'], (db, { userId, limit, before }) =>
  db.query.roadmaps.findMany({
    ...summaryFields(),
    where: and(isListedFor(userId), isBefore(db, before)),
    orderBy: newestFirst(),
    limit,
  }),
)

type SummaryRow = Awaited<ReturnType<typeof findSummaries>>[number]

export const toSummary = (row: SummaryRow): RoadmapSummary => ({
  id: row.id,
  createdAt: row.createdAt,
  ...(row.state === 'incomplete' && { updatedAt: row.updatedAt }),
  state: row.state,
  title: shownTitle(row),
  prompt: row.prompt,
  ...(row.errorText !== null && { error: row.errorText }),
  restartCount: row.restartCount,
  author: row.author,
  ...(row.isFallback && { isFallback: true as const }),
  ...(row.promptedBy === 'ai' && { promptedBy: row.promptedBy }),
  hasCertificate: row.certificates.length > 0,
  next: nextOf(row),
  isLinkShared: row.isLinkShared,
  isListed: row.isListed,
  ...(row.usedAt !== null && { isUsed: true as const }),
  outline: outlineOf(row) ?? undefined,
  phases: row.phases.map(({ title, tags, sections }) => ({
    title,
    tags: [...new Set(tags)].slice(0, TAGS_LISTED),
    completed: countCompleted(sections),
    total: sections.length,
    done: outOfOrder(sections),
  })),
})

/** Places of what is completed; undefined where those are the first ones. */
function outOfOrder(sections: SummaryRow['phases'][number]['sections']): number[] | undefined {
  const done = sections.filter(({ completedAt }) => completedAt !== null).map(({ position }) => position)
  return done.some((position, index) => position !== sections[index]?.position) ? done : undefined
}

function nextOf({ phases }: SummaryRow): RoadmapSummary['next'] {
  const way = wayOn({
    phases: phases.map(({ id, title, sections }) => ({
      id,
      title,
      sections: sections.map((section) => ({
        number: section.position,
        title: section.title,
        isCompleted: section.completedAt !== null,
        restsUntil: section.restsUntil,
      })),
    })),
    isBegun: phases.some(({ startedAt }) => startedAt !== null),
    certificate: null,
  })
  if (!('stop' in way)) return null
  const { phaseId, phaseNumber, number, title, restsUntil } = way.stop
  return { phaseId, phaseNumber, number, ...(way.kind === 'continue' && { title }), ...(restsUntil && { restsUntil }) }
}

/** The caller's own roadmaps with the titles of their sections, newest first (C121). */
export async function listWholeRoadmaps(ctx: UserContext, { limit, before }: ListInput): Promise<ListWholeOutput> {
  const rows = await findOwn(ctx.db, { userId: ctx.actor.userId, limit, before: idOrNull(before) })
  resumeSeen(ctx, rows)
  return { roadmaps: rows.map((row) => toListed(ctx, row, true)) }
}

/** Roadmaps that their owners listed for everybody, newest first; how far those are is nobody's business (C123, G-LRN-06). */
export async function listSharableRoadmaps(ctx: Context, { limit, before }: ListInput): Promise<ListWholeOutput> {
  const rows = await findSharable(ctx.db, { limit, before: idOrNull(before) })
  return { roadmaps: rows.map((row) => ({ ...toListed(ctx, row, false), certificate: null, restartCount: 0 })) }
}

const PUBLIC_PER_PAGE = 24

/** Roadmaps that their owners listed, of which title or prompt say what is looked for; newest first, a page at a time. */
export async function listPublicRoadmaps(
  { db }: Context,
  { search, cursor }: z.infer<typeof ListPublicInput>,
): Promise<ListPublicOutput> {
  const rows = await findPublic(db, { search, before: idOrNull(cursor) })
  const shown = rows.slice(0, PUBLIC_PER_PAGE)
  return {
    roadmaps: shown.map(({ id, userId, prompt, owner, phases, ...titles }) => {
      const minutes = phases.flatMap(({ sections }) => sections.map(({ librarySection }) => librarySection?.minutes))
      return {
        ...{ id, ownerId: userId, ownerName: owner.name, title: shownTitle(titles), prompt },
        phases: phases.map(({ sections }) => sections.length),
        minutes: sumOf(minutes),
      }
    }),
    nextCursor: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** Null where one of them is unknown. */
const sumOf = (minutes: (number | undefined)[]): number | null =>
  minutes.reduce<number | null>((sum, one) => (sum === null || one === undefined ? null : sum + one), 0)

const idOrNull = (id: string | undefined) => (id === undefined ? null : asId(id, 'roadmap'))

/** Those that stand behind the one with this id, newest first; all of them where there is none. */
function isBefore(db: Database, before: Slot<string>): SQL {
  const last = alias(roadmaps, 'last')
  const seen = db.select({ createdAt: last.createdAt, id: last.id }).from(last).where(sql`${last.id} = ${before}::uuid`)
  return sql`(${before}::uuid is null or (${roadmaps.createdAt}, ${roadmaps.id}) < (${seen}))`
}

const findPublic = prepared(['search', 'before'], (db, { search, before }) =>
  db.query.roadmaps.findMany({
    columns: { id: true, userId: true, title: true, ownTitle: true, prompt: true },
    where: and(
      isForAll(),
      sql`(${search}::text = '' or ${listedWords(roadmaps)} @@ websearch_to_tsquery('english', ${search}::text))`,
      isBefore(db, before),
    ),
    orderBy: newestFirst(),
    limit: PUBLIC_PER_PAGE + 1,
    with: {
      owner: { columns: { name: true } },
      phases: {
        columns: { id: true },
        orderBy: asc(roadmapPhases.position),
        with: { sections: { columns: { id: true }, with: { librarySection: { columns: { minutes: true } } } } },
      },
    },
  }),
)

const findOwn = prepared(['userId', 'limit', 'before'], (db, { userId, limit, before }) =>
  selectWhole(db, and(isListedFor(userId), isBefore(db, before)), limit),
)
const findSharable = prepared(['limit', 'before'], (db, { limit, before }) =>
  selectWhole(db, and(isForAll(), isBefore(db, before)), limit),
)

const selectWhole = (db: Database, where: SQL | undefined, limit: Placeholder) =>
  db.query.roadmaps.findMany({
    ...headFields,
    where,
    orderBy: newestFirst(),
    limit,
    with: {
      owner: { columns: { name: true } },
      certificates: validCertificate,
      phases: {
        columns: { id: true, title: true, overview: true, tags: true, startedAt: true },
        orderBy: asc(roadmapPhases.position),
        with: { sections: { columns: { title: true, completedAt: true }, orderBy: asc(phaseSections.position) } },
      },
    },
  })

type WholeRow = Awaited<ReturnType<typeof selectWhole>>[number]

const toListed = (ctx: Context, row: WholeRow, isOwner: boolean): ListedRoadmap => ({
  ...toHead(ctx, row, isOwner),
  ownerName: row.owner.name,
  phases: row.phases.map(({ id, title, overview, tags, sections }) => ({
    id,
    title,
    overview,
    tags,
    sectionTitles: sections.map((section) => section.title),
  })),
})
