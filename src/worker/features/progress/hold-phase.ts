import { type SQL, sql } from 'drizzle-orm'
import { DEFAULT_CONTENT_TYPE, DEFAULT_TIME_FRAME } from '#shared/resources/rules.ts'
import type { ContentFilters } from '#shared/resources/schemas.ts'
import type { Database } from '#worker/db/client.ts'
import { type AskedPhase, visiblePhase } from './policy.ts'

/** A phase in the hands of the batch that asked for it; `version` is null for everybody but its owner. */
export type HeldPhase = { is_owner: boolean; version: number | null }

/**
 * Common table expressions: a phase that the asker may see (`phase`), and for its owner its roadmap and then itself,
 * locked until the batch ends (`locked`). Whoever locks more goes on in this order: roadmap, phase, progress, balance.
 */
export const lockedPhase = (phase: AskedPhase): SQL => sql`
  phase as (
    ${visiblePhase(phase)}
  ), roadmap as (
    select r.id, r.state from roadmaps r
    where r.id in (select roadmap_id from phase where is_owner) and r.deleted_at is null for no key update
  ), locked as (
    select p.id, p.version from roadmap_phases p join roadmap on roadmap.id = p.roadmap_id
    where p.id in (select id from phase) for no key update of p
  )`

/**
 * Statement: the owner's progress of a phase, made if there is none and locked until the batch ends, so that what two
 * tabs do at once is done one after the other. For others it writes nothing (2§7.1, SEC-20).
 * @param options.filters count only when the progress is made
 * @param options.lastSection the section to remember as the last one, as an expression; null keeps the old one
 */
export function holdPhase(
  db: Database,
  phase: AskedPhase,
  options: { filters?: ContentFilters | undefined; lastSection?: SQL } = {},
) {
  const { contentType, timeFrame } = options.filters ?? {
    contentType: DEFAULT_CONTENT_TYPE,
    timeFrame: DEFAULT_TIME_FRAME,
  }
  const changes = options.lastSection
    ? sql`last_section_id = coalesce(excluded.last_section_id, phase_progress.last_section_id), updated_at = now()`
    : sql`phase_id = excluded.phase_id`
  return db.execute<HeldPhase>(sql`
    with ${lockedPhase(phase)}, held as (
      insert into phase_progress (phase_id, content_type, time_frame, last_section_id)
      select locked.id, ${contentType}, ${timeFrame}::smallint, ${options.lastSection ?? sql`null::uuid`}
      from locked
      on conflict (phase_id) do update set ${changes}
      returning phase_id
    )
    select phase.is_owner, (select version from locked where id in (select phase_id from held)) as version
    from phase`)
}

/** The section of the phase with this number, as an expression; null where it has none. */
export const sectionNumbered = (phaseId: string, number: number | undefined): SQL => sql`(
  select s.id from phase_sections s where s.phase_id = ${phaseId}::uuid and s.position = ${number ?? null}::smallint
)`
