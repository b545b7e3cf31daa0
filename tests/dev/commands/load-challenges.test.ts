import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadChallenges, readChallenges } from '#dev/commands/load-challenges.ts'
import { startMigratedPostgres } from '#dev/postgres/migrated-postgres.ts'
import type { Postgres } from '#dev/postgres/postgres.ts'
import { root } from '#dev/run/project.ts'
import type { LinkRule } from '#shared/challenges/link-rules.ts'
import { mostPoints } from '#shared/challenges/rules.ts'

const challenges = readChallenges(join(root, 'drizzle', 'challenges'))
const byId = (id: number) => challenges.find((one) => one.id === id)

describe('the bounties that the product brings (3§3)', () => {
  it('R-CHAL-06: all thirteen, in the order of the list', () => {
    const ids = challenges.toSorted((one, other) => other.position - one.position).map(({ id }) => id)
    expect(ids).toEqual([606, 205, 605, 604, 603, 602, 601, 204, 203, 304, 303, 202, 101])
  })

  it('R-CHAL-21, R-CHAL-22, R-CHAL-23, R-CHAL-24, G-CHAL-08: each has its rule for what is handed in', () => {
    const rules = Object.groupBy(challenges, ({ linkRule }) => linkRule)
    const ids = (rule: LinkRule) => rules[rule]?.map(({ id }) => id).sort()
    expect(ids('githubRepoStrict')).toEqual([202, 203, 303])
    expect(ids('githubRepo')).toEqual([304, 601, 602, 603, 604, 605, 606])
    expect([204, 205, 101].map((id) => byId(id)?.linkRule)).toEqual(['any', 'urlLike', 'chatShare'])
  })

  it('R-CHAL-07, R-CHAL-12, R-CHAL-27: every one has a body, prizes and something to learn', () => {
    for (const challenge of challenges) {
      expect(challenge.body.length).toBeGreaterThan(3)
      expect(challenge.learnPrompt.length).toBeGreaterThan(20)
      expect([challenge.firstPrize, challenge.secondPrize, challenge.thirdPrize].join()).toMatch(
        /^(\$\d+ (gift card|cash),?){3}$/,
      )
      expect(challenge.resources.length).toBeGreaterThan(0)
      expect(mostPoints(challenge.rubric)).toBe(100)
      expect(challenge.aiRule).toContain('AI tools')
    }
  })

  it('R-CHAL-13, G-CHAL-11: the key of 101 is a placeholder', () => {
    expect(JSON.stringify(byId(101))).toContain('&key={key}')
  })

  it('R-CHAL-26: the hack is for teams, by name', () => {
    expect(byId(604)).toMatchObject({ teamSize: 4, detailsText: 'Name of your team' })
  })
})

describe('loading them', () => {
  let folder: string
  let postgres: Postgres
  let client: pg.Client

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tubli-challenges-'))
    postgres = await startMigratedPostgres(join(folder, 'data'))
    client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
  })
  afterAll(async () => {
    await client?.end()
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const rows = async () =>
    (
      await client.query(
        `select id, status, content ->> 'title' as title from challenges where id in (101, 205, 606) order by id`,
      )
    ).rows

  it('brings back what the files say, and leaves how one stands and what an administrator has edited', async () => {
    await client.query(`
      update challenges set content = content || '{"title": "Changed"}' where id in (101, 205);
      update challenges set edited_at = now() where id = 101;
      update challenges set status = 'Open' where id = 205;
      delete from challenges where id = 606`)
    for (const _ of [1, 2]) await loadChallenges(client, join(root, 'drizzle', 'challenges'))
    expect(await rows()).toEqual([
      { id: 101, status: 'Closed', title: 'Changed' },
      { id: 205, status: 'Open', title: byId(205)?.title },
      { id: 606, status: 'Closed', title: byId(606)?.title },
    ])
  })
})
