import { type AnyColumn, and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Slot } from '#worker/db/prepared.ts'
import { connections, feedItems, feedMarks, feedPreferences } from '#worker/db/schema/index.ts'
import { isOfEnabled } from '#worker/features/sources/scope.ts'

/** Of a source that nobody turned off. */
export const isShown: SQL = isOfEnabled(feedItems.source)

/** What somebody mutes of a kind; asked once a list, not once an item. */
const mutedBy = (userId: Slot<string>, kind: 'tag' | 'source' | 'word'): SQL =>
  sql`${and(
    sql`${feedPreferences.userId} = ${userId}::uuid`,
    eq(feedPreferences.choice, 'mute'),
    eq(feedPreferences.kind, kind),
  )}`

/** Words of which nothing is left to look for, like "the", mute nothing. */
const WORD = sql`plainto_tsquery('english', ${feedPreferences.value})`

/** Somebody does not want to see it: its source, one of its tags, or a word of it. */
const isMuted = (userId: Slot<string>): SQL => sql`(
  ${feedItems.source} = any(array(select ${feedPreferences.value} from ${feedPreferences} where ${mutedBy(userId, 'source')}))
  or ${feedItems.tags} && array(select ${feedPreferences.value} from ${feedPreferences} where ${mutedBy(userId, 'tag')})
  or ${feedItems.search} @@ coalesce((
    select string_agg('(' || ${WORD}::text || ')', ' | ')::tsquery from ${feedPreferences}
    where ${mutedBy(userId, 'word')} and numnode(${WORD}) > 0), ''::tsquery))`

/** What this person did with an item. A subselect, not a join: lists by time are read off their index whatever is marked. */
const markOf = (userId: Slot<string>, column: AnyColumn): SQL<boolean> => sql<boolean>`coalesce((
  select ${column} from ${feedMarks} where ${feedMarks.itemId} = ${feedItems.id} and ${feedMarks.userId} = ${userId}::uuid), false)`

export const isReadBy = (userId: Slot<string>) => markOf(userId, feedMarks.isRead)
export const isBookmarkedBy = (userId: Slot<string>) => markOf(userId, feedMarks.isBookmarked)

/** A bookmark of somebody who is connected with this person. */
export const isOfConnection = (userId: Slot<string>, markerId: SQL): SQL => sql`exists (
  select from ${connections} where ${and(
    eq(connections.status, 'accepted'),
    or(
      and(sql`${connections.requesterId} = ${userId}::uuid`, sql`${connections.addresseeId} = ${markerId}`),
      and(sql`${connections.addresseeId} = ${userId}::uuid`, sql`${connections.requesterId} = ${markerId}`),
    ),
  )})`

/** Shown, not muted, and unread where they hide what they have read. @param hidesRead null where they don't */
export const isWelcome = (userId: Slot<string>, hidesRead: Slot<string | null>): SQL | undefined =>
  and(isShown, sql`not ${isMuted(userId)}`, sql`(${hidesRead}::text is null or not ${isReadBy(userId)})`)

/** It has the words of a search; null looks for nothing. */
export const isFound = (search: Slot<string | null>): SQL =>
  sql`(${search}::text is null or ${feedItems.search} @@ websearch_to_tsquery('english', ${search}))`
