import type pg from 'pg'
import { readCatalogue } from './read-catalogue.ts'

/**
 * Brings the table up to date with the catalogue's files, in one statement; a second run changes nothing. What vanished
 * from the files is retired, never deleted: learners have it. A link that a search had found before becomes the catalogue's.
 */
export async function loadCatalogue(client: pg.Client, folder: string): Promise<void> {
  const entries = new Map(readCatalogue(folder).rows.map(({ entry }) => [entry.link, entry]))
  await client.query(statement, [JSON.stringify([...entries.values()])])
}

const statement = `
  with entries as (
    select * from jsonb_to_recordset($1::jsonb) as e(
      link text, title text, author text, kind text, topics text[], sections text[], level text, language text,
      "publishedYear" smallint, "publishedOn" date, "isMaintained" boolean, summary text, popularity integer
    )
  ), retired as (
    update resources r set is_retired = true, updated_at = now()
    where r.source = 'catalogue' and not r.is_retired and not exists (select from entries e where e.link = r.link)
  )
  insert into resources as r (link, title, author, kind, topics, sections, level, language, published_year, published_on,
    is_maintained, summary, popularity, source)
  select link, title, author, kind, topics, sections, level, language, "publishedYear", "publishedOn", "isMaintained",
    summary, popularity, 'catalogue'
  from entries
  on conflict (link) do update set
    title = excluded.title, author = excluded.author, kind = excluded.kind, topics = excluded.topics,
    sections = excluded.sections, level = excluded.level, language = excluded.language,
    published_year = excluded.published_year, published_on = excluded.published_on,
    is_maintained = excluded.is_maintained, summary = excluded.summary, popularity = excluded.popularity,
    source = excluded.source, is_retired = false, updated_at = now()
  where (r.title, r.author, r.kind, r.topics, r.sections, r.level, r.language, r.published_year, r.published_on,
      r.is_maintained, r.summary, r.popularity, r.source, r.is_retired)
    is distinct from (excluded.title, excluded.author, excluded.kind, excluded.topics, excluded.sections, excluded.level,
      excluded.language, excluded.published_year, excluded.published_on, excluded.is_maintained, excluded.summary,
      excluded.popularity, excluded.source, false)`
