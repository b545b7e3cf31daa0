import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Certificate, GetCertificateInput, GetCertificateOutput } from '#shared/certificates/schemas.ts'
import type { PhaseStatus } from '#shared/progress/schemas.ts'
import type { InternshipLanguage, Phase, RoadmapDetail, RoadmapItem, RoadmapType } from '#shared/roadmaps/schemas.ts'
import type { Context, UserContext } from '#worker/context.ts'
import { certificates, roadmaps } from '#worker/db/schema/index.ts'
import { asId, isId, isoInstant } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { faceOf } from '#worker/features/certificates/queries.ts'
import { resumeSeen } from './generation/resume-roadmaps.ts'
import { viewerOf, visible } from './scope.ts'

const LIST_LIMIT = 200
const SHARABLE_LIMIT = 50

/** A row as both queries read it; `phases` is JSON built by the database, so that one statement answers all. */
type Row<P> = {
  id: string
  user_id: string
  created_at: string
  updated_at: string
  state: 'incomplete' | 'success' | 'failure'
  error_text: string | null
  author: string | null
  is_fallback: boolean
  prompted_by: 'user' | 'ai'
  kind: Kind
  internship_language: InternshipLanguage | null
  prompt: string
  about_learner: string | null
  is_stopped: boolean
  is_abandoned: boolean
  restart_count: number
  is_link_shared: boolean
  is_listed: boolean
  cert: Certificate | null
  progress: Record<string, PhaseStatus>
  phases: P[]
}

type Kind = (typeof roadmaps.$inferSelect)['kind']

type DetailRow = Row<Phase> & { owner_name: string; parent: RoadmapDetail['parent'] }

/** Its lease has run out: whoever wrote it gives no sign of life. */
const IS_ABANDONED = sql`coalesce(r.state = 'incomplete' and r.lease_until < now(), false) as is_abandoned`

const HEAD = sql`r.id, r.user_id, ${isoInstant(sql`r.created_at`)} as created_at, ${isoInstant(sql`r.updated_at`)} as updated_at, r.state, r.error_text, r.author, r.is_fallback,
  r.prompted_by, r.kind, r.internship_language, r.prompt, r.about_learner,
  r.stopped_at is not null as is_stopped, ${IS_ABANDONED}, r.restart_count, r.is_link_shared, r.is_listed, (
    select json_build_object('id', c.id, 'date', ${isoInstant(sql`c.issued_at`)}, 'text', c.text)
    from certificates c where c.roadmap_id = r.id and c.revoked_at is null
  ) as cert`

/** The status of phase `p` by its sections as they stand: completed with its last section (2§3). */
export const phaseStatus: SQL = sql`case
  when not exists (select from phase_sections s where s.phase_id = p.id and s.completed_at is null) then 'completed'
  when p.started_at is not null then 'in progress' end`

/** How many sections of each phase are completed, keyed from 1: only its owner learns on a roadmap, and only they see it. */
const PROGRESS = sql`coalesce((
  select json_object_agg(p.position, json_build_object('completed', n.completed, 'total', n.total, 'status', ${phaseStatus}))
  from roadmap_phases p
  cross join lateral (
    select count(*)::int as total, count(s.completed_at)::int as completed
    from phase_sections s where s.phase_id = p.id
  ) n
  where p.roadmap_id = r.id
), '{}') as progress`

/** @param inside what a phase carries of its sections */
const phasesJson = (inside: SQL) => sql`coalesce((
  select json_agg(json_build_object(
    'id', p.id, 'phaseTitle', p.title, 'overview', p.overview, 'tags', p.tags, ${inside}
  ) order by p.position)
  from roadmap_phases p where p.roadmap_id = r.id
), '[]') as phases`

const SECTION_TITLES = sql`'structure', (
  select coalesce(json_agg(s.title order by s.position), '[]') from phase_sections s where s.phase_id = p.id
)`

/** The sections of phase `p`. @param viewer sees a deep dive that is their own or shared */
export const sectionsJson = (viewer: string | null) => sql`(
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'sectionNumber', s.position, 'title', s.title, 'description', s.description, 'aim', s.aim,
    'category', s.category, 'learningObjectives',
    (select json_agg(json_build_object('learningObjective', o)) from unnest(s.objectives) as o),
    'goDeeperRoadmapId', (
      select d.id from roadmaps d
      where d.parent_section_id = s.id and d.deleted_at is null and d.state <> 'failure'
        and (d.is_link_shared or d.user_id = ${viewer}::uuid)
    ),
    'isCompleted', exists (
      select from roadmaps own
      where own.id = p.roadmap_id and s.completed_at is not null and own.user_id = ${viewer}::uuid
    )
  ) order by s.position), '[]')
  from phase_sections s where s.phase_id = p.id
)`

/** Where a deep dive belongs, as long as its parent may be seen. */
const parent = (viewer: string | null) => sql`(
  select json_build_object('roadmapId', parent.id, 'learningPrompt', parent.prompt,
    'phaseId', s.phase_id, 'sectionNumber', s.position, 'sectionTitle', s.title)
  from roadmaps parent left join phase_sections s on s.id = r.parent_section_id
  where parent.id = r.parent_roadmap_id and parent.deleted_at is null
    and (parent.is_link_shared or parent.user_id = ${viewer}::uuid)
) as parent`

