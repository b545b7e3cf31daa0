import { and, asc, desc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import type { GetCertificateInput, GetCertificateOutput } from '#shared/certificates/schemas.ts'
import { countCompleted, statusOf } from '#shared/progress/rules.ts'
import { picturePath } from '#shared/roadmaps/map/picture-path.ts'
import type { Outline } from '#shared/roadmaps/outline.ts'
import { MIN_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import type { ListedRoadmap, Roadmap } from '#shared/roadmaps/schemas.ts'
import { type Context, type UserContext, viewerOf } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { certificates, oauthAccounts, roadmapPhases, roadmaps, sessions } from '#worker/db/schema/index.ts'
import { asId, isId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { faceOf } from '#worker/features/certificates/queries.ts'
import { isNotEnded } from '#worker/features/users/scope.ts'
import { resumeSeen } from './generation/resume-roadmaps.ts'
import { isOf, visible } from './scope.ts'
import { sectionFields, toSection } from './sections/queries.ts'

const query = new QueryBuilder()

/** Its lease has run out: whoever wrote it gives no sign of life. */
const IS_ABANDONED = sql<boolean>`coalesce(${roadmaps.state} = 'incomplete' and ${roadmaps.leaseUntil} < now(), false)`

/** Nobody who reads a roadmap needs these. */
const UNREAD = {
  ...({ requestKey: false, leaseOwner: false, leaseUntil: false, leaseCount: false } as const),
  ...({ clonedFromId: false, plan: false } as const),
}

/** What every roadmap says of itself, as `db.query` asks for it. */
export const headFields = {
  columns: { ...UNREAD, heard: false, notHonoured: false },
  extras: { isAbandoned: IS_ABANDONED.as('is_abandoned') },
} as const

export const validCertificate = {
  columns: { id: true, issuedAt: true, text: true },
  where: isNull(certificates.revokedAt),
  orderBy: desc(certificates.level),
} as const

type Completable = { completedAt: string | null }[]

interface HeadRow extends Omit<typeof roadmaps.$inferSelect, keyof (typeof headFields)['columns']> {
  certificates: { id: string; issuedAt: string; text: string }[]
  phases: { startedAt: string | null; sections: Completable }[]
}

/** What a roadmap is called: its owner's name for it, else the plan's. */
export const shownTitle = ({ title, ownTitle }: Pick<HeadRow, 'title' | 'ownTitle'>): string => ownTitle ?? title

/** Where anybody who may see a roadmap gets its line as a picture. */
export const pictureUrl = ({ env }: Context, id: string): string => `${env.APP_URL}${picturePath(id)}`

/** What only its owner may know is left out for others (SEC-20). */
export function toHead(ctx: Context, row: HeadRow, isOwner: boolean): Omit<ListedRoadmap, 'ownerName' | 'phases'> {
  const [certificate] = row.certificates
  return {
    id: row.id,
    ownerId: row.userId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    kind: row.kind,
    promptedBy: row.promptedBy,
    internshipLanguage: row.internshipLanguage,
    title: shownTitle(row),
    prompt: row.prompt,
    aboutLearner: isOwner ? row.aboutLearner : null,
    state: row.state,
    error: isOwner ? row.errorText : null,
    author: row.author,
    isFallback: row.isFallback,
    isStopped: row.stoppedAt !== null,
    restartCount: row.restartCount,
    certificate: certificate ? { id: certificate.id, issuedAt: certificate.issuedAt, text: certificate.text } : null,
    progress: isOwner ? progressOf(row.phases) : {},
    isLinkShared: row.isLinkShared,
    isListed: row.isListed,
    isUsed: isOwner && row.usedAt !== null,
    pictureUrl: pictureUrl(ctx, row.id),
  }
}

/** What may still be written of it; of one that is whole or failed, nothing. */
export function outlineOf({ state, outline }: Pick<HeadRow, 'state' | 'outline'>): Outline | null {
  if (state === 'incomplete') return outline
  if (state !== 'stopped' || !outline?.isKnown) return null
  // what was begun was not kept: it is planned again
  return { isKnown: true, phases: outline.phases.map((phase) => ({ ...phase, begun: 0 })) }
}

const progressOf = (phases: HeadRow['phases']): ListedRoadmap['progress'] =>
  Object.fromEntries(phases.map((phase, at) => [String(at + 1), statusOf(phase)]))

/**
 * One roadmap with everything it teaches, for its owner or for anyone with the link (C122, G-LRN-06). Which of the two
 * names is the roadmap's and which its owner's is found out.
 * @throws DomainError not_found also where it exists but is not shared
 */
export async function getRoadmap(ctx: Context, input: { id: string; ownerName: string }): Promise<Roadmap> {
  const viewer = viewerOf(ctx)
  const row = await findRoadmap(ctx.db, [input.id, input.ownerName], viewer)
  if (!row) throw new DomainError('not_found', 'This roadmap does not exist.')
  const isOwner = row.userId === viewer
  if (isOwner) resumeSeen(ctx, [row])
  return {
    ...toHead(ctx, row, isOwner),
    isOwner,
    plannedTitle: row.title,
    heard: isOwner ? row.heard : null,
    notHonoured: isOwner ? row.notHonoured : null,
    ownerName: row.owner.name,
    outline: outlineOf(row),
    parent: parentOf(row, viewer),
    phases: row.phases.map(({ id, title, overview, tags, sections }) => ({
      id,
      title,
      overview,
      tags,
      sections: sections.map((section) => toSection(section, isOwner)),
    })),
  }
}

function findRoadmap(db: Database, names: string[], viewer: string | null) {
  const ids = names.filter(isId)
  // no name has what no text of the database can have
  const lowerNames = names.filter((name) => !name.includes('\0')).map((name) => name.toLowerCase())
  const isOwners = and(
    eq(oauthAccounts.userId, roadmaps.userId),
    inArray(sql`lower(${oauthAccounts.username})`, lowerNames),
  )
  const accounts = query.select({ userId: oauthAccounts.userId }).from(oauthAccounts).where(isOwners)
  return db.query.roadmaps.findFirst({
    ...headFields,
    columns: UNREAD,
    where: and(inArray(roadmaps.id, ids), visible(viewer), or(inArray(roadmaps.userId, ids), exists(accounts))),
    with: {
      owner: { columns: { name: true } },
      certificates: validCertificate,
      parent: {
        columns: {
          id: true,
          title: true,
          ownTitle: true,
          prompt: true,
          userId: true,
          isLinkShared: true,
          deletedAt: true,
        },
      },
      parentSection: { columns: { phaseId: true, position: true, title: true } },
      phases: {
        columns: { id: true, title: true, overview: true, tags: true, startedAt: true },
        orderBy: asc(roadmapPhases.position),
        with: { sections: sectionFields(viewer) },
      },
    },
  })
}

type DetailRow = NonNullable<Awaited<ReturnType<typeof findRoadmap>>>

/** Where a deep dive belongs, as long as its parent may be seen. */
function parentOf({ parent, parentSection: section }: DetailRow, viewer: string | null): Roadmap['parent'] {
  if (!parent || parent.deletedAt !== null || !(parent.isLinkShared || parent.userId === viewer)) return null
  return {
    id: parent.id,
    title: shownTitle(parent),
    prompt: parent.prompt,
    phaseId: section?.phaseId ?? null,
    sectionNumber: section?.position ?? null,
    sectionTitle: section?.title ?? null,
  }
}

/** What changes while a roadmap is written: enough to know when to look again. For its owner, while the session lives. */
export async function getWritingState(ctx: UserContext, roadmapId: string) {
  const session = query.select({ userId: sessions.userId }).from(sessions).where(isNotEnded(ctx.actor.tokenHash))
  const rows = await ctx.db
    .select({
      id: roadmaps.id,
      state: roadmaps.state,
      updatedAt: roadmaps.updatedAt,
      isAbandoned: IS_ABANDONED,
      phases: ctx.db.$count(roadmapPhases, eq(roadmapPhases.roadmapId, roadmapId)),
    })
    .from(roadmaps)
    .where(and(eq(roadmaps.id, roadmapId), isOf(ctx.actor.userId), exists(session)))
  resumeSeen(ctx, rows)
  return rows[0] ?? null
}

/**
 * A roadmap's certificate, for whoever may see the roadmap; how far it is only for its owner (I006, R-RMV-10).
 * @throws DomainError not_found also where the roadmap exists but is not shared
 */
export async function getCertificate(
  ctx: Context,
  input: z.infer<typeof GetCertificateInput>,
): Promise<GetCertificateOutput> {
  const viewer = viewerOf(ctx)
  const found = await ctx.db.query.roadmaps.findFirst({
    columns: { id: true, userId: true, state: true, outline: true },
    where: and(eq(roadmaps.id, asId(input.id, 'roadmap')), visible(viewer)),
    with: {
      certificates: { where: isNull(certificates.revokedAt), orderBy: desc(certificates.level) },
      phases: { columns: { id: true }, with: { sections: { columns: { completedAt: true } } } },
    },
  })
  if (!found) throw new DomainError('not_found', 'This roadmap does not exist.')
  const [certificate] = found.certificates
  const isOwner = found.userId === viewer
  const sections = isOwner ? found.phases.flatMap((phase) => phase.sections) : []
  const planned = isOwner ? (outlineOf(found)?.phases ?? []) : []
  return {
    roadmapId: found.id,
    certificate: certificate ? faceOf(ctx, certificate) : null,
    completedSections: countCompleted(sections),
    // the planned whole: a phase whose sections nobody has named has the fewest
    totalSections:
      sections.length +
      planned.reduce((sum, phase) => sum + Math.max(phase.sections.length, MIN_SECTIONS_PER_PHASE), 0),
  }
}
