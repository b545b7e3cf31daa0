import type pg from 'pg'
import type { LibraryContent } from '#dev/library/cached-library.ts'

/**
 * Brings the library's tables up to date with its files, in one transaction; a second run changes nothing. What vanished
 * from the files goes: roadmaps keep their own copy of what they teach.
 */
export async function loadLibrary(client: pg.Client, { topics, paths }: LibraryContent): Promise<void> {
  const sections = topics.flatMap(({ topic, sections }) =>
    sections.map(({ id, text: description, ...section }) => ({ ...section, id: `${topic}/${id}`, description })),
  )
  const contents = JSON.stringify(paths)
  await client.query('begin')
  try {
    // two that migrate at once load one after the other
    await client.query("select pg_advisory_xact_lock(hashtext('library'))")
    await client.query(
      'delete from library_path_phases; delete from library_path_sections; delete from library_phrases',
    )
    await client.query(SECTIONS, [JSON.stringify(sections)])
    for (const statement of [PATHS, PHRASES, PHASES, PATH_SECTIONS]) await client.query(statement, [contents])
    await client.query('commit')
  } catch (failure) {
    await client.query('rollback')
    throw failure
  }
}

const SECTIONS = `
  with read as (
    select * from jsonb_to_recordset($1::jsonb) as read(id text, title text, description text, aim text, category text,
      level smallint, minutes smallint, objectives text[], teaches text[])
  ), gone as (
    delete from library_sections where id not in (select id from read)
  )
  insert into library_sections (id, title, description, aim, category, level, minutes, objectives, teaches)
  select * from read
  on conflict (id) do update set (title, description, aim, category, level, minutes, objectives, teaches) =
    (excluded.title, excluded.description, excluded.aim, excluded.category, excluded.level, excluded.minutes,
     excluded.objectives, excluded.teaches)`

const PATHS = `
  with read as (
    select * from jsonb_to_recordset($1::jsonb) as read(path text, kind text, title text, level smallint)
  ), gone as (
    delete from library_paths where id not in (select path from read)
  )
  insert into library_paths (id, kind, title, level) select * from read
  on conflict (id) do update set (kind, title, level) = (excluded.kind, excluded.title, excluded.level)`

const PHRASES = `
  insert into library_phrases (path_id, phrase, lexemes)
  select distinct on (path, phrase) path, phrase,
    array(select lexeme from unnest(to_tsvector('english', phrase)) order by positions[1])
  from jsonb_to_recordset($1::jsonb) as read(path text, title text, words text[]),
    unnest(words || title) as phrase`

const PHASES = `
  insert into library_path_phases (path_id, position, title, overview)
  select path, position, phase ->> 'title', phase ->> 'text'
  from jsonb_to_recordset($1::jsonb) as read(path text, phases jsonb),
    jsonb_array_elements(phases) with ordinality as written(phase, position)`

const PATH_SECTIONS = `
  insert into library_path_sections (path_id, phase, position, section_id)
  select path, phases.position, sections.position, section
  from jsonb_to_recordset($1::jsonb) as read(path text, phases jsonb),
    jsonb_array_elements(phases) with ordinality as phases(phase, position),
    jsonb_array_elements_text(phase -> 'sections') with ordinality as sections(section, position)`
