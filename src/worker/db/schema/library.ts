import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

/** What the built-in author teaches, as drizzle/library has it: loaded after the migrations, written by nobody else. */

/** A unit of learning; its id is topic/section and stable. */
export const librarySections = pgTable(
  'library_sections',
  {
    id: text('id').primaryKey(),
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
  },
  (t) => [check('library_sections_level', sql`${t.level} between 1 and 3`)],
)

/** What people want, in their words: sections in phases for one purpose. */
export const libraryPaths = pgTable(
  'library_paths',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    level: smallint('level').notNull(),
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
  { pathId: pathId(), phrase: text('phrase').notNull(), lexemes: text('lexemes').array().notNull() },
  (t) => [primaryKey({ columns: [t.pathId, t.phrase] }), index('library_phrases_lexemes_idx').using('gin', t.lexemes)],
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
