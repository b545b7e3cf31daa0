import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { LibraryContent } from '#dev/library/cached-library.ts'
import { itemRows } from '#dev/library/item-rows.ts'
import { type Step, searchSteps } from '#dev/library/load-search.ts'

/**
 * Brings the library's tables up to date with its files, in one transaction, where anything changed since the last time: the files,
 * the way they are loaded, or the tables by a migration. What vanished from the files goes: roadmaps keep their own copy of what they
 * teach.
 */
export async function loadLibrary(client: pg.Client, content: LibraryContent): Promise<void> {
  const steps = stepsOf(content)
  const digest = createHash('sha256').update(JSON.stringify(steps)).digest('hex')
  await client.query('begin')
  try {
    // two that migrate at once load one after the other
    await client.query("select pg_advisory_xact_lock(hashtext('library'))")
    const { rows } = await client.query<{ loaded: string | null; migration: string }>(LOADED)
    const state = `${digest} after ${rows[0]?.migration}`
    if (rows[0]?.loaded !== state) {
      for (const [text, values] of steps) await client.query(text, values)
      await client.query(`comment on table library_sections is ${client.escapeLiteral(state)}`)
    }
    await client.query('commit')
  } catch (failure) {
    await client.query('rollback')
    throw failure
  }
}

/** What was loaded is told by the table itself. */
const LOADED = `
  select obj_description('library_sections'::regclass) as loaded,
    (select hash from drizzle.__drizzle_migrations order by created_at desc limit 1) as migration`

function stepsOf(content: LibraryContent): Step[] {
  const { topics, paths } = content
  const sections = topics.flatMap(({ topic, sections }) =>
    sections.map((section, index) => ({ ...section, id: `${topic}/${section.id}`, topic, position: index + 1 })),
  )
  const items = sections.flatMap(({ id, quiz }) => itemRows(id, quiz).map((row) => ({ ...row, section: id })))
  const authored = { topics, sections, items, paths }
  const authoredSteps = STATEMENTS.map(([part, text]): Step => [text, [JSON.stringify(authored[part])]])
  return [[EMPTY_PATHS], ...authoredSteps, ...searchSteps(content), [PATH_TOPICS], [LINKS], [STATISTICS]]
}

const EMPTY_PATHS = 'delete from library_path_phases; delete from library_path_sections'

const TOPICS = `
  insert into library_topics (id, title, domain, words, docs_name, docs_search)
  select topic, title, domain, words, docs ->> 'name', docs ->> 'search'
  from jsonb_to_recordset($1::jsonb) as read(topic text, title text, domain text, words text[], docs jsonb)
  on conflict (id) do update set (title, domain, words, docs_name, docs_search) =
    (excluded.title, excluded.domain, excluded.words, excluded.docs_name, excluded.docs_search)`

const SECTIONS = `
  with read as (
    select * from jsonb_to_recordset($1::jsonb) as read(id text, topic text, position smallint, title text, "text" text,
      aim text, category text, level smallint, minutes smallint, objectives text[], teaches text[], words text[],
      needs text[], knows text[])
  ), gone as (
    delete from library_sections where id not in (select id from read)
  )
  insert into library_sections (id, topic_id, position, title, description, aim, category, level, minutes, objectives,
    teaches, words, needs, knows)
  select * from read
  on conflict (id) do update set (topic_id, position, title, description, aim, category, level, minutes, objectives,
    teaches, words, needs, knows) =
    (excluded.topic_id, excluded.position, excluded.title, excluded.description, excluded.aim, excluded.category,
     excluded.level, excluded.minutes, excluded.objectives, excluded.teaches, excluded.words, excluded.needs,
     excluded.knows)`

const GONE_TOPICS = `
  delete from library_topics where id not in (
    select topic from jsonb_to_recordset($1::jsonb) as read(topic text)
  )`

const QUIZ = `
  with read as (
    select * from jsonb_to_recordset($1::jsonb) as read(id text, section text, position smallint, kind text,
      objective smallint, content jsonb)
  ), gone as (
    delete from library_quiz_items where id not in (select id from read)
  )
  insert into library_quiz_items (id, section_id, position, kind, objective, content)
  select * from read
  on conflict (id) do update set (section_id, position, kind, objective, content) =
    (excluded.section_id, excluded.position, excluded.kind, excluded.objective, excluded.content)`

const PATHS = `
  with read as (
    select * from jsonb_to_recordset($1::jsonb) as read(path text, kind text, title text, "text" text, "for" text,
      level smallint, knows text[], "leaves-out" text[])
  ), gone as (
    delete from library_paths where id not in (select path from read)
  )
  insert into library_paths (id, kind, title, description, audience, level, knows, leaves_out) select * from read
  on conflict (id) do update set (kind, title, description, audience, level, knows, leaves_out) =
    (excluded.kind, excluded.title, excluded.description, excluded.audience, excluded.level, excluded.knows,
     excluded.leaves_out)`

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

const PATH_TOPICS = `
  update library_paths set topic_id = main.topic_id from (
    select distinct on (path_id) path_id, topic_id
    from library_path_sections join library_sections on library_sections.id = section_id
    group by path_id, topic_id order by path_id, count(*) desc, topic_id
  ) as main where main.path_id = library_paths.id and library_paths.topic_id is distinct from main.topic_id`

/** Sections that were written before the library taught the same. */
const LINKS = `
  update phase_sections set library_section_id = library_sections.id from library_sections
  where library_sections.objectives = phase_sections.objectives and library_section_id is distinct from library_sections.id`

/** Until they are there, or Postgres gets round to it a minute later, a search takes half as long again. */
const STATISTICS = `analyze library_topics, library_sections, library_quiz_items, library_paths, library_path_phases,
  library_path_sections, library_path_stems, library_phrases, library_hints, library_names, library_stems,
  library_translations`

/** In this order: what refers to something comes after it. */
const STATEMENTS = [
  ['topics', TOPICS],
  ['sections', SECTIONS],
  ['topics', GONE_TOPICS],
  ['items', QUIZ],
  ['paths', PATHS],
  ['paths', PHASES],
  ['paths', PATH_SECTIONS],
] as const