/** The caller's own roadmaps, newest first; deep dives belong to their parents (2§2.2, C121). */
export async function listRoadmaps(ctx: UserContext): Promise<{ roadmaps: RoadmapItem[] }> {
  const { rows } = await ctx.db.execute<Row<RoadmapItem['roadmap']['phases'][number]>>(sql`
    select ${HEAD}, ${PROGRESS}, ${phasesJson(SECTION_TITLES)}
    from roadmaps r
    where r.user_id = ${ctx.actor.userId}::uuid and r.deleted_at is null and r.kind <> 'deep_dive'
    order by r.created_at desc, r.id desc limit ${LIST_LIMIT}`)
  resumeSeen(ctx, rows)
  return { roadmaps: rows.map(toItem) }
}

/** Roadmaps that their owners listed for everybody, newest first; how far those are is nobody's business (C123, G-LRN-06). */
export async function listSharableRoadmaps(ctx: Context) {
  const { rows } = await ctx.db.execute<Row<RoadmapItem['roadmap']['phases'][number]> & { owner_name: string }>(sql`
    select ${HEAD}, '{}'::json as progress, u.name as owner_name, ${phasesJson(SECTION_TITLES)}
    from roadmaps r join users u on u.id = r.user_id
    where r.is_listed and r.is_link_shared and r.deleted_at is null and r.state = 'success' and u.deleted_at is null
    order by r.created_at desc limit ${SHARABLE_LIMIT}`)
  return {
    roadmaps: rows.map((row) => ({
      ...toPublicItem({ ...row, cert: null, restart_count: 0 }),
      ownerName: row.owner_name,
    })),
  }
}

/**
 * One roadmap with everything it teaches, for its owner or for anyone with the link (C122, G-LRN-06).
 * @throws DomainError not_found also where it exists but is not shared
 */
export async function getRoadmap(ctx: Context, input: { a: string; b: string }): Promise<RoadmapDetail> {
  const names = [input.a, input.b]
  const ids = names.filter(isId)
  const viewer = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  const { rows } = await ctx.db.execute<DetailRow>(sql`
    select ${HEAD}, ${PROGRESS}, u.name as owner_name, ${parent(viewer)}, ${phasesJson(sql`'sections', ${sectionsJson(viewer)}`)}
    from roadmaps r
    join users u on u.id = r.user_id
    where r.id = any(${arrayOf(ids)}::uuid[]) and r.deleted_at is null and u.deleted_at is null
      and (r.is_link_shared or r.user_id = ${viewer}::uuid)
      and (u.id = any(${arrayOf(ids)}::uuid[]) or exists (
        select from oauth_accounts o where o.user_id = u.id and lower(o.username) = any(${arrayOf(names.map(lower))}::text[])
      ))
    limit 1`)
  const row = rows[0]
  if (!row) throw new DomainError('not_found', 'This roadmap does not exist.')
  const isOwner = row.user_id === viewer
  if (isOwner) resumeSeen(ctx, [row])
  const item = isOwner ? toItem(row) : toPublicItem(row)
  return { ...item, isOwner, ownerName: row.owner_name, parent: row.parent }
}

/** What changes while a roadmap is written: enough to know when to look again. For its owner, while the session lives. */
export async function getWritingState(ctx: UserContext, roadmapId: string) {
  const { rows } = await ctx.db.execute<{ id: string; state: string; phases: number; is_abandoned: boolean }>(sql`
    select r.id, r.state, ${IS_ABANDONED}, (select count(*)::int from roadmap_phases p where p.roadmap_id = r.id) as phases
    from roadmaps r
    where r.id = ${roadmapId}::uuid and r.user_id = ${ctx.actor.userId}::uuid and r.deleted_at is null
      and exists (select from sessions where token_hash = ${ctx.actor.tokenHash} and revoked_at is null)`)
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
    columns: { id: true, userId: true },
    where: and(eq(roadmaps.id, asId(input.id, 'roadmap')), visible(viewer)),
    with: {
      certificates: { where: isNull(certificates.revokedAt) },
      phases: { columns: { id: true }, with: { sections: { columns: { completedAt: true } } } },
    },
  })
  if (!found) throw new DomainError('not_found', 'This roadmap does not exist.')
  const [certificate] = found.certificates
  const sections = found.userId === viewer ? found.phases.flatMap((phase) => phase.sections) : []
  return {
    roadmapId: found.id,
    cert: certificate ? faceOf(ctx, certificate) : null,
    completedSections: sections.filter(({ completedAt }) => completedAt !== null).length,
    totalSections: sections.length,
  }
}

const lower = (text: string) => text.toLowerCase()

/** A Postgres array literal, as one parameter. */
const arrayOf = (values: string[]): string => `{${values.map((value) => JSON.stringify(value)).join(',')}}`

/** What only the owner may know is left out (SEC-20). */
const toPublicItem = <P>(row: Row<P>) => toItem({ ...row, error_text: null, about_learner: null, progress: {} })

const documentedKind = (kind: Kind): RoadmapType => (kind === 'deep_dive' ? 'godeeper' : kind)

function toItem<P>(row: Row<P>) {
  return {
    roadmapId: row.id,
    userId: row.user_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    status: row.cert ? 'complete' : null,
    roadmapState: row.state,
    error: row.error_text,
    author: row.author,
    isFallback: row.is_fallback,
    isStopped: row.is_stopped,
    restartCount: row.restart_count,
    cert: row.cert,
    progress: row.progress,
    isLinkShared: row.is_link_shared,
    isListed: row.is_listed,
    roadmap: {
      id: row.id,
      queryType: row.prompted_by,
      roadmapType: documentedKind(row.kind),
      internshipLanguage: row.internship_language,
      learningPrompt: row.prompt,
      internalLearningPrompt: row.about_learner,
      image: null,
      phases: row.phases,
    },
  }
}
