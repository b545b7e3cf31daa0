import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadProjects, readProjects } from '#dev/commands/load-projects.ts'
import { startMigratedPostgres } from '#dev/postgres/migrated-postgres.ts'
import type { Postgres } from '#dev/postgres/postgres.ts'
import { root } from '#dev/run/project.ts'
import { PROJECT_CATEGORIES } from '#shared/projects/rules.ts'

const folder = join(root, 'drizzle', 'projects')

describe('our list of repositories', () => {
  const projects = readProjects(folder)
  it('R-OSS-08: a hundred and fifty or more, ten or more of each category', () => {
    expect(projects.length).toBeGreaterThanOrEqual(150)
    for (const category of PROJECT_CATEGORIES) {
      const own = projects.filter(({ categories }) => categories.includes(category))
      expect([category, own.length >= 10]).toEqual([category, true])
    }
  })
  it('each says in a sentence of its own what it is', () => {
    expect(new Set(projects.map(({ about }) => about)).size).toBe(projects.length)
    expect(projects.filter(({ about }) => !about.endsWith('.')).map(({ name }) => name)).toEqual([])
  })
})

describe('loading it', () => {
  let own: string
  let postgres: Postgres
  let client: pg.Client
  const rowOf = async (name: string) =>
    (await client.query('select * from repositories where name_key = $1', [name])).rows[0]
  const write = async (text: string) => {
    await mkdir(join(own, 'list'), { recursive: true })
    await writeFile(join(own, 'list', 'rust.yaml'), text)
  }
  const entry = (name: string, about: string) =>
    `  - { name: ${name}, about: "${about}", languages: [Rust], topics: [], thousandStars: 1 }\n`

  beforeAll(async () => {
    own = await mkdtemp(join(tmpdir(), 'tubli-projects-'))
    postgres = await startMigratedPostgres(join(own, 'data'))
    client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
  }, 120_000)
  afterAll(async () => {
    await client?.end()
    await postgres?.stop()
    await rm(own, { recursive: true, force: true })
  })

  it('twice changes nothing; a changed sentence comes in until GitHub has told, whose words stay then', async () => {
    await write(`category: rust\nprojects:\n${entry('Someone/One', 'Says one thing.')}`)
    await loadProjects(client, join(own, 'list'))
    const before = await rowOf('someone/one')
    expect(before).toMatchObject({ is_listed: true, tags: ['rust'], keywords: 'rust', stars: 1000 })
    await loadProjects(client, join(own, 'list'))
    expect(await rowOf('someone/one')).toEqual(before)
    await write(`category: rust\nprojects:\n${entry('Someone/One', 'Says another thing.')}`)
    await loadProjects(client, join(own, 'list'))
    expect(await rowOf('someone/one')).toMatchObject({ id: before.id, description: 'Says another thing.' })
    await client.query(
      `update repositories set fetched_at = now(), description = 'GitHub says.', stars = 7 where id = $1`,
      [before.id],
    )
    await write(
      `category: rust\nprojects:\n${entry('someone/one', 'Says a third thing.').replace('thousandStars', 'isBeginner: true, thousandStars')}`,
    )
    await loadProjects(client, join(own, 'list'))
    expect(await rowOf('someone/one')).toMatchObject({ description: 'GitHub says.', stars: 7, is_beginner: true })
    // what is no longer on the list stays, unlisted
    await write(`category: rust\nprojects:\n${entry('someone/two', 'Says two things.')}`)
    await loadProjects(client, join(own, 'list'))
    expect(await rowOf('someone/one')).toMatchObject({ is_listed: false, is_beginner: false })
  })

  it('names file and line of what is wrong', async () => {
    await write(
      `category: rust\nprojects:\n${entry('someone/one', 'Says one thing.')}${entry('Someone/One', 'Says it again.')}`,
    )
    expect(() => readProjects(join(own, 'list'))).toThrow('rust.yaml:4: Someone/One stands at rust.yaml:3 already.')
    await write(`category: rust\nprojects:\n${entry('no-owner', 'Says one thing.')}`)
    expect(() => readProjects(join(own, 'list'))).toThrow('rust.yaml:3: projects.0.name: Expected owner/name.')
  })
})
