import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { sectionContent } from '#worker/db/schema/index.ts'
import { swapDeadContent } from './swap-dead-content.ts'

/** Replaces dead cards, whichever look found them dead: a run that failed is made up for by the next. */
export async function replaceDeadCards(ctx: Context): Promise<void> {
  const sections = await swapDeadContent(ctx)
  if (sections > 0) ctx.log('dead_cards_replaced', { sections })
}

/** Whether the resource with this id is a card of somebody's, as a condition. */
export const isInUse = (resourceId: SQLWrapper): SQL =>
  sql`exists (select from ${sectionContent} where ${sectionContent.resourceId} = ${resourceId})`
