import { describe, expect, it } from 'vitest'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'

async function person() {
  const user = await createUser()
  const { api } = await callerFor(user.token)
  return { user, api, save: api.users.savePreferences }
}

describe('what somebody prefers (C059)', () => {
  it('R-PROF-02: languages that are set are all selected, whichever were before', async () => {
    const { api, save } = await person()
    expect(await api.auth.account()).toMatchObject({ languages: [], selectedLanguages: [] })
    await save({ languages: ['python', ' Go ', 'Go'] })
    await save({ selectedLanguages: ['Go'] })
    expect(await api.auth.account()).toMatchObject({ languages: ['Python', 'Go'], selectedLanguages: ['Go'] })
    expect(await save({ languages: ['Python', 'Rust'] })).toMatchObject({ selectedLanguages: ['Python', 'Rust'] })
    expect(await save({ languages: [] })).toMatchObject({ languages: [], selectedLanguages: [] })
  })

  it('R-PROF-01: of what is named at least one stays selected, and nothing else can be', async () => {
    const { api, save } = await person()
    await save({ languages: ['Go', 'Rust'] })
    await expect(save({ selectedLanguages: [] })).rejects.toThrow('At least one language stays selected.')
    await expect(save({ selectedLanguages: ['Java'] })).rejects.toThrow('Only languages that you name can be selected.')
    await expect(save({ languages: ['Zig'], selectedLanguages: ['Go'] })).rejects.toThrow('Only languages')
    expect(await api.auth.account()).toMatchObject({ languages: ['Go', 'Rust'], selectedLanguages: ['Go', 'Rust'] })
  })

  it('keeps what is left out', async () => {
    const { save } = await person()
    await save({ interestAreas: ['Data', 'AI'], usageIntent: 'jobs' })
    expect(await save({ skipsPlan: true })).toEqual({
      ...{ skipsPlan: true, languages: [], selectedLanguages: [] },
      ...{ interestAreas: ['Data', 'AI'], usageIntent: 'jobs' },
    })
  })

  it.each([
    ['a language without a name', { languages: [' '] }],
    ['more than there is room for', { languages: Array.from({ length: 31 }, (_, index) => `L${index}`) }],
    ['an interest that there is not', { interestAreas: ['Cooking'] }],
    ['nothing to be here for', { usageIntent: '' }],
  ])('refuses %s', async (_, body) => {
    const { user } = await person()
    const response = await send(`/ft/user/pref/${user.userId}`, { method: 'PUT', token: user.token, body })
    expect(response.status).toBe(400)
  })

  it('is one’s own alone, and answers as documented', async () => {
    const [one, other] = await Promise.all([person(), person()])
    const body = { languages: ['Go'] }
    const put = (id: string, token?: string) =>
      send(`/ft/user/pref/${id}`, { method: 'PUT', body, ...(token && { token }) })
    expect((await put(one.user.userId)).status).toBe(401)
    expect((await put(other.user.userId, one.user.token)).status).toBe(403)
    const saved = await put(one.user.userId, one.user.token)
    expect([saved.status, await saved.json()]).toEqual([200, { status: 'ok' }])
    expect(await (await send('/auth/user', { token: one.user.token })).json()).toMatchObject({ languages: ['Go'] })
  })
})

it('R-AUTH-26: what developers may call themselves is for everybody to read (C069)', async () => {
  const roles = await (await send('/developer/roles')).json()
  expect(roles).toContain('Backend')
})
