import { wordsOf } from '#worker/features/library/statements.ts'
import { tokensOf } from '#worker/features/library/words/normalise-text.ts'
import { joinNames } from '#worker/features/library/words/search-words.ts'
import { heardAs } from '#worker/features/roadmaps/author/hear/other-languages.ts'
import type { LibraryContent } from './cached-library.ts'
import { pathStemSteps } from './path-stems.ts'

/** A statement with its values. */
export type Step = [text: string, values?: unknown[]]

/**
 * Statements, one after the other in one transaction, for what the library can be found by: the stems of its sections, the phrases and hints of
 * its paths, and the names of its subjects.
 */
export const searchSteps = (content: LibraryContent): Step[] => [
  [
    'delete from library_phrases; delete from library_hints; delete from library_path_stems; delete from library_names; delete from library_translations; delete from library_stems',
  ],
  ['create temporary table read_text (kind text, id text, text text, weight text, words text) on commit drop'],
  [
    'insert into read_text select * from jsonb_to_recordset($1::jsonb) as read(kind text, id text, text text, weight text, words text)',
    [JSON.stringify(textsOf(content))],
  ],
  [APART, [content.words.apart.map((word) => wordsOf(word))]],
  [SAME, [JSON.stringify(content.words.same.map((words) => words.map((word) => wordsOf(word))))]],
  [STEMS_OF_TEXTS],
  [STEMS, (['framing', 'ordinary', 'surroundings'] as const).map((list) => wordsOf(content.words[list].join(' ')))],
  [MISSPELT],
  [SEARCH],
  [PHRASES],
  [HINTS],
  ...pathStemSteps,
  [TRANSLATIONS, [JSON.stringify(translationsOf(content))]],
  [NAMES, [JSON.stringify(namesOf(content))]],
]

interface ReadText {
  kind: 'section' | 'phrase' | 'hint' | 'title' | 'name' | 'skill' | 'said'
  id: string
  text: string
  /** A names what is taught, B says what is learned, C is said beside. */
  weight: 'A' | 'B' | 'C'
  /** In the worker's way of telling words apart, so that a prompt's words are the same. */
  words: string
}

/** A prompt's "de" is "of" when it gets here, which says nothing. */
const LINKS =
  /^(?:de|del|da|do|dos|das|des|du|d|l|la|el|le|les|los|las|y|e|et|und|en|em|der|die|das|des|ein|eine|के|का|की)$/

/** As it is written, and as it is when its framing words were understood. */
function foreignWordsOf(text: string): string[] {
  const words = tokensOf(text)
  const said = [words, ...heardAs(words)].map((heard) => joinNames(heard).filter((word) => !LINKS.test(word)))
  return [...new Set(said.map((heard) => heard.join(' ')))].filter((heard) => heard !== '')
}

function textsOf({ topics, paths, words }: LibraryContent): ReadText[] {
  const read = (kind: ReadText['kind'], id: string, weight: ReadText['weight'], texts: string[]): ReadText[] =>
    texts.map((text) => ({ kind, id, text, weight, words: wordsOf(text) }))
  return [
    ...topics.flatMap(({ topic, title, words, sections }) => [
      ...read('name', topic, 'A', [title, ...words]),
      ...sections.flatMap((section) => {
        const id = `${topic}/${section.id}`
        return [
          ...read('section', id, 'A', [section.title, topic, title, ...section.words, ...section.teaches]),
          ...read('section', id, 'B', [section.aim, ...section.objectives]),
          ...read('section', id, 'C', [section.text]),
          ...read('skill', id, 'C', section.teaches),
          ...read(
            'said',
            id,
            'C',
            section.quiz.map(({ ask }) => ask),
          ),
        ]
      }),
    ]),
    ...paths.flatMap((path) => [
      ...read('phrase', path.path, 'A', [path.title, ...path.words]),
      ...read('title', path.path, 'C', [path.title]),
      ...read('hint', path.path, 'C', path.hints ?? []),
      ...read('said', path.path, 'C', [path.text, path.for, ...path.phases.map(({ text }) => text)]),
    ]),
    ...Object.entries(words.names).flatMap(([topic, names]) => read('name', topic, 'A', names)),
    ...Object.entries(words.alone).flatMap(([topic, names]) => read('name', topic, 'A', names)),
    ...words.lacking.flatMap(({ names }) => read('name', '', 'A', names)),
  ]
}

