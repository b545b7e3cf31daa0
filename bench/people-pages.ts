import type pg from 'pg'
import { findPeople } from '#worker/features/connections/find-people.ts'
import { checkConnection, listConnections, listRequests } from '#worker/features/connections/queries.ts'
import { listNotifications } from '#worker/features/notifications/queries.ts'
import { getProfile } from '#worker/features/profiles/queries.ts'
import { findLeaders } from '#worker/features/profiles/reputation/find-leaders.ts'
import { getScore } from '#worker/features/profiles/reputation/queries.ts'
import { measureAmongMany } from './among-many.ts'
import type { Stage } from './stage.ts'

/** The one whose profile and standing are asked for. */
const OTHER = 'a0000000-0000-7000-8000-000000000002'

/** A graph of ten thousand people who know twenty others each, against one of five hundred. */
export const measurePeople = (stage: Stage) =>
  measureAmongMany(stage, {
    ...{ what: 'people', name: 'people', fill, few: 500, many: 10_000 },
    read: {
      'whom to meet': (ctx) => findPeople(ctx, {}),
      'whom one knows': (ctx) => listConnections(ctx, { userId: ctx.actor.userId }),
      'who asks': (ctx) => listRequests(ctx),
      'how one stands to somebody': (ctx) => checkConnection(ctx, { userId: OTHER }),
      'what one was told': (ctx) => listNotifications(ctx),
      'a profile': (ctx) => getProfile(ctx, { id: OTHER, asVisitor: true }),
      'a score': (ctx) => getScore(ctx, { userId: OTHER }),
      'leaders of the week': (ctx) => findLeaders(ctx, { board: 'week' }),
      'leaders of all': (ctx) => findLeaders(ctx, { board: 'overall' }),
    },
  })

const idOf = (number: string) => `('a0000000-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`

/**
 * So many people in fifty roles and thirty languages, each with ten connections that they asked for and three times points
 * within a season; and of one more, whom they know or ask.
 */
async function fill(client: pg.Client, people: number, userId: string): Promise<void> {
  const each = (text: string, ...values: unknown[]) => client.query(text, [people, ...values])
  await each(
    `insert into users (id, name, roles, languages, selected_languages)
     select ${idOf('n')}, 'Person ' || n, array['Role ' || n % 50],
       array['Language ' || n % 30, 'Language ' || n % 7], array['Language ' || n % 30]
     from generate_series(1, $1::int) n`,
  )
  await client.query(
    `update users set roles = '{Role 3}', languages = '{Language 1,Language 2}', selected_languages = '{Language 1}' where id = $1`,
    [userId],
  )
  await client.query(`insert into profiles (user_id, short_bio) select id, 'Writes programs' from users`)
  await each(
    `insert into connections (requester_id, addressee_id, status, answered_at)
     select ${idOf('n')}, ${idOf('1 + (n + k * 7 - 1) % $1::int')}, 'accepted', now()
     from generate_series(1, $1::int) n, generate_series(1, 10) k`,
  )
  await client.query(
    `insert into connections (requester_id, addressee_id, status, answered_at)
     select ${idOf('n')}, $1, case when n < 60 then 'accepted' else 'requested' end, case when n < 60 then now() end
     from generate_series(20, 90) n`,
    [userId],
  )
  await client.query(
    `insert into notifications (user_id, actor_id, kind, key, connection_id)
     select addressee_id, requester_id, 'connectionRequested', 'connection:' || id, id from connections`,
  )
  await each(
    `insert into reputation_events (user_id, kind, subject_kind, subject_id, key, points, created_at)
     select ${idOf('n')}, 'section', 'section', k, 'section:' || k, 1 + n % 5, now() - make_interval(days => (n * 7 + k * 31) % 90)
     from generate_series(1, $1::int) n, generate_series(1, 3) k`,
  )
  await client.query(
    `insert into reputation_scores (user_id, score, week_points)
     select user_id, sum(points), coalesce(sum(points) filter (where created_at > now() - interval '7 days'), 0) from reputation_events group by 1
     on conflict (user_id) do update set score = excluded.score, week_points = excluded.week_points`,
  )
}
