import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { CreateAccountInput, SignInOutput } from '#shared/auth/schemas.ts'
import { sha256 } from '#worker/bearer.ts'
import { networkOf, type RequestContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { signUpTickets } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import type { ProviderAccount } from '#worker/features/users/ways/statements.ts'
import { openAccount } from './finish-sign-in.ts'

/**
 * Makes the account that a ticket stands for, with what its provider did not tell, and signs it in (C066, G-AUTH-14).
 * @throws DomainError signed_out for a ticket that is unknown or has ended, conflict for a used one and for an address that is
 *   somebody's already, without saying which (SEC-12), too_many where five were made from this network in an hour, invalid for an address that the provider has not verified
 */
export async function createAccount(ctx: RequestContext, input: CreateAccountInput): Promise<SignInOutput> {
  const ticketHash = await sha256(input.ticket)
  const isTicket = eq(signUpTickets.ticketHash, ticketHash)
  const [ticket] = await ctx.db
    .select()
    .from(signUpTickets)
    .where(and(isTicket, gt(signUpTickets.expiresAt, sql`now()`)))
  if (!ticket) throw new DomainError('signed_out', 'This sign-up has ended. Please start again.')
  const email = input.email ?? null
  if (email !== null && !ticket.emails.includes(email)) {
    throw new DomainError('invalid', 'Please choose an address that your provider has verified.')
  }
  const { provider, providerAccountId, username, scopes, accessTokenEncrypted, bio, avatarUrl } = ticket
  await takeTicket(ctx, ticketHash)
  const account = { provider, providerAccountId, username, scopes, accessTokenEncrypted, email } as ProviderAccount
  const { companyName, usageIntent } = input
  const session = await openAccount(ctx, account, avatarUrl, {
    inviteCode: ticket.inviteCode,
    introduction: { ...ticket.introduction, ...(companyName && { companyName }) },
    newcomer: { name: input.name, bio, avatarUrl, ...(usageIntent && { usageIntent }) },
  })
  if (!session) throw new DomainError('conflict', 'This sign-up could not be finished. Please sign in.')
  return { ...session, redirect: ticket.redirect }
}

const MOST_AN_HOUR = 5

/** Whoever comes at once with tickets of their own waits here, so that not one more gets through. @throws DomainError as above */
async function takeTicket({ db, env, clientAddress }: RequestContext, ticketHash: string): Promise<void> {
  const usedFrom = await sha256(`sign-up from ${networkOf(clientAddress)} ${env.SESSION_SECRET}`)
  const isTicket = eq(signUpTickets.ticketHash, ticketHash)
  const others = db
    .select({ count: sql`count(*)` })
    .from(signUpTickets)
    .where(and(eq(signUpTickets.usedFrom, usedFrom), gt(signUpTickets.usedAt, sql`now() - interval '1 hour'`)))
  const { taken, tickets } = await batch(db, {
    locked: db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up:${usedFrom}`}, 0))`),
    taken: db
      .update(signUpTickets)
      .set({ usedAt: sql`now()`, usedFrom, accessTokenEncrypted: null })
      .where(and(isTicket, isNull(signUpTickets.usedAt), sql`(${others}) < ${MOST_AN_HOUR}::int`))
      .returning({ ticketHash: signUpTickets.ticketHash }),
    tickets: db.select({ usedAt: signUpTickets.usedAt }).from(signUpTickets).where(isTicket),
  })
  if (taken.length > 0) return
  if (tickets[0]?.usedAt) throw new DomainError('conflict', 'This sign-up was finished already. Please sign in.')
  throw new DomainError('too_many', 'Several accounts were made from your network. Please finish this one in an hour.')
}
