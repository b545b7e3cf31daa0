import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, primaryKey, real, smallint, text, unique } from 'drizzle-orm/pg-core'
import { ITEM_KINDS, type ItemContent } from '#shared/progress/items.ts'
import { searchVector } from '#worker/db/columns.ts'

/** What the built-in author teaches, as drizzle/library has it: loaded after the migrations, written by nobody else. */

/** What a load wrote is in the index at once: with it pending until the next vacuum, Postgres reads whole tables instead. */
const READ_MOSTLY = { fastupdate: false }

/** What sections are about, as an index of the library names it. */
export const libraryTopics = pgTable(
  'library_topics',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    domain: text('domain').notNull(),
    /** How people call it, misspellings included. */
    words: text('words').array().notNull(),
    /** What its official documentation is called, and the address that searches it for `{query}`. */
    docsName: text('docs_name'),
    docsSearch: text('docs_search'),
  },
  (t) => [index('library_topics_domain_idx').on(t.domain, t.id)],
)

/** A unit of learning; its id is topic/section and stable. */
export const librarySections = pgTable(
  'library_sections',
  {
    id: text('id').primaryKey(),
    topicId: text('topic_id')
      .notNull()
      .references(() => libraryTopics.id),
    /** Its place in the learning order of its topic. */
    position: smallint('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    aim: text('aim').notNull(),
    category: text('category').notNull(),
    /** 1 for who begins, 3 for who works with it. */
    level: smallint('level').notNull(),
    minutes: smallint('minutes').notNull(),
    objectives: text('objectives').array().notNull(),
    /** Skills, as an index names them. */
    teaches: text('teaches').array().notNull(),
    /** How people ask for it. */
    words: text('words').array().notNull(),
    /** Sections that come before it. */
    needs: text('needs').array().notNull(),
    /** Topics whose basics it takes for granted. */
    knows: text('knows').array().notNull(),
    /** Stems of its text: A names what it teaches, B says what is learned, C is said beside. */
    search: searchVector('search').notNull().default(''),
  },
  (t) => [
    index('library_sections_topic_idx').on(t.topicId, t.position),
    index('library_sections_search_idx').using('gin', t.search).with(READ_MOSTLY),
    index('library_sections_objectives_idx').on(t.objectives),
    check('library_sections_level', sql`${t.level} between 1 and 3`),
  ],
)

/** What code asks about a section and can grade for certain; `content` is the authored question as its kind has it. */
export const libraryQuizItems = pgTable(
  'library_quiz_items',
  {
    /** topic/section/hash of what is asked: another wording is another question. */
    id: text('id').primaryKey(),
    sectionId: text('section_id')
      .notNull()
      .references(() => librarySections.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    kind: text('kind', { enum: ITEM_KINDS }).notNull(),
    /** Which of the section's objectives it asks about, from 1. */
    objective: smallint('objective').notNull(),
    content: jsonb('content').$type<ItemContent>().notNull(),
  },
  (t) => [
    index('library_quiz_items_section_idx').on(t.sectionId, t.position),
    check('library_quiz_items_kind', sql`${t.kind} in ('one', 'many', 'order', 'output', 'fault', 'gap', 'number')`),
    check('library_quiz_items_objective', sql`${t.objective} between 1 and 5`),
  ],
)

/** What people want, in their words: sections in phases for one purpose. */
export const libraryPaths = pgTable(
  'library_paths',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    /** What somebody has at the end of it. */
    description: text('description').notNull(),
    /** Who it is for, in a few words. */
    audience: text('audience').notNull(),
    level: smallint('level').notNull(),
    /** Topics that it takes for granted. */
    knows: text('knows').array().notNull(),
    /** The topic that most of it is of. */
    topicId: text('topic_id').references(() => libraryTopics.id, { onDelete: 'set null' }),
    /** What it says that it does not cover. */
    leavesOut: text('leaves_out').array().notNull(),
    /** Stems of its title, of what it gives and of whom it is for. */
    said: text('said').array().notNull().default([]),
  },
  (t) => [check('library_paths_level', sql`${t.level} between 1 and 3`)],
)

const pathId = () =>
  text('path_id')
    .notNull()
    .references(() => libraryPaths.id, { onDelete: 'cascade' })

/** How people ask for a path, its title among it, with the stems of the words, in their order. */
export const libraryPhrases = pgTable(
  'library_phrases',
  {
    pathId: pathId(),
    phrase: text('phrase').notNull(),
    lexemes: text('lexemes').array().notNull(),
    /** Of its stems in all. */
    weight: real('weight').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pathId, t.phrase] }),
    index('library_phrases_lexemes_idx').using('gin', t.lexemes).with(READ_MOSTLY),
  ],
)

