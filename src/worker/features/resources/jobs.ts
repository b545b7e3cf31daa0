import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { type Look, probeLink } from '#worker/integrations/link-probe.ts'
import { swapDeadContent } from './swap-dead-content.ts'

/** A minute's work: few enough for the requests that one run of a worker may make. */
const LINKS_PER_RUN = 5
/** Of the links that wait longest, those that somebody learns from come first. */
const LINKS_IN_VIEW = 200
const DAYS_BETWEEN_LOOKS = 14
/** After a look that settled nothing, or a first that found nothing. */
const DAYS_TO_SECOND_LOOK = 1

interface Due {
  id: string
  link: string
}

/**
 * Looks at a few of the links that are due; one that is gone twice in a row is dead, and whoever had it as a card gets
 * another. Taking a link up marks it as looked at, so that two runs never ask the same.
 */
export async function checkLinks(ctx: Context): Promise<void> {
  const due = await claimDue(ctx)
  if (due.length === 0) return
  const settings = { dnsUrl: ctx.env.DNS_URL, userAgent: `Tubli link check (+${ctx.env.APP_URL})` }
  const looks = await Promise.all(due.map(async ({ id, link }) => ({ id, ...(await probeLink(settings, link)) })))
  const dead = await storeLooks(ctx, looks)
  ctx.log('links_checked', { looked: looks.length, dead: dead.length })
  if (dead.length > 0) await swapDeadContent(ctx, dead)
}

async function claimDue(ctx: Context): Promise<Due[]> {
  const { rows } = await ctx.db.execute<{ id: string; link: string }>(sql`
    with waiting as (
      select id, checked_at from resources
      where checked_at is null or checked_at < now() - make_interval(days => ${DAYS_BETWEEN_LOOKS})
      order by checked_at nulls first, id limit ${LINKS_IN_VIEW} for update skip locked
    ), due as (
      select id from waiting
      order by exists (select from section_content c where c.resource_id = waiting.id) desc, checked_at nulls first, id
      limit ${LINKS_PER_RUN}
    )
    update resources r set checked_at = now() from due where r.id = due.id returning r.id, r.link`)
  return rows
}

/** @returns the ids of the resources that are dead since this look */
async function storeLooks(ctx: Context, looks: (Look & { id: string })[]): Promise<string[]> {
  const again = sql`now() - make_interval(days => ${DAYS_BETWEEN_LOOKS - DAYS_TO_SECOND_LOOK})`
  const { rows } = await ctx.db.execute<{ id: string; is_newly_dead: boolean }>(sql`
    with looks as (
      select * from jsonb_to_recordset(${JSON.stringify(looks)}::jsonb) as l(id uuid, state text, "movedTo" text)
    )
    update resources r set
      failed_checks = case when l.state = 'dead' then least(r.failed_checks + 1, 2) when l.state = 'unknown' then r.failed_checks else 0 end,
      link_state = case when l.state = 'dead' and r.failed_checks = 0 then r.link_state
        when l.state = 'unknown' then r.link_state else l.state end,
      moved_to = case when l.state = 'moved' then l."movedTo" when l.state in ('live', 'blocked') then null else r.moved_to end,
      checked_at = case when l.state = 'unknown' or (l.state = 'dead' and r.failed_checks = 0) then ${again} else now() end
    from looks l where r.id = l.id
    returning r.id, old.link_state <> 'dead' and r.link_state = 'dead' as is_newly_dead`)
  return rows.filter(({ is_newly_dead }) => is_newly_dead).map(({ id }) => id)
}
