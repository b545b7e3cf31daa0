import { and, eq, sql } from 'drizzle-orm'
import { MIN_FILLING_MS, type Waitlist } from '#shared/waitlist/rules.ts'
import type { JoinOutput, JoinWaitlistInput } from '#shared/waitlist/schemas.ts'
import { WAITLIST_TEXTS } from '#shared/waitlist/texts.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { waitlistEntries } from '#worker/db/schema/index.ts'
import { excluded } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { findPlace } from './queries.ts'
import { signLink } from './sign-link.ts'

/**
 * Puts an address on a waitlist, once: who is on it keeps their place and their name, and the answer is the same however often
 * it is asked (G-WAIT-03, SEC-23). Its link lets nobody leave who does not know the name that the entry was made with. A program
 * that fills in what nobody sees is thanked and forgotten.
 * @throws DomainError invalid for a form that was sent sooner than anybody can fill it in
 */
export async function addEntry(
  { db, env }: Context,
  waitlist: Waitlist,
  { name, email: written, companyName, plan, reference, utm, trap, elapsedMs }: JoinWaitlistInput,
): Promise<JoinOutput> {
  if (trap) return {}
  if (elapsedMs !== undefined && elapsedMs < MIN_FILLING_MS) throw new DomainError('invalid', WAITLIST_TEXTS.tooFast)
  const email = written.toLowerCase()
  const told = { companyName: companyName ?? null, plan: plan ?? null }
  const { found } = await batch(db, {
    joined: db
      .insert(waitlistEntries)
      .values({ waitlist, name, email, ...told, reference: reference || env.DEFAULT_REFERENCE, utm: utm ?? {} })
      .onConflictDoUpdate({
        target: [waitlistEntries.waitlist, waitlistEntries.email],
        // what was not told before may be told now
        set: {
          companyName: sql`coalesce(${waitlistEntries.companyName}, ${excluded(waitlistEntries.companyName)})`,
          plan: sql`coalesce(${waitlistEntries.plan}, ${excluded(waitlistEntries.plan)})`,
          updatedAt: sql`now()`,
        },
      }),
    found: findPlace(db, and(eq(waitlistEntries.waitlist, waitlist), eq(waitlistEntries.email, email))),
  })
  const [entry] = found
  if (!entry) throw new Error('An entry was written and not found.')
  const mayLeave = entry.name.toLowerCase() === name.toLowerCase()
  return { place: entry.place, statusPath: await signLink(env, { id: entry.id, mayLeave }) }
}
