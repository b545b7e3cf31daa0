import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startGithub } from '#dev/stand-ins/github/start-github.ts'
import { startGoogle } from '#dev/stand-ins/google/start-google.ts'
import { people, readAddedPeople, rememberPeople } from '#dev/world/people.ts'

describe('DEV_PEOPLE', () => {
  it('adds people whose names come from their logins', () => {
    const added = readAddedPeople(' jane-doe, Bob ,,ada,bob')
    expect(added.map(({ login, name }) => [login, name])).toEqual([
      ['jane-doe', 'Jane Doe'],
      ['bob', 'Bob'],
    ])
  })

  it.each(['-jane', 'jane--doe', 'ja ne', 'a'.repeat(40), 'käthe'])('refuses the login %s', (login) => {
    expect(() => readAddedPeople(login)).toThrow('not a login that GitHub would allow')
  })

  it('keeps everyone in their place from one start to the next', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tubli-people-'))
    const file = join(folder, 'people.json')
    const loginsAfter = async (list: string): Promise<string[]> =>
      (await rememberPeople(file, readAddedPeople(list))).slice(people.length).map(({ login }) => login)
    expect(await loginsAfter('zoe,kim')).toEqual(['zoe', 'kim'])
    expect(await loginsAfter('bo,kim')).toEqual(['zoe', 'kim', 'bo'])
    expect(await loginsAfter('')).toEqual(['zoe', 'kim', 'bo'])
    await rm(folder, { recursive: true })
  })
})

describe('the emulated providers', () => {
  it('know a person by the same id after a restart', async () => {
    expect(await githubId()).toBe(await githubId())
    expect(await googleId()).toBe(await googleId())
  })
})

async function githubId(): Promise<number> {
  const github = await startGithub({ people })
  const user = (await (await fetch(`${github.url}/users/mari`)).json()) as { id: number }
  await github.close()
  return user.id
}

/** Signs mari in as a browser would and returns the `sub` of her id token. */
async function googleId(): Promise<string> {
  const google = await startGoogle({ people })
  const redirect = 'http://localhost:1/callback'
  const form = new URLSearchParams({
    email: 'mari@tubli.test',
    redirect_uri: redirect,
    scope: 'openid',
    client_id: 'x',
  })
  const init = { method: 'POST', body: form, redirect: 'manual' } as const
  const callback = await fetch(`${google.url}/o/oauth2/v2/auth/callback`, init)
  const code = new URL(callback.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const grant = { grant_type: 'authorization_code', code, client_id: 'x', client_secret: 'y', redirect_uri: redirect }
  const response = await fetch(`${google.url}/oauth2/token`, { method: 'POST', body: new URLSearchParams(grant) })
  const { id_token } = (await response.json()) as { id_token: string }
  await google.close()
  const claims = JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }
  return claims.sub
}