/** A name so far back means its topic only where nothing else is named. */
const WEAKEST = 14

function namesOf({ topics, words }: LibraryContent) {
  const everyday = new Map(words.everyday.map(({ name, after, before }) => [name, { after, before }]))
  const name = (label: string, position: number, more: { topic: string | null; nearest?: string[] }) => ({
    ...{ nearest: [], after: [], before: [] },
    ...{ label, position, words: wordsOf(label) },
    ...everyday.get(label.toLowerCase()),
    ...more,
  })
  const taught = new Set(topics.map(({ topic }) => topic))
  return [
    ...topics.flatMap(({ topic, title, words: called }) =>
      [title, ...called].map((label, position) => name(label, position, { topic })),
    ),
    ...Object.entries(words.names)
      .filter(([topic]) => taught.has(topic))
      .flatMap(([topic, names]) => names.map((label) => name(label, 4, { topic }))),
    ...Object.entries(words.alone)
      .filter(([topic]) => taught.has(topic))
      .flatMap(([topic, names]) => names.map((label) => name(label, WEAKEST, { topic }))),
    // whoever asks for nothing near gets these
    { ...name('', 0, { topic: null, nearest: words.beginnings }) },
    ...words.lacking.flatMap(({ names, nearest }) => names.map((label) => name(label, 0, { topic: null, nearest }))),
  ]
}

/** What is no form of another word although its stem says so, and its plural. */
const APART = `
  insert into library_stems (stem, weight, is_taught, meant)
  select distinct on (1) form, 0, true, word from unnest($1::text[]) as word, unnest(array[word, word || 's']) as form`

const SAME = `
  insert into library_stems (stem, weight, is_taught, meant)
  select distinct on (stem) stem, 0, true, meant
  from jsonb_array_elements($1::jsonb) as words, jsonb_array_elements_text(words) as word,
    library_stem(word) as stem, library_stem(words ->> 0) as meant
  where stem <> meant
  on conflict (stem) do update set meant = excluded.meant`

const translationsOf = ({ words }: LibraryContent) =>
  Object.entries(words.translations).flatMap(([english, names]) =>
    names.flatMap((label) =>
      foreignWordsOf(label).map((said, heard) => ({ said, meant: wordsOf(english), heard: heard > 0 })),
    ),
  )

/**
 * What is written so goes before what is only heard so. "Calle" has the stem of "calls", and who writes English means that:
 * a word that is written otherwise and has the stem of what more than one text says (the heaviest are of one) is left out.
 */
const TRANSLATIONS = `
  insert into library_translations (said, meant)
  select distinct on (1) stems, library_stems_of(meant)
  from jsonb_to_recordset($1::jsonb) as read(said text, meant text, heard boolean),
    array_to_string(library_stems_of(said), ' ') as own(stems)
  where stems = said or not exists (select from library_stems as english where english.stem = stems
    and english.weight < (select max(weight) from library_stems))
  order by 1, heard`

const STEMS_OF_TEXTS = `
  create temporary table read_stem on commit drop as
  with said as materialized (
    select kind, id, text, weight, word, ordinality as at from read_text, string_to_table(words, ' ') with ordinality as word
  ), stems as materialized (
    select word, coalesce(meant, own.stem) as stem
    from (select distinct word from said) as words, library_stem(word) as own(stem) left join library_stems using (stem)
    where own.stem is not null
  )
  select kind, id, text, weight, at, stem from said join stems using (word)`

/**
 * A section and a path are a text each; the fewer of them have a stem, the more it tells. What the texts of many topics
 * say and none teaches is ordinary, whether the list has it or not.
 */
