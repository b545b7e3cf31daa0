import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CERTIFICATE_TEXTS } from '#shared/certificates/texts.ts'
import { callerFor, envWith, send, systemContext } from '#tests/support/worker/app.ts'
import { newBrowser } from '#tests/support/worker/browser.ts'
import { createEverything, type Everything } from '#tests/support/worker/everything.ts'
import { accountOf, createUser, createWrittenRoadmap, database } from '#tests/support/worker/factories.ts'
import { hastenWaits } from '#tests/support/worker/hasten.ts'
import { standInForHosts } from '#tests/support/worker/hosts.ts'
import { loggedBy } from '#tests/support/worker/log.ts'
import { personTables } from '#tests/support/worker/person-tables.ts'
import { deliverAll, stripe } from '#tests/support/worker/stripe.ts'
import { formerUserId } from '#worker/db/former-ids.ts'
import { removeAccounts } from '#worker/features/auth/removal/jobs.ts'

/** Settings of a deployment to which Stripe does not answer. */
function withoutStripe() {
  standInForHosts({ 'stripe.test': () => new Response('', { status: 503 }) })
  return { STRIPE_API_URL: 'https://stripe.test' }
}

const remove = (token: string, login: string, env = {}) =>
  send('/trpc/auth.removeAccount', { token, body: { login }, env })

/** Every row of the database, of every table that can name a person, in which one of these words stands. */
async function rowsNaming(names: string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of [...personTables(), 'webhook_events', 'oauth_states', 'former_accounts', 'resources']) {
    const { rows } = await database().execute<{ row: string }>(sql`
      select t::text as row from ${sql.identifier(table)} t where t::text like any (${`{${names.map((name) => `"%${name}%"`).join(',')}}`})`)
    found.push(...rows.map(({ row }) => `${table}: ${row}`))
  }
  return found
}

const formerOf = ({ user }: Everything) => formerUserId(envWith().SESSION_SECRET, user.userId)

const countOf = async (table: string, userId: string) => {
  const { rows } = await database().execute<{ n: number }>(sql`
    select count(*)::int as n from ${sql.identifier(table)} where user_id = ${userId}::uuid`)
  return rows[0]?.n
}

