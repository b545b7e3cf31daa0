import { describe, expect, it } from 'vitest'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { findListedPeople } from '#worker/features/profiles/publish-head.ts'

/** Somebody with something in every section. */
async function createPerson() {
  const user = await createUser()
  const { api } = await callerFor(user.token)
  await api.profiles.save({
    ...{ name: 'Jane Doe', shortBio: '', storySummary: 'Once upon a time.', roles: ['Backend'], location: 'Tartu' },
    sources: { blog: 'https://jane.example' },
  })
  await api.profiles.saveEntry({
    ...{ kind: 'job', organization: 'Doe and Daughters', title: 'Engineer', startedIn: '2020-01', endedIn: null },
  })
  return { user, api }
}

describe('what others see of a profile', () => {
  it('C015, C016: all of it at first; a section that is kept is as if it were not there, but for its owner', async () => {
    const [{ user, api }, other] = await Promise.all([createPerson(), createUser()])
    const read = await send(`/ft/profile/edit/config/${user.userId}`, { token: user.token })
    const { config } = (await read.json()) as { config: { isPublic: boolean; sections: Record<string, boolean> } }
    expect(config.isPublic).toBe(true)
    expect(new Set(Object.values(config.sections))).toEqual(new Set([true]))
    const kept = { about: false, location: false, jobs: false, places: false }
    const saved = await send(`/ft/profile/save/config/${user.userId}`, {
      ...{ method: 'PUT', token: user.token, body: { config: { sections: { ...config.sections, ...kept } } } },
    })
    expect(await saved.json()).toEqual({ status: 'ok' })
    const nothing = { storySummary: '', location: null, entries: [], sources: {}, githubUsername: null, own: null }
    const { api: others } = await callerFor(other.token)
    expect(await others.profiles.get({ id: user.userId })).toMatchObject({ ...nothing, roles: ['Backend'] })
    const own = await api.profiles.get({ id: user.userId })
    expect(own).toMatchObject({ storySummary: 'Once upon a time.', location: 'Tartu', entries: [{ kind: 'job' }] })
    expect(own.own?.hiddenSections).toEqual(['about', 'location', 'jobs', 'places'])
    const page = await (await send(`/profile/${user.userId}`)).text()
    expect(page).not.toMatch(/Once upon|Tartu|jane\.example/)
  })

  it('its owner may look at it as somebody who is not signed in', async () => {
    const { user, api } = await createPerson()
    await api.profiles.saveConfig({ hiddenSections: ['jobs'] })
    const asVisitor = { id: user.userId, asVisitor: true }
    const seen = await api.profiles.get(asVisitor)
    expect(seen).toMatchObject({ own: null, entries: [], storySummary: 'Once upon a time.' })
    await api.profiles.saveConfig({ isPublic: false })
    await expect(api.profiles.get(asVisitor)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await api.profiles.get({ id: user.userId })).own).toMatchObject({ isPublic: false })
  })

  it('search engines are not told of who keeps all that they say', async () => {
    const { user, api } = await createPerson()
    const isListed = async () => (await findListedPeople(database(), {})).some(({ id }) => id === user.userId)
    expect(await isListed()).toBe(true)
    await api.profiles.saveConfig({ hiddenSections: ['about'] })
    expect(await isListed()).toBe(false)
  })

  it('SEC-04: nobody reads or saves another’s, nor what is no section', async () => {
    const [{ user }, other] = await Promise.all([createPerson(), createUser()])
    const config = (token: string, body: object) =>
      send(`/ft/profile/save/config/${user.userId}`, { method: 'PUT', token, body })
    const statuses = [
      (await send(`/ft/profile/edit/config/${user.userId}`, { token: other.token })).status,
      (await config(other.token, { config: { isPublic: false } })).status,
      (await config(user.token, { config: { sections: { jobs: 'no' } } })).status,
      (await config(user.token, {})).status,
    ]
    expect(statuses).toEqual([403, 403, 400, 400])
  })
})

describe('somebody in one text (C001, D020)', () => {
  it('says what they say of themselves, to them alone', async () => {
    const [{ user, api }, other] = await Promise.all([createPerson(), createUser()])
    await api.users.savePreferences({ languages: ['Go', 'Rust'], interestAreas: ['Databases'] })
    const read = (token: string) => send(`/ft/profile/prompt/${user.userId}`, { token })
    expect(await (await read(user.token)).json()).toEqual({
      prompt:
        'Jane Doe, Backend, in Tartu. Works as Engineer at Doe and Daughters. Writes Go, Rust. Is interested in Databases. Once upon a time.',
    })
    expect((await read(other.token)).status).toBe(403)
    const { api: others } = await callerFor(other.token)
    expect((await others.profiles.prompt()).prompt).toBe(`${(await others.auth.account()).name}.`)
  })
})
