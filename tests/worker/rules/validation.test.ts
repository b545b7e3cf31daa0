import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { PROMPT_MAX_LENGTH } from '#shared/roadmaps/texts.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { send, UNLIMITED } from '#tests/support/worker/app.ts'
import { accountOf, createStoredRoadmap, createUser, database } from '#tests/support/worker/factories.ts'

/** Every call that takes a prompt. */
const PROMPT_PATHS = ['/gpt/pathway/learning/background/roadmap', '/gpt/pathway/learning/streaming/roadmap']

const promptAt = async (user: TestUser, path: string, body: object) => {
  // how many a minute may be made is not asked here
  const response = await send(path, { token: user.token, body, env: UNLIMITED })
  return [response.status, response.ok ? '' : ((await response.json()) as { error: string }).error] as const
}

const expectUntouched = async (user: TestUser) => {
  expect(await accountOf(user.userId)).toMatchObject({ balance: 3, kinds: ['grant'] })
  const { rows } = await database().execute(sql`select from roadmaps where user_id = ${user.userId}::uuid`)
  expect(rows).toEqual([])
}

it('2§5: Roadmap search: at least 3 characters, otherwise Search query should be more than two characters long!', async () => {
  const user = await createUser()
  for (const path of PROMPT_PATHS) {
    for (const objective of ['Go', ' Go ', 'a', '🎉', '\n ab\t']) {
      expect(await promptAt(user, path, { objective })).toEqual([
        400,
        'Search query should be more than two characters long!',
      ])
    }
  }
  await expectUntouched(user)
  for (const path of PROMPT_PATHS) expect((await promptAt(user, path, { objective: ' SQL ' }))[0]).toBe(200)
})

it('2§5: Max 1024.', async () => {
  const user = await createUser()
  const text = `Learn Python ${'with more about lists '.repeat(60)}`
  const [most, tooLong] = [`${text.slice(0, PROMPT_MAX_LENGTH - 1)}x`, `${text.slice(0, PROMPT_MAX_LENGTH)}x`]
  expect([most.length, tooLong.length]).toEqual([1024, 1025])
  for (const path of PROMPT_PATHS) {
    expect(await promptAt(user, path, { objective: tooLong })).toEqual([
      400,
      'Search query can have at most 1024 characters.',
    ])
  }
  await expectUntouched(user)
  for (const path of PROMPT_PATHS) expect((await promptAt(user, path, { objective: most }))[0]).toBe(200)
})

it('2§5: An empty learning objective gives Learning objective not found.', async () => {
  const user = await createUser()
  for (const path of PROMPT_PATHS) {
    for (const body of [{ objective: '' }, { objective: ' \n ' }, {}, { objective: null }]) {
      expect(await promptAt(user, path, body)).toEqual([400, 'Learning objective not found'])
    }
  }
  await expectUntouched(user)
})

describe('2§5: Roadmap id must exist before a roadmap can be opened or deleted.', () => {
  const calls = {
    opened: (id: string, { token }: TestUser) =>
      send(`/ft/learning/update/roadmap/${id}/opened`, { method: 'PUT', token }),
    deleted: (id: string, { token }: TestUser) =>
      send(`/ft/learning/roadmap/remove/${id}`, { method: 'DELETE', token }),
  }
  for (const [what, call] of Object.entries(calls)) {
    it(what, async () => {
      const user = await createUser()
      const gone = await createStoredRoadmap(user, { deletedAt: new Date().toISOString() })
      for (const id of ['noIdYet', 'undefined', crypto.randomUUID(), gone]) {
        const response = await call(id, user)
        expect([id, response.status]).toEqual([id, 404])
        expect(((await response.json()) as { error: string }).error).toMatch(/^This roadmap does not exist/)
      }
      // without an id there is nothing to call
      expect((await call('', user)).status).toBe(404)
      expect((await call(await createStoredRoadmap(user), user)).status).toBe(200)
      expect((await accountOf(user.userId)).balance).toBe(3)
    })
  }
})

describe('2§5: Roadmap ids of courses have special characters percent-encoded', () => {
  const SPECIAL = '“quote” "double" \'single\' (round) [square] |pipe|'
  /** Also what `encodeURIComponent` leaves as it is. */
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

  it('a path with %28 and the others names what stands behind them', async () => {
    const user = await createUser()
    const id = await createStoredRoadmap(user)
    await database().execute(sql`
      update oauth_accounts set username = username || ${SPECIAL} where user_id = ${user.userId}::uuid`)
    const encoded = encode(`${user.username}${SPECIAL}`)
    expect(encoded).toMatch(/%E2%80%9C.*%22.*%27.*%28.*%29.*%5B.*%5D.*%7C/)
    const found = await send(`/ft/learning/roadmap/get/${id}/${encoded}`, { token: user.token })
    expect([found.status, await found.json()]).toMatchObject([200, { roadmapId: id, userId: user.userId }])
    const dashes = encode(id).replaceAll('-', '%2D')
    expect((await send(`/ft/learning/roadmap/get/${dashes}/${encoded}`, { token: user.token })).status).toBe(200)
  })

  it('a course that nobody has is a 404 with a sentence, whatever its name', async () => {
    const { token } = await createUser()
    for (const pathwayType of ['course', 'phaseStatus']) {
      const answer = await send(`/ft/pathway/progress/${encode(SPECIAL)}`, { token, body: { pathwayType } })
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/^This .* does not exist\.$/) })
    }
    const opened = await send(`/ft/learning/update/roadmap/course%28v1%3A%5Ba%5D%7Cb%29/opened`, {
      token,
      method: 'PUT',
    })
    expect(opened.status).toBe(404)
  })
})