describe('removing an account (SEC-30)', () => {
  it('asks for the login, in any case and with an @, and changes nothing without it', async () => {
    const user = await createUser()
    const { api } = await callerFor(user.token)
    expect(await api.auth.previewRemoval()).toEqual({
      ...{ login: user.username, roadmaps: 0, certificates: 0, credits: 3, isPro: false },
    })
    const refused = await remove(user.token, 'somebody-else')
    expect([refused.status, ((await refused.json()) as { error: { message: string } }).error.message]).toEqual([
      400,
      `Please type ${user.username} to confirm.`,
    ])
    expect((await send('/auth/user', { token: user.token })).status).toBe(200)
    expect((await remove(user.token, ` @${user.username.toUpperCase()} `)).status).toBe(200)
    expect((await send('/auth/user', { token: user.token })).status).toBe(401)
    expect((await send(`/ft/user/${user.userId}?avatar`)).status).toBe(404)
  })

  it('leaves nothing that names who had everything, but a hash in the ledgers, which add up as before', async () => {
    const person = await createEverything()
    const { user, names } = person
    const before = await accountOf(user.userId)
    expect((await rowsNaming(names)).length).toBeGreaterThan(25)
    expect((await remove(user.token, user.username)).status).toBe(200)
    expect(await rowsNaming(names)).toEqual([])
    const formerId = await formerOf(person)
    expect(await accountOf(formerId)).toEqual(before)
    expect(await countOf('payments', formerId)).toBe(2)
    expect(await countOf('subscriptions', formerId)).toBe(1)
    expect(await countOf('reputation_events', formerId)).toBe(1)
    expect(await countOf('credit_debts', formerId)).toBe(1)
    const { rows } = await database().execute(sql`
      select name, email, avatar_url, bio, location, deleted_at is not null as gone from users where id = ${formerId}::uuid`)
    expect(rows).toEqual([
      { name: 'Deleted account', email: null, avatar_url: null, bio: '', location: null, gone: true },
    ])
  })

  it('ends the plan at Stripe and deletes the customer, and what was begun can’t be paid', async () => {
    const { user, subscriptionId, intents } = await createEverything()
    const { customer } = await stripe().subscriptions.retrieve(subscriptionId)
    await remove(user.token, user.username)
    expect((await stripe().subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
    expect(await stripe().customers.retrieve(String(customer))).toMatchObject({ deleted: true })
    expect((await stripe().paymentIntents.retrieve(intents.open)).status).toBe('canceled')
    // what Stripe has to say of it all afterwards changes nothing
    await deliverAll(subscriptionId, intents.paid, intents.open)
    const { rows } = await database().execute(sql`select status from subscriptions where id = ${subscriptionId}`)
    expect(rows).toEqual([{ status: 'canceled' }])
  })

  it('a refund that comes later is noted, and the books still balance', async () => {
    const person = await createEverything()
    await remove(person.user.token, person.user.username)
    await stripe().refunds.create({ payment_intent: person.intents.paid })
    await deliverAll(person.intents.paid)
    const { rows } = await database().execute(sql`
      select status, credits_due from payments where intent_id = ${person.intents.paid}`)
    expect(rows).toEqual([{ status: 'refunded', credits_due: 0 }])
    const { balance, sum } = await accountOf(await formerOf(person))
    expect(balance).toBe(sum)
  })

  it('its certificates stand in the public list of withdrawn ones, and say nothing but why', async () => {
    const { user, certificateId, names } = await createEverything()
    await remove(user.token, user.username)
    const { api } = await callerFor()
    const certificate = await api.certificates.verify({ id: certificateId })
    expect(certificate).toMatchObject({
      ...{ id: certificateId, revokedReason: CERTIFICATE_TEXTS.accountRemoved, recipientName: '', credential: null },
    })
    expect(JSON.stringify(certificate)).not.toContain(names.at(-1))
    const list = await (await send('/ft/learning/certificate/revocations')).text()
    expect(list).toContain(certificateId)
    expect((await send(`/ft/learning/certificate/credential/${certificateId}`)).status).toBe(409)
  })

  it('what others copied from it stays theirs', async () => {
    const [owner, other] = await Promise.all([createUser(), createUser()])
    const { roadmapId } = await createWrittenRoadmap(owner, { isLinkShared: true })
    const { api } = await callerFor(other.token)
    const { id: copyId } = await api.roadmaps.clone({ id: roadmapId })
    await remove(owner.token, owner.username)
    const copy = await api.roadmaps.get({ id: copyId, ownerName: other.username })
    expect(copy.phases.length).toBeGreaterThan(0)
    await expect(api.roadmaps.get({ id: roadmapId, ownerName: owner.username })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('signing in to an account that goes, and after it', () => {
  const signIn = async (login: string) => {
    const { status, login: answer } = await newBrowser().signIn('github', login)
    return { ...answer, status }
  }

  it('is refused while it goes; then it is a new account, without the first credits again (G-LRN-01)', async () => {
    hastenWaits()
    const first = await signIn('barbara')
    // Stripe has a customer of theirs and does not answer: the account can't go yet
    await database().execute(sql`
      insert into billing_customers (user_id, customer_id) values (${first.userId}::uuid, ${`cus_${first.userId}`})`)
    await remove(first.jwt, 'barbara', withoutStripe())
    expect(await signIn('barbara')).toMatchObject({ status: 403 })
    await database().execute(sql`update account_removals set lease_until = now() where user_id = ${first.userId}::uuid`)
    await removeAccounts(systemContext())
    const again = await signIn('barbara')
    expect(again).toMatchObject({ status: 200 })
    expect(again.userId).not.toBe(first.userId)
    const account = await (await callerFor(again.jwt)).api.auth.account()
    expect([account.credits, account.name]).toEqual([0, expect.any(String)])
    expect((await accountOf(again.userId)).kinds).toEqual([])
  })
})

describe('a removal that is cut short', () => {
  const leaseOf = async (userId: string) => {
    const { rows } = await database().execute<{ attempts: number; minutes: number }>(sql`
      select attempts, round(extract(epoch from lease_until - now()) / 60)::int as minutes
      from account_removals where user_id = ${userId}::uuid`)
    return rows[0]
  }
  const makeDue = (userId: string) =>
    database().execute(sql`update account_removals set lease_until = now() where user_id = ${userId}::uuid`)

  it('is tried again a moment later, then by the job at its next run, by one alone', async () => {
    hastenWaits()
    const { user, names } = await createEverything()
    const { lines } = await loggedBy(() => remove(user.token, user.username, withoutStripe()))
    expect(lines.filter(({ event }) => event === 'removal_put_off')).toHaveLength(3)
    expect((await rowsNaming(names)).length).toBeGreaterThan(25)
    expect(await leaseOf(user.userId)).toEqual({ attempts: 1, minutes: 0 })
    await Promise.all([1, 2, 3].map(() => removeAccounts(systemContext())))
    expect(await rowsNaming(names)).toEqual([])
  })

  it('goes through by itself where Stripe is back a moment later', async () => {
    hastenWaits()
    const { user, names } = await createEverything()
    let refusals = 0
    const real = envWith().STRIPE_API_URL ?? ''
    standInForHosts({
      'stripe.test': (asked, init) => {
        refusals += 1
        return refusals <= 3
          ? new Response('', { status: 503 })
          : fetch(asked.href.replace(/^https:..stripe.test/, real), init)
      },
    })
    expect((await remove(user.token, user.username, { STRIPE_API_URL: 'https://stripe.test' })).status).toBe(200)
    expect(refusals).toBeGreaterThan(3)
    expect(await rowsNaming(names)).toEqual([])
  })

  it('waits longer after each run of the job that failed, half a day at most', async () => {
    hastenWaits()
    const { user } = await createEverything()
    const env = withoutStripe()
    await remove(user.token, user.username, env)
    const minutes: (number | undefined)[] = []
    for (let run = 0; run < 8; run += 1) {
      await makeDue(user.userId)
      await removeAccounts(systemContext(env))
      minutes.push((await leaseOf(user.userId))?.minutes)
    }
    expect(minutes).toEqual([15, 45, 105, 225, 465, 720, 720, 720])
    await makeDue(user.userId)
    await removeAccounts(systemContext())
    expect(await leaseOf(user.userId)).toBeUndefined()
  })

  it('takes a sign-up with it that was begun with one of its addresses or accounts, and nobody else’s', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const address = `${user.userId}@tubli.test`
    await database().execute(sql`update oauth_accounts set email = ${address} where user_id = ${user.userId}::uuid`)
    const begin = (name: string, account: string, email: string) =>
      database().execute(sql`
        insert into sign_up_tickets (ticket_hash, provider, provider_account_id, username, scopes, bio, emails, expires_at)
        values (${name}, 'google', ${account}, ${name}, '{}', '', array[${email}], now() + interval '30 minutes')`)
    const names = ['address', 'other'].map((what) => `${what}-${user.userId}`)
    await begin(names[0] ?? '', 'g1', address)
    await begin(names[1] ?? '', 'g2', `${other.userId}@tubli.test`)
    await remove(user.token, user.username)
    const { rows } = await database().execute(sql`
      select ticket_hash as name from sign_up_tickets where ticket_hash like ${`%${user.userId}`}`)
    expect(rows).toEqual([{ name: names[1] }])
  })
})
