import type pg from 'pg'
import { getConversation, listConversations } from '#worker/features/chat/queries.ts'
import { measureAmongMany } from './among-many.ts'
import type { Stage } from './stage.ts'

/** The conversation that is opened. */
const OPENED = 'c0000000-0000-7000-8000-000000000001'
const RUNS_EACH = 100

/** The assistant's conversations, each of two hundred messages. */
export const measureConversations = (stage: Stage) =>
  measureAmongMany(stage, {
    ...{ what: 'conversations', name: 'chat', fill, few: 50, many: 1000 },
    read: {
      'the list': (ctx) => listConversations(ctx, { search: '' }),
      'one of 200 messages': (ctx) => getConversation(ctx, { conversationId: OPENED }),
      'a search': (ctx) => listConversations(ctx, { search: 'topic7' }),
    },
  })

/** So many conversations of one person, an hour apart, in each of which as much was said. */
async function fill(client: pg.Client, conversations: number, userId: string): Promise<void> {
  await client.query(
    `insert into chat_conversations (id, user_id, title, last_at)
     select case when n = 1 then $2::uuid else uuidv7() end, $3, 'About topic' || n, now() - make_interval(hours => n)
     from generate_series(1, $1::int) n`,
    [conversations, OPENED, userId],
  )
  await client.query(
    `insert into chat_runs (conversation_id, user_id, key, query, status, answer, quota_period)
     select id, user_id, gen_random_uuid(), 'What of topic' || (n + row_number() over ()) % 1000 || '?', 'done', repeat('Words of an answer. ', 40), current_date
     from chat_conversations, generate_series(1, $1::int) n`,
    [RUNS_EACH],
  )
}