/** Stems by which somebody's story tells that they want a path, without naming it; the fewer paths have one, the more it tells. */
export const libraryHints = pgTable(
  'library_hints',
  {
    pathId: pathId(),
    stem: text('stem').notNull(),
    weight: real('weight').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pathId, t.stem] }), index('library_hints_stem_idx').on(t.stem)],
)

/** All that a path's phrases, hints and texts say, as stems: the more a path has of one and the fewer others do, the more it tells. */
export const libraryPathStems = pgTable(
  'library_path_stems',
  {
    pathId: pathId(),
    stem: text('stem').notNull(),
    weight: real('weight').notNull(),
  },
  (t) => [primaryKey({ columns: [t.stem, t.pathId] }), index('library_path_stems_path_idx').on(t.pathId)],
)

/** Every stem that the library speaks of. */
export const libraryStems = pgTable(
  'library_stems',
  {
    stem: text('stem').primaryKey(),
    /** How much it tells of what somebody wants: the rarer the more, and nothing where it stands around any request. */
    weight: real('weight').notNull(),
    /** Names something that is taught, or that is missing; others only occur. */
    isTaught: boolean('is_taught').notNull(),
    /** Everybody uses it: beside a subject it tells little, and alone it is none. */
    isOrdinary: boolean('is_ordinary').notNull().default(false),
    /** Another stem that means the same, which is looked for instead. */
    meant: text('meant'),
  },
  // a misspelt one begins with the same letter and is about as long
  (t) => [
    index('library_stems_near_idx').on(sql`left(${t.stem}, 1)`, sql`length(${t.stem})`).where(sql`${t.isTaught}`),
  ],
)

/** What something is called in other languages, as stems, and the English for it. */
export const libraryTranslations = pgTable('library_translations', {
  said: text('said').primaryKey(),
  meant: text('meant').array().notNull(),
})

/** What subjects are called, as stems: those of the library's topics, and those that it lacks. */
export const libraryNames = pgTable(
  'library_names',
  {
    name: text('name').notNull(),
    topicId: text('topic_id').references(() => libraryTopics.id, { onDelete: 'cascade' }),
    /** As people read it. */
    label: text('label').notNull(),
    /** Its place among the names of its topic: the first ones mean the whole, the last ones a part. */
    position: smallint('position').notNull(),
    /** Topics to offer instead of what is missing, the nearest first. */
    nearest: text('nearest').array().notNull(),
    /** Words before and behind it that make it an everyday word. */
    notAfter: text('not_after').array().notNull(),
    notBefore: text('not_before').array().notNull(),
  },
  (t) => [unique('library_names_uq').on(t.name, t.topicId).nullsNotDistinct()],
)

export const libraryPathPhases = pgTable(
  'library_path_phases',
  {
    pathId: pathId(),
    position: smallint('position').notNull(),
    title: text('title').notNull(),
    overview: text('overview').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pathId, t.position] })],
)

export const libraryPathSections = pgTable(
  'library_path_sections',
  {
    pathId: pathId(),
    phase: smallint('phase').notNull(),
    position: smallint('position').notNull(),
    sectionId: text('section_id')
      .notNull()
      .references(() => librarySections.id),
  },
  (t) => [primaryKey({ columns: [t.pathId, t.phase, t.position] })],
)
