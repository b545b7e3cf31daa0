import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startNeonFront } from '#dev/neon/neon-front.ts'
import { startMigratedPostgres } from '#dev/postgres/migrated-postgres.ts'
import type { Postgres } from '#dev/postgres/postgres.ts'
import { createSystemContext } from '#worker/context.ts'
import type { Env } from '#worker/env.ts'
import { JOBS } from '#worker/jobs.ts'

/** Every job's statements, explained by a database where each table has many rows and a job finds little to do. */

const many = 20_000

/** Ids that can be told from a number, so that rows of different tables belong together. */
const uuid = (letter: string, n = 'n') => `('${letter.repeat(8)}-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`
const fill = (table: string, columns: string, row: string, condition = 'true') =>
  `insert into ${table} (${columns}) select ${row} from generate_series(1, ${many}) as n where ${condition}`

const FILLED = [
  fill('users', 'id, name, deleted_at', `${uuid('a')}, 'Ann', case when n % 2000 = 0 then now() end`),
  fill(
    'oauth_states',
    'state_hash, browser_hash, provider, purpose, code_verifier, expires_at',
    `n, 'b', 'github', 'signIn', 'v', now() + interval '9 minutes'`,
  ),
  fill(
    'sessions',
    'user_id, token_hash, provider, expires_at',
    `${uuid('a')}, n, 'github', now() + n * interval '1 minute'`,
  ),
  fill(
    'sign_up_tickets',
    'ticket_hash, provider, provider_account_id, username, scopes, bio, emails, expires_at',
    `n, 'github', n, 'ann', '{}', '', '{}', now() + interval '9 minutes'`,
  ),
  fill(
    'oauth_accounts',
    'user_id, provider, provider_account_id, username, work_due_at',
    `${uuid('a')}, 'github', n, 'ann', now() + n * interval '1 minute'`,
  ),
  fill(
    'reputation_events',
    'user_id, kind, subject_kind, subject_id, key, points, created_at',
    `${uuid('a')}, 'section', 'phase', n, n, 1, now() - n * interval '3 minutes'`,
  ),
  fill('reputation_scores', 'user_id, score, week_points', `${uuid('a')}, 1, case when n % 2000 = 0 then 1 else 0 end`),
  fill('api_quotas', 'user_id, period_start, used', `${uuid('a')}, '2026-11-01', 1`),
  fill('chat_conversations', 'id, user_id, title', `${uuid('c')}, ${uuid('a')}, 't'`),
  fill(
    'chat_runs',
    'conversation_id, user_id, key, query, status, quota_period',
    `${uuid('c')}, ${uuid('a')}, ${uuid('d')}, 'q', case when n % 2000 = 0 then 'writing' else 'done' end, '2026-11-01'`,
  ),
  fill('account_removals', 'user_id, lease_until', `${uuid('a')}, now() + n * interval '1 minute'`),
  fill('page_events', 'name, props, user_group, agent', `'opened', '{}', 'a', 'Firefox'`),
  fill('user_events', 'user_id, event_id, event_type', `${uuid('a')}, n, 'opened'`),
  fill('job_runs', 'name, every_minutes, started_at, duration_ms', `'job', 15, now() - n * interval '1 second', 1`),
  fill('webhook_events', 'provider, event_id, type', `'stripe', n, 'invoice.paid'`),
  fill(
    'subscriptions',
    'id, user_id, status, price_id, billing_interval, currency, amount, current_period_end',
    `n, ${uuid('a')}, case when n % 3 = 0 then 'active' else 'canceled' end, 'pro', 'month', 'usd', 1200,
      now() + (n % 40) * interval '1 day'`,
    'n % 2000 <> 0',
  ),
  fill(
    'payments',
    'user_id, intent_id, package_id, credits, amount, currency, status',
    `${uuid('a')}, n, 'credits_5', 5, 500, 'usd', case when n % 2000 = 7 then 'processing' else 'succeeded' end`,
  ),
  fill(
    'roadmaps',
    'id, user_id, prompt, title, state, lease_until',
    `${uuid('b')}, ${uuid('a')}, 'Learn', 'Learn', case when n % 500 = 0 then 'incomplete' else 'success' end,
      case when n % 500 = 0 then now() + interval '1 minute' end`,
  ),
  fill('roadmap_phases', 'id, roadmap_id, position, title, overview', `${uuid('c')}, ${uuid('b')}, 1, 't', 'o'`),
  fill('phase_progress', 'phase_id', uuid('c')),
  fill(
    'phase_sections',
    'id, phase_id, position, title, description, aim, category, objectives, topics',
    `${uuid('d')}, ${uuid('c')}, 1, 'Section ' || n, 'd', 'a', 'c', '{one}', '{docker}'`,
  ),
  fill(
    'resources',
    'id, link, title, author, kind, summary, source, topics, next_check_at, link_state',
    `${uuid('e')}, 'https://example.com/' || n, 'Page ' || n, 'a', 'article', 's', 'catalogue', '{docker}',
      now() + n * interval '1 minute', case when n = 7 then 'dead' else 'live' end`,
  ),
  // eight cards a section
  `insert into section_content (section_id, resource_id, position)
   select ${uuid('d')}, ${uuid('e', '1 + (n + k * 100) % 20000')}, k
   from generate_series(1, ${many}) as n, generate_series(1, 8) as k`,
  fill(
    'resource_finds',
    'section_id, resource_id, user_id, is_host_named',
    `${uuid('d')}, ${uuid('e')}, ${uuid('a')}, false`,
  ),
  fill('sources', 'code, next_run_at', `'source' || n, now() + n * interval '1 minute'`),
  fill(
    'feed_items',
    'source, external_id, kind, url, title, published_at',
    `'source' || n, n, 'article', 'https://example.com/' || n, 'Item ' || n, now() - n * interval '1 minute'`,
  ),
  fill(
    'applications',
    'user_id, title, company, url, source, remind_on',
    `${uuid('a')}, 't', 'c', 'https://example.com', 's', current_date + 1 + (n % 1000)::int`,
  ),
  fill('notifications', 'user_id, actor_id, kind, key', `${uuid('a')}, ${uuid('a')}, 'connectionRequested', 'k' || n`),
  fill(
    'challenges',
    'id, position, content, status, opens_at, ends_at',
    `5000 + n, 5000 + n, '{}', case when n % 2000 = 0 then 'Open' else 'Closed' end, now() - interval '1 day',
      now() + interval '9 days'`,
  ),
  fill(
    'repositories',
    'id, name, name_key, next_read_at',
    `${uuid('f')}, 'owner/r' || n, 'owner/r' || n, now() + n * interval '1 minute'`,
  ),
  fill(
    'issues',
    'id, repository_id, number, title, opened_at, last_updated_at',
    `${uuid('9')}, ${uuid('f')}, 1, 'Issue', now(), now()`,
  ),
  fill('issue_claims', 'issue_id, user_id, active_at', `${uuid('9')}, ${uuid('a')}, now() - n * interval '5 seconds'`),
  fill('repository_searches', 'query, found_at', `'q' || n, now() - n * interval '3 seconds'`),
  fill(
    'pairing_requests',
    'requester_id, issue_id, minutes, time_zone, expires_at, status, acceptor_id, accepted_at, due_told_at',
    `${uuid('a')}, ${uuid('9')}, 60, 'UTC', now() + n * interval '1 minute',
      case when n % 3 = 0 then 'accepted' else 'requested' end,
      case when n % 3 = 0 then ${uuid('a', '1 + n % 20000')} end, case when n % 3 = 0 then now() end,
      case when n % 3 = 0 and n % 300 <> 0 then now() end`,
  ),
  fill('challenge_repositories', 'name, found', `'owner/name' || n, '"missing"'`),
  fill('challenge_entries', 'id, challenge_id, owner_id, team_code', `${uuid('e')}, 5000 + n, ${uuid('a')}, n`),
  fill(
    'challenge_participations',
    'challenge_id, user_id, license_version, licensed_at, started_at, entry_id',
    `5000 + n, ${uuid('a')}, '1', now(), now(), ${uuid('e')}`,
  ),
  fill('job_web_searches', 'query, day, listing_ids', `'q' || n, current_date - 2 + (n % 1000)::int, '{}'`),
  // as they are confirmed: those of one reading beside each other
  fill(
    'job_listings',
    'source, external_id, url, title, company, company_key, title_key, is_remote, confirmed_by, last_confirmed_at',
    `'source' || n, n, 'https://example.com/' || n, 'Engineer', 'Acme', 'acme', 'engineer' || n, true, 'source',
      now() - (20000 - n) * interval '1 minute'`,
  ),
]

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Plan Rows': number
  Plans?: Plan[]
}

