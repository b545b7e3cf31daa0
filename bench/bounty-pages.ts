import type pg from 'pg'
import { CONTENT } from '#tests/factories/challenges.ts'
import { findChallenge } from '#worker/features/challenges/find-challenge.ts'
import { listChallenges } from '#worker/features/challenges/queries.ts'
import { measureAmongMany } from './among-many.ts'
import type { Stage } from './stage.ts'

/** The list of bounties, and one of them, among many. */
export const measureBounties = (stage: Stage) =>
  measureAmongMany(stage, {
    ...{ what: 'bounties', name: 'bounties', fill, few: 10, many: 10_000 },
    read: {
      'that can be won': (ctx) => listChallenges(ctx, { show: 'active' }),
      'that are over': (ctx) => listChallenges(ctx, { show: 'previous' }),
      'further on': (ctx) => listChallenges(ctx, { show: 'previous', cursor: 30 }),
      'one of them': (ctx) => findChallenge(ctx, { challengeId: 2001 }),
    },
  })

/** So many bounties, ten of a sponsor, of which each tenth is open, each with three people in it; and the product's own. */
async function fill(client: pg.Client, bounties: number, userId: string): Promise<void> {
  await client.query(
    `insert into challenge_sponsors (name) select 'Sponsor ' || n from generate_series(0, $1::int / 10) n`,
    [bounties],
  )
  await client.query(
    `insert into challenges (id, position, content, status, opens_at, ends_at, decide_by, sponsor_id)
     select 2000 + n, 100 + n, $2::jsonb || jsonb_build_object('title', 'Bounty ' || n),
       case when n % 10 = 1 then 'Open' else 'Closed' end, now() - interval '9 days',
       now() + case when n % 10 = 1 then interval '9 days' else interval '-1 day' end, now() + interval '20 days',
       (select id from challenge_sponsors where name = 'Sponsor ' || n / 10)
     from generate_series(1, $1::int) n`,
    [bounties, JSON.stringify(CONTENT)],
  )
  await client.query(`insert into users (name) select 'Person ' || n from generate_series(1, 3) n`)
  await client.query(
    `insert into challenge_entries (challenge_id, owner_id, team_code, submitted_at, link)
     select c.id, u.id, c.id || ' ' || u.id, now(), 'https://github.com/jane/app'
     from challenges c, users u where c.id > 2000 and u.id <> $1`,
    [userId],
  )
  await client.query(
    `insert into challenge_participations (challenge_id, user_id, entry_id, license_version, licensed_at, started_at)
     select challenge_id, owner_id, id, '1', now(), now() from challenge_entries`,
  )
}
