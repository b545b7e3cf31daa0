import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { Database } from '#worker/db/client.ts'
import { awardCertificate, newCertificateId } from '#worker/features/certificates/statements.ts'
import { topicsOfSection } from '#worker/features/roadmaps/author/topics-of-section.ts'
import type { Person } from './world/people.ts'
import { type SampleRoadmap, sampleRoadmaps } from './world/sample-roadmaps.ts'

export type SeedOptions = { databaseUrl: string; githubUrl: string; people: Person[] }

/**
 * Sample data worth looking at: the cast's accounts, linked to the emulated GitHub, and roadmaps of every age and state.
 * Whoever has an account already is left alone, so a second start changes nothing. People from DEV_PEOPLE stay unknown
 * to the database: they sign up when they first sign in.
 */
export async function seed({ databaseUrl, githubUrl, people }: SeedOptions): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const person of people.filter(({ kind }) => kind !== 'added')) {
      const accountId = await githubIdOf(githubUrl, person.login)
      await client.query('begin')
      const userId = await addPerson(client, person, accountId)
      for (const roadmap of userId ? sampleRoadmaps(person.login) : []) await addRoadmap(client, userId ?? '', roadmap)
      await client.query('commit')
    }
  } finally {
    await client.end()
  }
}

async function githubIdOf(githubUrl: string, login: string): Promise<string> {
  const response = await fetch(`${githubUrl}/users/${login}`)
  const account = (await response.json()) as { id: number }
  return String(account.id)
}

/** The new account's id, or null when this GitHub account has one already. */
async function addPerson(client: pg.Client, person: Person, accountId: string): Promise<string | null> {
  const known = await client.query('select from oauth_accounts where provider = $1 and provider_account_id = $2', [
    'github',
    accountId,
  ])
  if (known.rowCount) return null
  const { rows } = await client.query<{ id: string }>(
    `insert into users (name, email, bio, location, is_admin, is_dummy, created_at)
     values ($1, $2, $3, $4, $5, $6, now() - interval '400 days') returning id`,
    [person.name, person.email, person.bio, person.location, person.kind === 'admin', person.kind === 'dummy'],
  )
  const userId = rows[0]?.id ?? ''
  await client.query(
    `insert into oauth_accounts (user_id, provider, provider_account_id, username) values ($1, 'github', $2, $3)`,
    [userId, accountId, person.login],
  )
  await client.query('insert into credit_balances (user_id, balance) values ($1, 0)', [userId])
  await addToLedger(client, { userId, delta: 3, kind: 'grant', key: `grant:signup:${userId}` })
  return userId
}

type Entry = { userId: string; delta: number; kind: string; key: string; roadmapId?: string }

async function addToLedger(client: pg.Client, { userId, delta, kind, key, roadmapId }: Entry): Promise<void> {
  await client.query(
    `with b as (update credit_balances set balance = balance + $2 where user_id = $1 returning balance)
     insert into credit_ledger (user_id, delta, balance_after, kind, idempotency_key, roadmap_id)
     select $1, $2, balance, $3, $4, $5 from b`,
    [userId, delta, kind, key, roadmapId ?? null],
  )
}

/** One roadmap with the ledger rows that it would have left behind; a grant pays for it, so that the balance stays at three. */
async function addRoadmap(client: pg.Client, userId: string, roadmap: SampleRoadmap): Promise<void> {
  const isWritten = roadmap.phases.length > 0
  const { rows } = await client.query<{ id: string }>(
    `insert into roadmaps (user_id, learning_prompt, state, error_text, author, created_at, updated_at)
     values ($1, $2, $3, $4, $5, now() - make_interval(days => $6), now() - make_interval(days => $6)) returning id`,
    isWritten
      ? [userId, roadmap.prompt, 'success', null, 'builtin', roadmap.ageDays]
      : [userId, roadmap.prompt, 'failure', ROADMAP_TEXTS.generationFailed, null, roadmap.ageDays],
  )
  const roadmapId = rows[0]?.id ?? ''
  const end = isWritten ? { delta: 0, kind: 'settle' } : { delta: 1, kind: 'return' }
  if (isWritten) await addToLedger(client, { userId, delta: 1, kind: 'grant', key: `grant:sample:${roadmapId}` })
  await addToLedger(client, { userId, delta: -1, kind: 'reserve', key: `reserve:${roadmapId}`, roadmapId })
  await addToLedger(client, { userId, ...end, key: `${end.kind}:${roadmapId}`, roadmapId })
  for (const [index, phase] of roadmap.phases.entries()) {
    const inserted = await client.query<{ id: string }>(
      `insert into roadmap_phases (roadmap_id, position, title, overview, tags) values ($1, $2, $3, $4, $5) returning id`,
      [roadmapId, index + 1, phase.title, phase.overview, phase.tags],
    )
    for (const [number, section] of phase.sections.entries()) {
      await client.query(
        `insert into phase_sections (phase_id, section_number, title, description, aim, category, objectives, topics)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          inserted.rows[0]?.id,
          number + 1,
          section.title,
          section.description,
          section.aim,
          section.category,
          section.objectives,
          topicsOfSection(section, roadmap.prompt),
        ],
      )
    }
  }
  if (roadmap.isCompleted) await complete(client, roadmapId)
}

/** Every section completed a while ago, and the certificate that came with the last one. */
async function complete(client: pg.Client, roadmapId: string): Promise<void> {
  await client.query(
    `insert into section_progress (section_id, status, completed_at)
     select s.id, 'completed', now() - interval '300 days'
     from phase_sections s join roadmap_phases p on p.id = s.phase_id where p.roadmap_id = $1`,
    [roadmapId],
  )
  await client.query(
    `insert into phase_progress (phase_id, status, updated_at)
     select id, 'completed', now() - interval '300 days' from roadmap_phases where roadmap_id = $1`,
    [roadmapId],
  )
  // the worker's own statement; either driver executes it
  const db = drizzle(client) as unknown as Database
  await awardCertificate(db, sql`${roadmapId}::uuid`, newCertificateId())
}
