import { sql } from 'drizzle-orm'
import { parseAtomFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import { callerFor, send, systemContext } from '#tests/support/worker/app.ts'
import { createIssues, createProject, createUser, database } from '#tests/support/worker/factories.ts'
import { refreshFeeds } from '#worker/features/feed/jobs.ts'

const read = async (address: string) => {
  const response = await send(new URL(address).pathname)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

describe('a private address', () => {
  it('of notifications tells what happened as Atom, to whoever has it, until it is ended', async () => {
    const [user, other] = await Promise.all([createUser({ name: 'Ana <b>Asks</b> ]]>' }), createUser()])
    const { api } = await callerFor(other.token)
    const { api: asker } = await callerFor(user.token)
    await asker.connections.request({ userId: other.userId })
    const { address } = await api.users.createAddress({ kind: 'notifications' })
    const { status, type, text } = await read(address)
    expect([status, type]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    expect(parseAtomFeed(text).entries?.[0]?.title?.value).toBe('Ana <b>Asks</b> ]]> wants to connect with you.')
    expect(text).not.toContain(new URL(address).pathname)
    expect((await api.users.addresses()).addresses).toMatchObject([{ kind: 'notifications' }])
    await api.users.removeAddress({ kind: 'notifications' })
    expect([(await read(address)).status, (await api.users.addresses()).addresses]).toEqual([404, []])
  })

  it('of the feed has what is ranked for its owner, with the sources’ own addresses', async () => {
    await refreshFeeds(systemContext())
    const { token } = await createUser()
    const { api } = await callerFor(token)
    const { address } = await api.users.createAddress({ kind: 'feed' })
    const [first] = (await api.feed.personal({ hidesRead: true })).items
    const { text } = await read(address)
    expect(text).toContain(first?.url.replaceAll('&', '&amp;'))
    // the address of another kind reads nothing
    expect((await read(address.replace('/feed/', '/notifications/'))).status).toBe(404)
  })

  it('of the feed begins with the day’s free issue of what its owner follows', async () => {
    const { token } = await createUser()
    const { api } = await callerFor(token)
    const { projectId, name } = await createProject()
    const [issueId = ''] = await createIssues(projectId, [{ title: 'The whistle & the bell' }])
    const { address } = await api.users.createAddress({ kind: 'feed' })
    expect((await read(address)).text).not.toContain(issueId)
    await api.projects.follow({ projectId, isFollowed: true })
    const [entry] = parseAtomFeed((await read(address)).text).entries ?? []
    expect(entry?.title?.value).toBe(`Free today: The whistle & the bell (${name}#1)`)
    expect(entry?.links?.[0]?.href).toMatch(new RegExp(`/project/${projectId}/${issueId}$`))
  })

  it('a new one ends the one before; its secret is stored as a hash; it ends with its account', async () => {
    const { userId, token } = await createUser()
    const { api } = await callerFor(token)
    const { address: first } = await api.users.createAddress({ kind: 'feed' })
    const { address } = await api.users.createAddress({ kind: 'feed' })
    expect([(await read(first)).status, (await read(address)).status]).toEqual([404, 200])
    const { rows } = await database().execute(
      sql`select t::text as row from private_addresses t where user_id = ${userId}::uuid`,
    )
    const secret = address.split('/').at(-1)?.replace('.atom', '') ?? ''
    expect([rows.length, JSON.stringify(rows).includes(secret)]).toEqual([1, false])
    await database().execute(sql`update users set deleted_at = now() where id = ${userId}::uuid`)
    expect((await read(address)).status).toBe(404)
    expect((await read(address.replace(secret, 'x'.repeat(300)))).status).toBe(404)
  })
})
