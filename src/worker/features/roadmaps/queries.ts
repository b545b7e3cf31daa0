import { type SQL, sql } from 'drizzle-orm'
import type { Phase, RoadmapDetail, RoadmapItem } from '#shared/roadmaps.ts'
import type { Context, UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { isUuid } from './policy.ts'

const LIST_LIMIT = 200

/** A row as both queries read it; `phases` is JSON built by the database, so that one statement answers all. */
type Row<P> = {
  id: string
  user_id: string
  created_at: string
  updated_at: string
  status: string | null
  state: 'incomplete' | 'success' | 'failure'
  error_text: string | null
  author: string | null
  is_fallback: boolean
  query_type: 'user' | 'ai'
  roadmap_type: 'normal' | 'ai' | 'internship' | 'godeeper'
  learning_prompt: string
  phases: P[]
}

/** The database writes the instant as it is answered. */
const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const HEAD = sql`r.id, r.user_id, ${iso(sql`r.created_at`)} as created_at, ${iso(sql`r.updated_at`)} as updated_at, r.status, r.state, r.error_text, r.author, r.is_fallback,
  r.query_type, r.roadmap_type, r.learning_prompt`

/** @param inside what a phase carries of its sections */
const phasesJson = (inside: SQL) => sql`coalesce((
  select json_agg(json_build_object(
    'id', p.id, 'phaseTitle', p.title, 'overview', p.overview, 'tags', p.tags, ${inside}
  ) order by p.position)
  from roadmap_phases p where p.roadmap_id = r.id
), '[]') as phases`

const SECTION_TITLES = sql`'structure', (
  select coalesce(json_agg(s.title order by s.section_number), '[]') from phase_sections s where s.phase_id = p.id
)`

const SECTIONS = sql`'sections', (
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'sectionNumber', s.section_number, 'title', s.title, 'description', s.description, 'aim', s.aim,
    'category', s.category, 'learningObjectives',
    (select json_agg(json_build_object('learningObjective', o)) from unnest(s.objectives) as o)
  ) order by s.section_number), '[]')
  from phase_sections s where s.phase_id = p.id
)`

/** The caller's own roadmaps, newest first; deep dives belong to their parents (2§2.2, C121). */
export async function listRoadmaps(ctx: UserContext): Promise<{ roadmaps: RoadmapItem[] }> {
  const { rows } = await ctx.db.execute<Row<RoadmapItem['roadmap']['phases'][number]>>(sql`
    select ${HEAD}, ${phasesJson(SECTION_TITLES)}
    from roadmaps r
    where r.user_id = ${ctx.actor.userId}::uuid and r.deleted_at is null and r.roadmap_type <> 'godeeper'
    order by r.created_at desc, r.id desc limit ${LIST_LIMIT}`)
  return { roadmaps: rows.map(toItem) }
}

/**
 * One roadmap with everything it teaches, for its owner or for anyone with the link (C122, G-LRN-06).
 * @throws DomainError not_found also where it exists but is not shared
 */
export async function getRoadmap(ctx: Context, input: { a: string; b: string }): Promise<RoadmapDetail> {
  const names = [input.a, input.b]
  const ids = names.filter(isUuid)
  const viewer = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  const { rows } = await ctx.db.execute<Row<Phase> & { owner_name: string }>(sql`
    select ${HEAD}, u.name as owner_name, ${phasesJson(SECTIONS)}
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
  return { ...toItem(row), error: isOwner ? row.error_text : null, isOwner, ownerName: row.owner_name }
}

/** What changes while a roadmap is written: enough to know when to look again. For its owner, while the session lives. */
export async function getWritingState(ctx: UserContext, roadmapId: string) {
  const { rows } = await ctx.db.execute<{ state: string; phases: number }>(sql`
    select r.state, (select count(*)::int from roadmap_phases p where p.roadmap_id = r.id) as phases
    from roadmaps r
    where r.id = ${roadmapId}::uuid and r.user_id = ${ctx.actor.userId}::uuid and r.deleted_at is null
      and exists (select from sessions where token_hash = ${ctx.actor.tokenHash} and revoked_at is null)`)
  return rows[0] ?? null
}

const lower = (text: string) => text.toLowerCase()

/** A Postgres array literal, as one parameter. */
const arrayOf = (values: string[]): string => `{${values.map((value) => JSON.stringify(value)).join(',')}}`

function toItem<P>(row: Row<P>) {
  return {
    roadmapId: row.id,
    userId: row.user_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    status: row.status,
    roadmapState: row.state,
    error: row.error_text,
    author: row.author,
    isFallback: row.is_fallback,
    roadmap: {
      id: row.id,
      queryType: row.query_type,
      roadmapType: row.roadmap_type,
      learningPrompt: row.learning_prompt,
      phases: row.phases,
    },
  }
}
