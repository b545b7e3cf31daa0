import type { TrackInput } from '#shared/analytics/schemas.ts'
import type { RequestContext } from '#worker/context.ts'
import { pageEvents } from '#worker/db/schema/index.ts'
import { agentFamily, keptProps } from './rules.ts'

/** Keeps what a page told of, behind the answer: nobody waits for it, and nothing fails with it (I010, C118). */
export function recordPageEvent(ctx: RequestContext, { name, props, utm, group, visibility }: TrackInput): void {
  const kept = keptProps(props)
  const written = ctx.db.insert(pageEvents).values({
    name,
    // what is long is no property
    props: JSON.stringify(kept).length > MAX_PROPS ? {} : kept,
    userGroup: group,
    visibility: visibility ?? null,
    agent: agentFamily(ctx.userAgent),
    utmSource: utm.source ?? null,
    utmCampaign: utm.campaign ?? null,
    utmMedium: utm.medium ?? null,
  })
  ctx.waitUntil(written.execute().catch(() => ctx.log('page_event_lost', { name })))
}

const MAX_PROPS = 2_000