let folder: string
let postgres: Postgres
let neon: Awaited<ReturnType<typeof startNeonFront>>
let client: pg.Client

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tubli-plans-'))
  postgres = await startMigratedPostgres(join(folder, 'data'))
  neon = await startNeonFront({ postgresUrl: postgres.url })
  client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  for (const statement of FILLED) await client.query(statement)
  await client.query(
    `update resources set next_check_at = now() + interval '1 day' where link not like '%example.com%'`,
  )
  await client.query('vacuum analyze')
}, 120_000)

afterAll(async () => {
  await client?.end()
  await neon?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Statement {
  query: string
  params: unknown[]
}

/** What a job sends to the database. */
async function statementsOf(run: (typeof JOBS)[number]['run']): Promise<Statement[]> {
  const sent: Statement[] = []
  const real = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const body = JSON.parse(String(init?.body))
    sent.push(...(body.queries ?? [body]))
    return real(input, init)
  })
  const at = { DATABASE_URL: postgres.url, NEON_HTTP_URL: neon.httpUrl }
  const settings: Partial<Env> = { ...at, MODEL_PROVIDER: 'builtin', GENERATION_LEASE_SECONDS: 60 }
  await run(createSystemContext(settings as Env, 'test')).finally(() => spy.mockRestore())
  return sent
}

/** What a statement reads from one end to the other. */
async function scannedBy({ query, params }: Statement): Promise<string[]> {
  const { rows } = await client.query(`explain (format json) ${query}`, params)
  const scanned: string[] = []
  const visit = (plan: Plan) => {
    const { 'Node Type': kind, 'Relation Name': table, 'Index Cond': condition, 'Plan Rows': count } = plan
    const isWhole = kind === 'Seq Scan' || (kind.startsWith('Index') && !condition && count > many / 10)
    if (table && isWhole) scanned.push(`${kind} of ${table}`)
    for (const next of plan.Plans ?? []) visit(next)
  }
  visit(rows[0]['QUERY PLAN'][0].Plan)
  return scanned
}

it.each(JOBS.map(({ name, run }) => [name, run] as const))('%s reads no table whole', async (_name, run) => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const statements = await statementsOf(run)
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) {
    expect([statement.query, await scannedBy(statement)]).toEqual([statement.query, []])
  }
})
