import { sql } from 'drizzle-orm'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { creditOfRoadmap } from '#tests/factories/credits.ts'
import { completedPhases } from '#tests/factories/progress.ts'
import { roadmapStatements } from '#tests/factories/roadmaps.ts'
import { run, type Statement } from '#tests/factories/store.ts'
import { userStatements } from '#tests/factories/users.ts'
import { type Database, openDatabase } from '#worker/db/client.ts'
import { awardCertificate } from '#worker/features/roadmaps/statements.ts'
import type { Person } from './world/people.ts'
import { seedBounties } from './world/sample-bounties.ts'
import { type SampleRoadmap, sampleRoadmaps } from './world/sample-roadmaps.ts'

export type SeedOptions = { databaseUrl: string; neonUrl: string; githubUrl: string; people: Person[] }

/**
 * Sample data worth looking at: the cast's accounts, linked to the emulated GitHub, and roadmaps of every age and state.
 * Whoever has an account already is left alone, so a second start changes nothing. People from DEV_PEOPLE stay unknown
 * to the database: they sign up when they first sign in.
 */
export async function seed({ databaseUrl, neonUrl, githubUrl, people }: SeedOptions): Promise<void> {
  const { db } = openDatabase({ DATABASE_URL: databaseUrl, NEON_HTTP_URL: neonUrl })
  for (const person of people.filter(({ kind }) => kind !== 'added')) {
    const accountId = await githubIdOf(githubUrl, person.login)
    if (await isKnown(db, accountId)) continue
    const userId = crypto.randomUUID()
    const samples = await sampleRoadmaps(db, person.login)
    const roadmaps = samples.flatMap((roadmap) => sampleStatements(db, userId, roadmap))
    // a person and what is theirs in one transaction: a start that is broken off leaves nobody half made
    await run(db, [...personStatements(db, { userId, person, accountId }), ...roadmaps])
  }
  const emailOf = (login: string) => people.find((person) => person.login === login)?.email ?? ''
  await seedBounties(db, { judge: emailOf('ada'), entrants: [emailOf('mari'), emailOf('jonas')] })
}

async function githubIdOf(githubUrl: string, login: string): Promise<string> {
  const response = await fetch(`${githubUrl}/users/${login}`)
  const account = (await response.json()) as { id: number }
  return String(account.id)
}

async function isKnown(db: Database, accountId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from oauth_accounts where provider = 'github' and provider_account_id = ${accountId}`,
  )
  return rows.length > 0
}

function personStatements(db: Database, as: { userId: string; person: Person; accountId: string }): Statement[] {
  const { name, email, bio, location, kind, login } = as.person
  const kinds = { isAdmin: kind === 'admin', isDummy: kind === 'dummy' }
  return userStatements(db, {
    user: { id: as.userId, name, email, bio, location, ...kinds, createdAt: daysAgo(400) },
    account: { id: as.accountId, username: login },
    credits: 3,
  })
}

/** One roadmap with the ledger's rows that it would have left behind; the balance stays as it was. */
function sampleStatements(
  db: Database,
  userId: string,
  { prompt, ageDays, phases, isCompleted }: SampleRoadmap,
): Statement[] {
  const isWritten = phases.length > 0
  const end = isWritten
    ? ({ state: 'success', author: 'builtin' } as const)
    : ({ state: 'failure', errorText: ROADMAP_TEXTS.generationFailed } as const)
  const id = crypto.randomUUID()
  const [createdAt, updatedAt] = [daysAgo(ageDays), daysAgo(ageDays)]
  return [
    ...roadmapStatements(db, { id, userId, prompt, ...end, createdAt, updatedAt }, phases),
    ...creditOfRoadmap(db, { userId, roadmapId: id }, isWritten),
    ...(isCompleted ? [...completedPhases(db, phases, daysAgo(300)), awardCertificate(db, { id, userId })] : []),
  ]
}

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()
