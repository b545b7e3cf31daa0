import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { type Look, probeLink } from '#worker/integrations/link-probe.ts'
import { swapDeadContent } from './swap-dead-content.ts'

/** Few enough for the requests that one run of a worker may make; in two weeks' runs every link has its turn. */
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
 * Looks at a few of the links that are due; one that is gone twice in a row is dead. Taking a link up
 * puts its next look off, so that two runs never ask the same.
 */
export async function checkLinks(ctx: Context): Promise<void> {
  const due = await claimDue(ctx)
  if (due.length === 0) return
  const settings = { dnsUrl: ctx.env.DNS_URL, userAgent: `Tubli link check (+${ctx.env.APP_URL})` }
  const looks = await Promise.all(due.map(async ({ id, link }) => ({ id, ...(await probeLink(settings, link)) })))
  await storeLooks(ctx, looks)
  ctx.log('links_checked', { looked: looks.length })
}

/** Replaces dead cards, whichever look found them dead: a run that failed is made up for by the next. */
export async function replaceDeadCards(ctx: Context): Promise<void> {
  const sections = await swapDeadContent(ctx)
  if (sections > 0) ctx.log('dead_cards_replaced', { sections })
}

async function claimDue(ctx: Context): Promise<Due[]> {
  const { rows } = await ctx.db.execute<{ id: string; link: string }>(sql`
    with waiting as (
      select id, next_check_at from resources
      where next_check_at <= now()
      order by next_check_at, id limit ${LINKS_IN_VIEW} for update skip locked
    ), due as (
      select id from waiting
      order by exists (select from section_content c where c.resource_id = waiting.id) desc, next_check_at, id
      limit ${LINKS_PER_RUN}
    )
    update resources r set next_check_at = now() + make_interval(days => ${DAYS_TO_SECOND_LOOK}::int) from due where r.id = due.id returning r.id, r.link`)
  return rows
}

async function storeLooks(ctx: Context, looks: (Look & { id: string })[]): Promise<void> {
  await ctx.db.execute(sql`
    with looks as (
      select * from jsonb_to_recordset(${JSON.stringify(looks)}::jsonb) as l(id uuid, state text, "movedTo" text)
    )
    update resources r set
      failed_checks = case when l.state = 'dead' then least(r.failed_checks + 1, 2) when l.state = 'unknown' then r.failed_checks else 0 end,
      link_state = case when l.state = 'dead' and r.failed_checks = 0 then r.link_state
        when l.state = 'unknown' then r.link_state else l.state end,
      moved_to = case when l.state = 'moved' then l."movedTo" when l.state in ('live', 'blocked') then null else r.moved_to end,
      checked_at = now(),
      next_check_at = now() + make_interval(days => case
        when l.state = 'unknown' or (l.state = 'dead' and r.failed_checks = 0) then ${DAYS_TO_SECOND_LOOK}::int
        else ${DAYS_BETWEEN_LOOKS}::int end)
    from looks l where r.id = l.id`)
}
