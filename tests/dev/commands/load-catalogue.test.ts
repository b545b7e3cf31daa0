import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadCatalogue } from '#dev/commands/load-catalogue.ts'
import { migrate } from '#dev/commands/migrate.ts'
import { ownPostgres } from '#tests/support/own-postgres.ts'

const header = 'link\ttitle\tby\tkind\ttopics\tsections\tlevel\tlanguage\tyear\tabout'
const line = (name: string, rest = '') =>
  `https://example.org/${name}\tAbout ${name}\tExample\tdocs\treact,vue\treact/state,vue/props\tbeginner\ten\t2024\tTeaches ${name}.${rest}`

const own = ownPostgres()

beforeEach(() => own.client.query('delete from pathway_resources; delete from resources'))

async function load(...lines: string[]): Promise<void> {
  const catalogue = join(own.folder, 'catalogue')
  await mkdir(catalogue, { recursive: true })
  await writeFile(join(catalogue, 'react.tsv'), `${[header, ...lines].join('\n')}\n`)
  await loadCatalogue(own.client, catalogue)
}

const stored = async (name: string) =>
  (await own.client.query('select * from resources where link = $1', [`https://example.org/${name}`])).rows[0]

it('migrating loads the whole catalogue, and again changes nothing', async () => {
  await migrate(own.postgres.url)
  const state = async () =>
    (
      await own.client.query(
        `select count(*)::int, min(updated_at), max(updated_at) from resources where not is_retired`,
      )
    ).rows[0]
  const first = await state()
  expect(first.count).toBeGreaterThan(500)
  await migrate(own.postgres.url)
  expect(await state()).toEqual(first)
})

describe('loading the catalogue', () => {
  it('stores what a line says; the citations are its popularity', async () => {
    await load(line('a', '\t17'), line('b').replace('2024', 'current'))
    expect(await stored('a')).toMatchObject({
      ...{
        title: 'About a',
        author: 'Example',
        kind: 'docs',
        topics: ['react', 'vue'],
        sections: ['react/state', 'vue/props'],
        level: 'beginner',
        language: 'en',
      },
      ...{ published_year: 2024, is_maintained: false, summary: 'Teaches a.', source: 'catalogue', popularity: 17 },
      ...{ link_state: 'unknown', is_retired: false },
    })
    expect(await stored('b')).toMatchObject({ published_year: null, is_maintained: true, popularity: 0 })
  })

  it('changes what changed, keeping its id and what is known of its link', async () => {
    await load(line('a'))
    const { id } = await stored('a')
    await own.client.query(`update resources set link_state = 'live', checked_at = now()`)
    await load(line('a').replace('About a', 'All about a'))
    expect(await stored('a')).toMatchObject({ id, title: 'All about a', link_state: 'live' })
  })

  it('retires what vanished and never deletes it; it can come back', async () => {
    await load(line('a'), line('b'))
    await load(line('a'))
    expect(await stored('b')).toMatchObject({ is_retired: true, title: 'About b' })
    await load(line('a'), line('b'))
    expect(await stored('b')).toMatchObject({ is_retired: false })
  })

  it('leaves what other sources found alone, except to take a link over', async () => {
    const add = `insert into resources (link, title, author, kind, summary, source, popularity, published_on)
      values ('https://example.org/' || $1, 'Found', 'Somebody', 'article', 'Found by a search.', 'web', 5, '2020-01-01')`
    await own.client.query(add, ['a'])
    await own.client.query(add, ['found'])
    const before = await stored('found')
    const { id } = await stored('a')
    await load(line('a'))
    expect(await stored('found')).toEqual(before)
    expect(await stored('a')).toMatchObject({ id, source: 'catalogue', title: 'About a', published_on: null })
  })

  it('a faulty line costs only itself', async () => {
    await load(line('a'), 'nonsense', line('b'))
    expect([await stored('a'), await stored('b')]).toMatchObject([{ title: 'About a' }, { title: 'About b' }])
  })
})
