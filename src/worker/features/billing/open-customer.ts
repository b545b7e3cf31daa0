import { sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { createCustomer } from '#worker/integrations/stripe.ts'
import { isMissingCustomer } from '#worker/integrations/stripe-client.ts'

/** SEC-18: payments and subscriptions that somebody may begin in an hour; more than that is a thief who tries cards. */
const MOST_AN_HOUR = 10

/**
 * Begins a payment for the caller's customer at Stripe, who is made at the first one; two tabs at once get the same one.
 * A customer that was deleted there is replaced.
 * @throws DomainError not_found for a deleted account, too_many after ten payments in an hour
 */
export async function withCustomer<T>(ctx: UserContext, work: (customerId: string) => Promise<T>): Promise<T> {
  const person = await loadPerson(ctx)
  if (person.begun >= MOST_AN_HOUR) {
    throw new DomainError('too_many', 'You have begun many payments in the last hour. Please try again later.')
  }
  const customerId = person.customerId ?? (await openCustomer(ctx, person))
  try {
    return await work(customerId)
  } catch (failure) {
    if (!isMissingCustomer(failure)) throw failure
    return work(await openCustomer(ctx, { ...person, customerId }))
  }
}

type Person = { name: string; email: string | null; customerId: string | null; begun: number }

async function loadPerson(ctx: UserContext): Promise<Person> {
  const { rows } = await ctx.db.execute<Person>(sql`
    select u.name, u.email, c.customer_id as "customerId", (
        select count(*) from payments where user_id = u.id and created_at > now() - interval '1 hour'
      )::int + (
        select count(*) from subscriptions where user_id = u.id and created_at > now() - interval '1 hour'
      )::int as begun
    from users u left join billing_customers c on c.user_id = u.id
    where u.id = ${ctx.actor.userId}::uuid and u.deleted_at is null`)
  const person = rows[0]
  if (!person) throw new DomainError('not_found', 'This account does not exist any more.')
  return person
}

/** @param person whose `customerId`, if any, Stripe does not know any more */
async function openCustomer(ctx: UserContext, { name, email, customerId: formerId }: Person): Promise<string> {
  const { userId } = ctx.actor
  const customerId = await createCustomer(ctx.env, { userId, name, email, formerId })
  const { rows } = await ctx.db.execute<{ customer_id: string }>(sql`
    insert into billing_customers as c (user_id, customer_id)
    select id, ${customerId} from users where id = ${userId}::uuid
    -- two tabs one after the other: only one of the two unique keys can be asked about
    for no key update
    on conflict (user_id) do update set
      customer_id = case when c.customer_id = ${formerId} then excluded.customer_id else c.customer_id end
    returning customer_id`)
  return rows[0]?.customer_id ?? customerId
}
