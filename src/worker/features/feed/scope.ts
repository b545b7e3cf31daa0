import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Slot } from '#worker/db/prepared.ts'
import { connections, feedItems, feedMarks, feedPreferences, feedSources } from '#worker/db/schema/index.ts'

/** Of a source that nobody turned off; asked beside `feed_sources`. */
export const isShown = eq(feedSources.isEnabled, true)

const isOwnPreference = (userId: Slot<string>): SQL => sql`${feedPreferences.userId} = ${userId}::uuid`

/** Somebody does not want to see it: its source, one of its tags, or a word of it. */
export const isMuted = (userId: Slot<string>): SQL => sql`exists (
  select from ${feedPreferences} where ${isOwnPreference(userId)} and ${feedPreferences.choice} = 'mute' and (
    (${feedPreferences.kind} = 'source' and ${feedPreferences.value} = ${feedItems.source})
    or (${feedPreferences.kind} = 'tag' and ${feedPreferences.value} = any(${feedItems.tags}))
    or (${feedPreferences.kind} = 'word' and ${feedItems.search} @@ plainto_tsquery('english', ${feedPreferences.value}))))`

/** The mark of this person on an item. */
export const isOwnMark = (userId: Slot<string>): SQL | undefined =>
  and(eq(feedMarks.itemId, feedItems.id), sql`${feedMarks.userId} = ${userId}::uuid`)

/** A bookmark of somebody who is connected with this person. */
export const isOfConnection = (userId: Slot<string>, markerId: SQL): SQL => sql`exists (
  select from ${connections} where ${and(
    eq(connections.status, 'accepted'),
    or(
      and(sql`${connections.requesterId} = ${userId}::uuid`, sql`${connections.addresseeId} = ${markerId}`),
      and(sql`${connections.addresseeId} = ${userId}::uuid`, sql`${connections.requesterId} = ${markerId}`),
    ),
  )})`
