import { describe, expect, it } from 'vitest'
import { MOST_ENTRIES } from '#shared/profiles/entry-rules.ts'
import { callerFor, send, UNLIMITED } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'

const job = {
  ...{ kind: 'job' as const, organization: 'Doe and Daughters', title: 'Engineer' },
  ...{ startedIn: '2020-01', endedIn: null, description: 'Kept the mill running.', url: '' },
}

async function person() {
  const user = await createUser()
  const { api } = await callerFor(user.token, UNLIMITED)
  return { user, api, read: async () => (await api.profiles.get({ id: user.userId })).entries }
}

describe('what somebody worked at, learned and proved (G-PROF-03)', () => {
  it('is shown to everybody, what goes on first, then the latest', async () => {
    const { user, api } = await person()
    const school = {
      ...job,
      kind: 'education' as const,
      title: 'Mathematics',
      startedIn: '2012-09',
      endedIn: '2016-06',
    }
    await api.profiles.saveEntry(school)
    await api.profiles.saveEntry({ ...school, kind: 'certification', title: 'First aid', endedIn: '2018-01' })
    await api.profiles.saveEntry(job)
    const visitor = await callerFor()
    const { entries } = await visitor.api.profiles.get({ id: user.userId })
    expect(entries.map(({ title }) => title)).toEqual(['Engineer', 'First aid', 'Mathematics'])
    expect(entries[0]).toMatchObject(job)
    expect(await (await send(`/ft/profile/${user.userId}`)).json()).not.toHaveProperty('entries')
  })

  it('can be changed and taken away by its owner alone', async () => {
    const [one, other] = await Promise.all([person(), person()])
    const { id } = await one.api.profiles.saveEntry(job)
    expect(await one.api.profiles.saveEntry({ ...job, id, title: 'Lead' })).toEqual({ ...job, id, title: 'Lead' })
    await expect(other.api.profiles.saveEntry({ ...job, id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.api.profiles.removeEntry({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await one.read()).toEqual([{ ...job, id, title: 'Lead' }])
    await one.api.profiles.removeEntry({ id })
    expect(await one.read()).toEqual([])
    await expect(one.api.profiles.removeEntry({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    ['no name', { organization: ' ' }],
    ['a month that is none', { startedIn: '2020-13' }],
    ['an end before the beginning', { endedIn: '2019-12' }],
    ['an address that is not of the web', { url: 'javascript:alert(1)' }],
    ['a kind that there is not', { kind: 'hobby' as never }],
    ['a text without end', { description: 'a'.repeat(2001) }],
  ])('refuses %s', async (_, wrong) => {
    const { api, read } = await person()
    await expect(api.profiles.saveEntry({ ...job, ...wrong })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await read()).toEqual([])
  })

  it('has room for so many, also for those that come at once', async () => {
    const { api, read } = await person()
    const all = await Promise.allSettled(Array.from({ length: MOST_ENTRIES + 5 }, () => api.profiles.saveEntry(job)))
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused.map(({ message }) => message)).toEqual(
      Array.from({ length: 5 }, () => `A profile has room for ${MOST_ENTRIES} entries.`),
    )
    expect(await read()).toHaveLength(MOST_ENTRIES)
  })
})
