import { and, eq, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { billingCustomers, users } from '#worker/db/schema/index.ts'
import { excluded } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'
import { createCustomer } from '#worker/integrations/stripe/stripe.ts'
import { isMissingCustomer } from '#worker/integrations/stripe/stripe-client.ts'

/** Who pays, at Stripe. */
export interface Customer {
  customerId: string
  /** As in the table. */
  failedPlans: number
}

/**
 * Begins a payment for the caller's customer at Stripe, who is made at the first one; two tabs at once get the same one.
 * A customer that was deleted there is replaced.
 * @throws DomainError not_found for a deleted account
 */
export async function withCustomer<T>(ctx: UserContext, work: (customer: Customer) => Promise<T>): Promise<T> {
  const person = await loadPerson(ctx)
  const { failedPlans } = person
  const customerId = person.customerId ?? (await openCustomer(ctx, person))
  try {
    return await work({ customerId, failedPlans })
  } catch (failure) {
    if (!isMissingCustomer(failure)) throw failure
    return work({ customerId: await openCustomer(ctx, { ...person, customerId }), failedPlans })
  }
}

type Person = Awaited<ReturnType<typeof loadPerson>>

async function loadPerson({ db, actor }: UserContext) {
  const [person] = await db
    .select({
      name: users.name,
      email: users.email,
      customerId: billingCustomers.customerId,
      failedPlans: sql<number>`coalesce(${billingCustomers.failedPlans}, 0)`,
    })
    .from(users)
    .leftJoin(billingCustomers, eq(billingCustomers.userId, users.id))
    .where(and(eq(users.id, actor.userId), isLiveAccount))
  if (!person) throw new DomainError('not_found', 'This account does not exist any more.')
  return person
}

/** @param person whose `customerId`, if any, Stripe does not know any more */
async function openCustomer({ db, env, actor }: UserContext, person: Person): Promise<string> {
  const { userId } = actor
  const { name, email, customerId: formerId } = person
  const customerId = await createCustomer(env, { userId, name, email, formerId })
  const isFormer = sql`${billingCustomers.customerId} = ${formerId}`
  const current = sql`case when ${isFormer} then ${excluded(billingCustomers.customerId)} else ${billingCustomers.customerId} end`
  const { stored } = await batch(db, {
    // two tabs one after the other: only one of the two unique keys can be asked about
    locked: db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update'),
    stored: db
      .insert(billingCustomers)
      .values({ userId, customerId })
      .onConflictDoUpdate({ target: billingCustomers.userId, set: { customerId: current } })
      .returning({ customerId: billingCustomers.customerId }),
  })
  return stored[0]?.customerId ?? customerId
}
