import { asc, desc, eq, inArray, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { resources } from '#worker/db/schema/index.ts'
import { type Look, probeLink } from '#worker/integrations/link-probe.ts'
import { shareReviewed } from './statements.ts'

/** Few enough for the requests that one run of a worker may make; in two weeks' runs every link has its turn. */
const LINKS_PER_RUN = 5
/** Of the links that wait longest, those that somebody learns from come first. */
const LINKS_IN_VIEW = 200
const DAYS_BETWEEN_LOOKS = 14
/** After a look that settled nothing, or a first that found nothing. */
const DAYS_TO_SECOND_LOOK = 1

/**
 * Looks at a few of the links that are due; one that is gone twice in a row is dead. Taking a link up
 * puts its next look off, so that two runs never ask the same.
 * @param isInUse whether somebody learns from the resource with this id, as a condition
 */
export async function checkLinks(ctx: Context, isInUse: (resourceId: SQLWrapper) => SQL): Promise<void> {
  const due = await claimDue(ctx.db, isInUse)
  if (due.length === 0) return
  const settings = { dnsUrl: ctx.env.DNS_URL, userAgent: `Tubli link check (+${ctx.env.APP_URL})` }
  const looks = await Promise.all(due.map(async ({ id, link }) => ({ id, look: await probeLink(settings, link) })))
  const stored = Object.fromEntries(looks.map(({ id, look }) => [id, storeLook(ctx.db, id, look)]))
  const areLookedAt = inArray(
    resources.id,
    due.map(({ id }) => id),
  )
  await batch(ctx.db, { ...stored, shared: shareReviewed(ctx.db, areLookedAt) })
  ctx.log('links_checked', { looked: looks.length })
}

const inDays = (days: number) => sql`now() + make_interval(days => ${days}::int)`

function claimDue(db: Database, isInUse: (resourceId: SQLWrapper) => SQL) {
  const waiting = db
    .$with('waiting')
    .as(
      db
        .select({ id: resources.id, nextCheckAt: resources.nextCheckAt })
        .from(resources)
        .where(lte(resources.nextCheckAt, sql`now()`))
        .orderBy(asc(resources.nextCheckAt), asc(resources.id))
        .limit(LINKS_IN_VIEW)
        .for('update', { skipLocked: true }),
    )
  const due = db
    .select({ id: waiting.id })
    .from(waiting)
    .orderBy(desc(isInUse(waiting.id)), asc(waiting.nextCheckAt), asc(waiting.id))
    .limit(LINKS_PER_RUN)
  return db
    .with(waiting)
    .update(resources)
    .set({ nextCheckAt: inDays(DAYS_TO_SECOND_LOOK) })
    .where(inArray(resources.id, due))
    .returning({ id: resources.id, link: resources.link })
}

/** Statement: what a look at a link found. One failed look is no proof; one that settled nothing changes nothing. */
function storeLook(db: Database, id: string, { state, movedTo }: Look) {
  const isFirstFailure = eq(resources.failedChecks, 0)
  const found =
    state === 'unknown'
      ? { nextCheckAt: inDays(DAYS_TO_SECOND_LOOK) }
      : state === 'dead'
        ? {
            failedChecks: sql`least(${resources.failedChecks} + 1, 2)`,
            linkState: sql`case when ${isFirstFailure} then ${resources.linkState} else 'dead' end`,
            nextCheckAt: sql`case when ${isFirstFailure} then ${inDays(DAYS_TO_SECOND_LOOK)} else ${inDays(DAYS_BETWEEN_LOOKS)} end`,
          }
        : { failedChecks: 0, linkState: state, movedTo: movedTo ?? null, nextCheckAt: inDays(DAYS_BETWEEN_LOOKS) }
  return db
    .update(resources)
    .set({ ...found, checkedAt: sql`now()` })
    .where(eq(resources.id, id))
}
