import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { RESOURCE_STATUSES } from '#shared/pathways/rules.ts'
import { ITEM_KINDS, type ItemContent } from '#shared/progress/items.ts'
import { createdAt, id, instant, updatedAt } from '#worker/db/columns.ts'
import { resources } from '../resources.ts'
import { users } from '../users.ts'

/** A way of several weeks that everybody goes alike, as drizzle/pathways has it: loaded after the migrations (3§2.10). */
export const pathwayWeeks = pgTable(
  'pathway_weeks',
  {
    /** 'os-internship-v3' */
    pathwayId: text('pathway_id').notNull(),
    /** From 1. */
    week: smallint('week').notNull(),
    title: text('title').notNull(),
    header: text('header').notNull(),
    category: text('category').notNull(),
    theme: text('theme').notNull(),
    aim: text('aim').notNull(),
    description: text('description').notNull(),
    /** What to ask a roadmap for, to go deeper. */
    prompt: text('prompt').notNull(),
    objectives: text('objectives').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.pathwayId, t.week] }), check('pathway_weeks_week', sql`${t.week} between 1 and 4`)],
)

const weekColumns = { pathwayId: text('pathway_id').notNull(), week: smallint('week').notNull() }

/** What is read in a week; its id is pathway/slug and stable, since people's marks refer to it. */
export const pathwayResources = pgTable(
  'pathway_resources',
  {
    id: text('id').primaryKey(),
    ...weekColumns,
    position: smallint('position').notNull(),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id),
    /** What to read it for. */
    reason: text('reason').notNull(),
  },
  (t) => [
    index('pathway_resources_week_idx').on(t.pathwayId, t.week, t.position),
    index('pathway_resources_resource_idx').on(t.resourceId),
    foreignKey({
      columns: [t.pathwayId, t.week],
      foreignColumns: [pathwayWeeks.pathwayId, pathwayWeeks.week],
      name: 'pathway_resources_week_fk',
    }).onDelete('cascade'),
  ],
)

/** What code asks about a week and grades, written as the library's items are. */
export const pathwayItems = pgTable(
  'pathway_items',
  {
    /** pathway/week/hash of what is asked: another wording is another question. */
    id: text('id').primaryKey(),
    ...weekColumns,
    position: smallint('position').notNull(),
    kind: text('kind', { enum: ITEM_KINDS }).notNull(),
    /** Which of the week's objectives it asks about, from 1. */
    objective: smallint('objective').notNull(),
    content: jsonb('content').$type<ItemContent>().notNull(),
  },
  (t) => [
    index('pathway_items_week_idx').on(t.pathwayId, t.week, t.position),
    foreignKey({
      columns: [t.pathwayId, t.week],
      foreignColumns: [pathwayWeeks.pathwayId, pathwayWeeks.week],
      name: 'pathway_items_week_fk',
    }).onDelete('cascade'),
  ],
)

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Somebody goes a pathway, from when they first opened it. */
export const pathwayProgress = pgTable(
  'pathway_progress',
  {
    userId: ownerId(),
    pathwayId: text('pathway_id').notNull(),
    /** 'in progress' once anything was marked (3§4.3). */
    status: text('status', { enum: ['in progress'] }),
    /** When all of it had been read for the first time. */
    completedAt: instant('completed_at'),
    createdAt,
    updatedAt,
  },
  (t) => [primaryKey({ columns: [t.userId, t.pathwayId] })],
)

/** How far somebody is with a week's reading. */
export const pathwayMarks = pgTable(
  'pathway_marks',
  {
    userId: ownerId(),
    resourceId: text('resource_id')
      .notNull()
      .references(() => pathwayResources.id, { onDelete: 'cascade' }),
    status: text('status', { enum: RESOURCE_STATUSES }).notNull().default('incomplete'),
    updatedAt,
  },
  (t) => [primaryKey({ columns: [t.userId, t.resourceId] }), index('pathway_marks_resource_idx').on(t.resourceId)],
)

/** Answers to a pathway's items, right and wrong ones. They outlive the item. */
export const pathwayAnswers = pgTable(
  'pathway_answers',
  {
    id,
    userId: ownerId(),
    itemId: text('item_id').notNull(),
    answer: text('answer').notNull(),
    isRight: boolean('is_right').notNull(),
    /** What was said of it. */
    feedback: text('feedback').notNull(),
    createdAt,
  },
  (t) => [
    index('pathway_answers_latest_idx').on(t.userId, t.itemId, t.createdAt),
    uniqueIndex('pathway_answers_right_uq').on(t.userId, t.itemId).where(sql`${t.isRight}`),
  ],
)