const STEMS = `
  with framing as (
    select distinct library_stem(word) as stem from unnest(string_to_array($1, ' ')) as word
  ), ordinary as (
    select distinct on (stem) stem, most from (values ($2, 1), ($3, 3)) as said(words, most), string_to_table(words, ' ') as word,
      library_stem(word) as stem order by stem, most
  ), used as (
    select stem, count(distinct id) filter (where kind in ('section', 'phrase') and weight <> 'C') as texts,
      bool_or(weight = 'A') as is_taught,
      bool_and(kind = 'hint') as is_hint,
      not bool_or(kind in ('name', 'skill', 'section', 'said')) as is_story,
      not bool_or(kind in ('name', 'skill'))
        and count(distinct split_part(id, '/', 1)) filter (where kind in ('section', 'said') and weight <> 'A') >= 8 as is_prose
    from read_stem group by stem
  ), all_texts as (
    select count(distinct id) as texts from read_stem where kind in ('section', 'phrase')
  )
  insert into library_stems (stem, weight, is_taught, is_ordinary)
  select stem, case
      when framing.stem is not null then 0
      when stem ~ '^[0-9.]+$' then 1
      else least(ln(1 + all_texts.texts::real / greatest(used.texts, 1)), most, case when is_prose or is_hint then 1 when is_story then 5 end)
    end, coalesce(is_taught, false), ordinary.stem is not null or coalesce(is_prose or is_hint, false)
  from all_texts, used full join framing using (stem) full join ordinary using (stem)
  where stem is not null
  on conflict (stem) do update set (weight, is_taught, is_ordinary) = (excluded.weight, excluded.is_taught, excluded.is_ordinary)
  where library_stems.meant = library_stems.stem`

/** What only the lists of words have and no title, rarely, beside a frequent word that is nearly the same, is a misspelling of it. */
const MISSPELT = `
  with used as (
    select stem, count(distinct id) as texts, bool_and(weight = 'A' and id <> '') as is_only_listed
    from read_stem where stem ~ '^[a-z]{5,24}$' group by stem
  )
  delete from library_stems using used as rare
  where rare.stem = library_stems.stem and rare.is_only_listed and not is_ordinary and meant is null and exists (
    select from used as near where left(near.stem, 1) = left(rare.stem, 1) and near.texts > 5 * rare.texts
      and abs(length(near.stem) - length(rare.stem)) < 2
      and levenshtein_less_equal(near.stem, rare.stem, 2) <= case when length(rare.stem) < 6 then 1 else 2 end
  )`

const SEARCH = `
  update library_sections set search = found.search
  from (
    select id, string_agg('''' || stem || ''':1' || weight, ' ')::tsvector as search
    from (select distinct id, stem, min(weight) over (partition by id, stem) as weight from read_stem where kind = 'section') as stems
    group by id
  ) as found
  where library_sections.id = found.id and library_sections.search is distinct from found.search`

const PHRASES = `
  insert into library_phrases (path_id, phrase, lexemes, weight)
  select id, text, array_agg(stem order by at), (
      select coalesce(sum(library_stems.weight), 0) from library_stems where stem = any(array_agg(read_stem.stem))
    )
  from read_stem where kind = 'phrase' group by id, text`

const HINTS = `
  with hints as (select distinct id, stem from read_stem where kind = 'hint')
  insert into library_hints (path_id, stem, weight)
  select id, stem, ln((select count(*) from library_paths)::real / count(*) over (partition by stem)) from hints`

/** What a topic is called is not missing; a name of which the words that say nothing leave one is another's. */
const NAMES = `
  with read as (
    select array_to_string(library_stems_of(words), ' ') as name, *
    from jsonb_to_recordset($1::jsonb) as read(topic text, label text, "position" smallint, words text, nearest text[],
      "after" text[], "before" text[])
  )
  insert into library_names (name, topic_id, label, position, nearest, not_after, not_before)
  select distinct on (name, topic) name, topic, label, position, nearest, "after", "before" from read
  where (label = '' or name <> '') and (name ~ ' ' or words !~ ' ') and (topic is not null or not exists (select from read as taught where taught.name = read.name and taught.topic is not null))
  order by name, topic, position`
