import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ABOUT_MAX_LENGTH, MEMORY_MAX_LENGTH, RUN_STATUSES } from '#shared/chat/rules.ts'
import type { Citation } from '#shared/chat/schemas.ts'
import { createdAt, id, instant, searchVector } from '#worker/db/columns.ts'
import { users } from './users.ts'

/** What somebody talked about with the assistant. */
export const chatConversations = pgTable(
  'chat_conversations',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    createdAt,
    lastAt: instant('last_at').notNull().default(sql`now()`),
    /** It stands before the others. */
    isPinned: boolean('is_pinned').notNull().default(false),
  },
  (t) => [
    index('chat_conversations_latest_idx').on(
      t.userId,
      t.isPinned.desc().nullsFirst(),
      t.lastAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
)

/** A question and its answer, which is written by the server, whoever looks. */
export const chatRuns = pgTable(
  'chat_runs',
  {
    id,
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What was said before it: runs that follow the same one are its branches. */
    parentId: uuid('parent_id').references((): AnyPgColumn => chatRuns.id, { onDelete: 'cascade' }),
    /** Of the send: the same asks once. */
    key: uuid('key').notNull(),
    query: text('query').notNull(),
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('english', ${chatRuns.query})`),
    /** What the page was about on which it was asked. */
    about: text('about'),
    status: text('status', { enum: RUN_STATUSES }).notNull().default('writing'),
    answer: text('answer').notNull().default(''),
    citations: jsonb('citations').$type<Citation[]>().notNull().default([]),
    author: text('author').notNull().default(''),
    isFallback: boolean('is_fallback').notNull().default(false),
    /** The month whose call it took. */
    quotaPeriod: date('quota_period').notNull(),
    createdAt,
    /** Its writer lives, or did then. */
    aliveAt: instant('alive_at').notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('chat_runs_key_uq').on(t.userId, t.key),
    index('chat_runs_conversation_idx').on(t.conversationId, t.id),
    index('chat_runs_parent_idx').on(t.parentId),
    index('chat_runs_search_idx').using('gin', t.search),
    index('chat_runs_writing_idx').on(t.aliveAt).where(sql`${t.status} = 'writing'`),
    check('chat_runs_about_length', sql`char_length(${t.about}) <= ${sql.raw(String(ABOUT_MAX_LENGTH))}`),
  ],
)

/** What somebody asked the assistant to keep in mind; it keeps nothing else of them. */
export const chatMemories = pgTable(
  'chat_memories',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt,
  },
  (t) => [
    uniqueIndex('chat_memories_text_uq').on(t.userId, t.text),
    check('chat_memories_length', sql`char_length(${t.text}) between 1 and ${sql.raw(String(MEMORY_MAX_LENGTH))}`),
  ],
)
