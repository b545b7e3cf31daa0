import { beforeAll, describe, expect, it } from 'vitest'
import { libraryFolder } from '#dev/commands/check-library.ts'
import { loadLibrary } from '#dev/commands/load-library.ts'
import { migrate } from '#dev/commands/migrate.ts'
import { cachedLibrary } from '#dev/library/cached-library.ts'
import { ownPostgres } from '#tests/support/own-postgres.ts'

const library = cachedLibrary(libraryFolder)

const own = ownPostgres()

async function stored() {
  const count = async (table: string) => Number((await own.client.query(`select count(*) from ${table}`)).rows[0].count)
  return {
    topics: await count('library_topics'),
    sections: await count('library_sections'),
    items: await count('library_quiz_items'),
    paths: await count('library_paths'),
    phases: await count('library_path_phases'),
    places: await count('library_path_sections'),
    phrases: await count('library_phrases'),
    hints: await count('library_hints'),
  }
}

/** The transaction that wrote the phrases of paths, which every load writes anew. */
const writtenBy = async (): Promise<string> =>
  (await own.client.query('select min(xmin::text) || max(xmin::text) as written from library_phrases')).rows[0].written

it('migrating loads every section and path; again, by two at once, changes nothing', async () => {
  const phases = library.paths.flatMap(({ phases }) => phases)
  const sections = library.topics.flatMap(({ sections }) => sections)
  const loaded = await stored()
  expect(loaded).toMatchObject({
    topics: library.topics.length,
    sections: sections.length,
    items: sections.flatMap(({ quiz }) => quiz).length,
    paths: library.paths.length,
    phases: phases.length,
    places: phases.flatMap(({ sections }) => sections).length,
  })
  // a search needs them at once, not when Postgres gets round to it
  const { rows } = await own.client.query(`
    select (select reltuples::int from pg_class where relname = 'library_sections') as known,
      (select count(*)::int from library_paths where topic_id is null) as without_topic`)
  expect(rows).toEqual([{ known: sections.length, without_topic: 0 }])
  const written = await writtenBy()
  await Promise.all([migrate(own.postgres.url), migrate(own.postgres.url)])
  expect(await stored()).toEqual(loaded)
  expect(await writtenBy()).toBe(written)
})

it('keeps the hints of each path, the rarer the heavier, and takes them for no subject', async () => {
  const weigh = async (table: string, stem: string) =>
    (await own.client.query(`select * from ${table} where stem = $1`, [stem])).rows
  const [rare] = await weigh('library_hints', 'oomkil')
  const [common] = await weigh('library_hints', 'timeout')
  expect(Number(rare.weight)).toBeGreaterThan(Number(common.weight))
  expect((await stored()).hints).toBeGreaterThan(30 * library.paths.length)
  // only stories have that word
  expect((await weigh('library_stems', 'buzzer'))[0]).toMatchObject({ is_taught: false, is_ordinary: true })
})

it.each([
  ['access', 'accessibility'],
  ['nested', 'nest'],
  ['elevator', 'eleves'],
])('takes %s for no form of %s', async (one, other) => {
  const { rows } = await own.client.query(
    'select library_stem($1) as one, library_stem($2) as other, library_stem($3) as same',
    [one, other, 'accessible'],
  )
  expect(rows[0].one).not.toBe(rows[0].other)
  expect(rows[0].same).toBe('accessibility')
})

it('what an English word sounds like in another language is no translation of it', async () => {
  const { rows } = await own.client.query(
    "select said from library_translations where said in ('call', 'pass', 'command')",
  )
  expect(rows).toEqual([])
})

it('what only stories say tells less than what is taught, however rare', async () => {
  const { rows } = await own.client.query(
    "select (select weight from library_stems where stem = library_stem('crooked')) as told, (select max(weight) from library_stems) as most",
  )
  expect(rows[0].told).toBe(5)
  expect(rows[0].most).toBeGreaterThan(7)
})

it('leaves nothing pending in the indexes that a prompt is looked up in', async () => {
  const { rows } = await own.client.query(
    "select gin_clean_pending_list(index::regclass)::int as pages from unnest(array['library_phrases_lexemes_idx', 'library_sections_search_idx']) as index",
  )
  expect(rows).toEqual([{ pages: 0 }, { pages: 0 }])
})

describe('with other files', () => {
  const docs = { name: 'The manual', search: 'https://docs.example.org/?q={query}' }
  const [taught, ...topics] = library.topics
  const [changed, vanished, ...paths] = library.paths
  if (!taught || !changed) throw new Error('The library is empty.')
  const others = {
    ...library,
    topics: [{ ...taught, docs }, ...topics.map(({ docs: _, ...topic }) => topic)],
    paths: [{ ...changed, title: 'Another title', words: [...changed.words, 'kubernetis'] }, ...paths],
  }

  beforeAll(() => loadLibrary(own.client, others), 60_000)

  it('what changed in the files changes, and what vanished from them goes', async () => {
    const { rows } = await own.client.query('select id, title from library_paths where id = any($1)', [
      [changed.path, vanished?.path],
    ])
    expect(rows).toEqual([{ id: changed.path, title: 'Another title' }])
  })

  it('stores where the documentation of a topic is searched, for those that have one', async () => {
    const { rows } = await own.client.query(
      'select id, docs_name, docs_search from library_topics where docs_name is not null',
    )
    expect(rows).toEqual([{ id: taught.topic, docs_name: docs.name, docs_search: docs.search }])
  })

  it('what a title says is no misspelling of a frequent word, however near, and a phrase may be one altogether', async () => {
    const weightOf = async (stem: string) =>
      (await own.client.query('select weight from library_stems where stem = $1', [stem])).rows[0]?.weight
    expect(await weightOf('netcod')).toBeGreaterThan(1)
    expect(await weightOf('kuberneti')).toBeUndefined()
  })

  it('a migration alone has it loaded again, for what that did to its tables', async () => {
    const before = await writtenBy()
    await own.client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e12)")
    await loadLibrary(own.client, others)
    expect(await writtenBy()).not.toBe(before)
  })
})
