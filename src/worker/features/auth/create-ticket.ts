import { sql } from 'drizzle-orm'
import { TICKET_LIFETIME_SECONDS } from '#shared/auth/rules.ts'
import type { Introduction, SignUpOutput } from '#shared/auth/schemas.ts'
import { randomToken, sha256 } from '#worker/bearer.ts'
import type { Context } from '#worker/context.ts'
import { signUpTickets } from '#worker/db/schema/index.ts'
import type { Visited } from './finish-visit.ts'

/** Keeps a finished sign-in for whoever has to tell what the provider did not; the ticket is good once (SEC-12, G-AUTH-14). */
export async function createTicket(
  { db }: Context,
  { account, profile, visit }: Visited,
  brought: { inviteCode: string | null; introduction: Introduction },
): Promise<SignUpOutput> {
  const ticket = randomToken()
  const { email: _, ...known } = account
  const { bio, avatarUrl, emails, name } = profile
  await db.insert(signUpTickets).values({
    ...{ ...known, ...brought, bio, avatarUrl, emails, redirect: visit.redirect },
    ticketHash: await sha256(ticket),
    expiresAt: sql`now() + make_interval(secs => ${TICKET_LIFETIME_SECONDS}::int)`,
  })
  return { ticket, provider: account.provider, name, emails, redirect: visit.redirect }
}
