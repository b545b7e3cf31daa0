import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { randomCode } from '#worker/db/random-code.ts'

/** A certificate's id: 80 random bits, because whoever knows it may read the certificate. */
export const newCertificateId = (): string => `TB-${randomCode(16)}`

/** However often one is withdrawn and issued anew. */
export const MAX_CERTIFICATES_PER_ROADMAP = 5

/**
 * Statement: issues the certificate of a roadmap whose every section is completed and that has no valid one, which
 * makes the roadmap complete (2§2.3, G-LRN-02, G-LRN-20). It answers the id, or no row while something is missing.
 * For two last sections completed at once the batch must lock the roadmap's row in a statement before.
 * @param most how many there may be with it: once one was withdrawn, another is issued only where its owner asks
 */
export function awardCertificate(db: Database, roadmapId: SQL, certificateId: string, most = 1) {
  return db.execute<{ id: string }>(sql`
    with earned as (
      select r.id, r.user_id, u.name, r.prompt
      from roadmaps r join users u on u.id = r.user_id
      where r.id = ${roadmapId} and r.state = 'success' and r.deleted_at is null and u.deleted_at is null
        and (select count(*) from certificates c where c.roadmap_id = r.id) < ${most}::int
        and exists (${sectionsOf(sql`true`)})
        and not exists (${sectionsOf(sql`s.completed_at is null`)})
    ), issued as (
      insert into certificates (id, roadmap_id, user_id, recipient_name, prompt, phases, text)
      select ${certificateId}, e.id, e.user_id, e.name, e.prompt, ${PHASES},
        e.name || ' has completed the roadmap ' || e.prompt
      from earned e
      on conflict (roadmap_id) where revoked_at is null do nothing
      returning id, roadmap_id
    )
    select id from issued`)
}

/** The sections of roadmap `r`. */
const sectionsOf = (condition: SQL) => sql`
  select from roadmap_phases p
  join phase_sections s on s.phase_id = p.id
  where p.roadmap_id = r.id and ${condition}`

/** The titles under which the sections were completed; later edits change nothing on the certificate. */
const PHASES = sql`(
  select jsonb_agg(jsonb_build_object('title', p.title, 'sections', (
    select coalesce(jsonb_agg(s.completed_title order by s.position), '[]')
    from phase_sections s where s.phase_id = p.id
  )) order by p.position)
  from roadmap_phases p where p.roadmap_id = e.id
)`
