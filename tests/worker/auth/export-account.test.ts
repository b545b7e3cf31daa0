import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { callerFor } from '#tests/support/worker/app.ts'
import { createEverything } from '#tests/support/worker/everything.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { personTables } from '#tests/support/worker/person-tables.ts'

/** Tables that name or reach a person and are in nobody's export, each with its reason. */
const EXEMPT: Record<string, string> = { oauth_states: 'a visit to a provider that ends within ten minutes' }

const exportOf = async (token: string) => {
  const { api, ctx } = await callerFor(token)
  return { ...(await api.auth.exportAccount()), ctx }
}

describe('a person’s export', () => {
  it('has every table of the schema that refers to a person, but those with a reason', async () => {
    const { parts } = await exportOf((await createUser()).token)
    expect(parts.map(({ name }) => name).sort()).toEqual(personTables().filter((name) => !(name in EXEMPT)))
    expect(Object.keys(EXEMPT).filter((name) => !personTables().includes(name))).toEqual([])
  })

  it('has rows in every part of who has everything, with their own words, and no secret', async () => {
    const { user, names } = await createEverything()
    await database().execute(sql`
      update oauth_accounts set access_token_encrypted = 'v1.sealed.token' where user_id = ${user.userId}::uuid`)
    const { parts } = await exportOf(user.token)
    const empty = parts.filter(({ rows }) => rows.length === 0).map(({ name }) => name)
    // it is there only while the account goes
    expect(empty).toEqual(['account_removals'])
    const text = JSON.stringify(parts)
    for (const name of names.filter((one) => one !== user.tokenHash)) expect(text).toContain(name)
    expect(text).not.toContain(user.tokenHash)
    expect(text).not.toContain('v1.sealed.token')
    // answers to questions that they have not answered
    expect(text).not.toContain('Only the next render sees the new value.')
  })

  it('has nothing of anybody else, and names no column that holds a secret', async () => {
    const [{ user }, stranger] = await Promise.all([createEverything(), createUser({ name: 'Somebody Else' })])
    const { parts } = await exportOf(stranger.token)
    expect(JSON.stringify(parts)).not.toContain(user.userId)
    const columns = (await exportOf(user.token)).parts.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row)))
    expect([...new Set(columns)].filter((name) => /hash|encrypted|secret|token/i.test(name))).toEqual([])
  })

  it('takes one round trip behind that of the session', async () => {
    const { ctx } = await exportOf((await createUser()).token)
    // the session and the limit of the hour, then everything
    expect(ctx.sequentialRoundTrips()).toBe(2)
  })
})
