import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ABOUT_MAX_LENGTH, RUN_STATUSES } from '#shared/chat/rules.ts'
import type { Citation } from '#shared/chat/schemas.ts'
import { createdAt, id, instant } from '#worker/db/columns.ts'
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
  },
  (t) => [index('chat_conversations_latest_idx').on(t.userId, t.lastAt.desc())],
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
    /** Of the send: the same asks once. */
    key: uuid('key').notNull(),
    query: text('query').notNull(),
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
    index('chat_runs_writing_idx').on(t.aliveAt).where(sql`${t.status} = 'writing'`),
    check('chat_runs_about_length', sql`char_length(${t.about}) <= ${sql.raw(String(ABOUT_MAX_LENGTH))}`),
  ],
)
