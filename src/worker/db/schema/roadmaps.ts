import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RoadmapDraft } from '#shared/roadmaps/drafts.ts'
import type { Outline } from '#shared/roadmaps/outline.ts'
import type { PlanChanges } from '#shared/roadmaps/plans.ts'
import { createdAt, id, instant, updatedAt } from '#worker/db/columns.ts'
import { librarySections } from './library.ts'
import { users } from './users.ts'

/** The stems of what somebody asked for and of what it is called, as the index of listed roadmaps has them. */
export const listedWords = ({ title, ownTitle, prompt }: Record<'title' | 'ownTitle' | 'prompt', AnyPgColumn>) =>
  sql`to_tsvector('english', coalesce(${ownTitle}, ${title}) || ' ' || ${prompt})`

export const roadmaps = pgTable(
  'roadmaps',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['normal', 'ai', 'internship', 'deep_dive'] })
      .notNull()
      .default('normal'),
    /** Who thought of the prompt: the learner, or the assistant that suggested it. */
    promptedBy: text('prompted_by', { enum: ['user', 'ai'] })
      .notNull()
      .default('user'),
    prompt: text('prompt').notNull(),
    /** What the plan is called, as its author called it; a certificate certifies this one. */
    title: text('title').notNull(),
    /** What its owner calls it instead. */
    ownTitle: text('own_title'),
    /** What the learner added about themselves; never shown to others. */
    aboutLearner: text('about_learner'),
    /** What the learner said instead of what was heard in the prompt, before it was written. */
    changes: jsonb('changes').$type<PlanChanges>(),
    /** What was understood of the prompt, and what of it the roadmap does not do; told to its owner. */
    heard: text('heard'),
    notHonoured: text('not_honoured'),
    /** What the library has for the prompt, for whoever writes it; gone when it is written. */
    plan: jsonb('plan').$type<RoadmapDraft>(),
    /** What is planned of it and not written yet; null until something is known, and again when it is written. */
    outline: jsonb('outline').$type<Outline>(),
    /** 'stopped': nobody writes it, what there is was paid for, and the rest may still be written. */
    state: text('state', { enum: ['incomplete', 'success', 'stopped', 'failure'] })
      .notNull()
      .default('incomplete'),
    errorText: text('error_text'),
    /** 'builtin' or the model's name; the built-in author also when it stood in for a model. */
    author: text('author'),
    isFallback: boolean('is_fallback').notNull().default(false),
    isLinkShared: boolean('is_link_shared').notNull().default(true),
    /** Stands in the list of roadmaps that anybody may look through (G-LRN-06). */
    isListed: boolean('is_listed').notNull().default(false),
    internshipLanguage: text('internship_language', { enum: ['python', 'javascript'] }),
    /** A deep dive belongs to a section of another roadmap; the section may go, the parent stays (2§4). */
    parentRoadmapId: uuid('parent_roadmap_id').references((): AnyPgColumn => roadmaps.id, { onDelete: 'cascade' }),
    parentSectionId: uuid('parent_section_id').references((): AnyPgColumn => phaseSections.id, {
      onDelete: 'set null',
    }),
    clonedFromId: uuid('cloned_from_id').references((): AnyPgColumn => roadmaps.id, { onDelete: 'set null' }),
    /** G-LRN-15: at most two. */
    restartCount: smallint('restart_count').notNull().default(0),
    /** Its owner said stop, and not yet to go on; what was written until then stands. */
    stoppedAt: instant('stopped_at'),
    /** A build request sent twice makes one roadmap. */
    requestKey: text('request_key'),
    /** Who is writing now; another may take over once the lease has run out. */
    leaseOwner: text('lease_owner'),
    leaseUntil: instant('lease_until'),
    leaseCount: smallint('lease_count').notNull().default(0),
    openStatus: text('open_status', { enum: ['opened', 'inprogress', 'complete'] }),
    lastOpenedAt: instant('last_opened_at'),
    /** When a section was first completed or a deep dive's first phase written: from then on its credit stays spent. */
    usedAt: instant('used_at'),
    createdAt,
    updatedAt,
    deletedAt: instant('deleted_at'),
    /** When what it taught was removed for good; the row stays where a certificate or a parent needs it. */
    emptiedAt: instant('emptied_at'),
  },
  (t) => [
    uniqueIndex('roadmaps_request_key_uq').on(t.userId, t.requestKey),
    index('roadmaps_user_idx')
      .on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.deletedAt} is null`),
    index('roadmaps_listed_idx')
      .on(t.createdAt.desc())
      .where(sql`${t.isListed} and ${t.isLinkShared} and ${t.deletedAt} is null and ${t.state} = 'success'`),
    index('roadmaps_listed_words_idx')
      .using('gin', listedWords(t))
      .where(sql`${t.isListed} and ${t.isLinkShared} and ${t.deletedAt} is null and ${t.state} = 'success'`),
    uniqueIndex('roadmaps_deep_dive_uq')
      .on(t.parentSectionId)
      .where(sql`${t.parentSectionId} is not null and ${t.deletedAt} is null and ${t.state} <> 'failure'`),
    index('roadmaps_parent_idx').on(t.parentRoadmapId).where(sql`${t.parentRoadmapId} is not null`),
    // every deep dive that a section ever had
    index('roadmaps_parent_section_idx').on(t.parentSectionId).where(sql`${t.parentSectionId} is not null`),
    index('roadmaps_cloned_from_idx').on(t.clonedFromId).where(sql`${t.clonedFromId} is not null`),
    index('roadmaps_lease_idx').on(t.leaseUntil).where(sql`${t.state} = 'incomplete' and ${t.deletedAt} is null`),
    index('roadmaps_deleted_idx').on(t.deletedAt).where(sql`${t.deletedAt} is not null and ${t.emptiedAt} is null`),
    check('roadmaps_kind', sql`${t.kind} in ('normal', 'ai', 'internship', 'deep_dive')`),
    check('roadmaps_prompted_by', sql`${t.promptedBy} in ('user', 'ai')`),
    check('roadmaps_open_status', sql`${t.openStatus} in ('opened', 'inprogress', 'complete')`),
    check('roadmaps_state', sql`${t.state} in ('incomplete', 'success', 'stopped', 'failure')`),
    check('roadmaps_deep_dive', sql`(${t.kind} = 'deep_dive') = (${t.parentRoadmapId} is not null)`),
    check('roadmaps_internship', sql`(${t.kind} = 'internship') = (${t.internshipLanguage} is not null)`),
    check('roadmaps_internship_language', sql`${t.internshipLanguage} in ('python', 'javascript')`),
    check('roadmaps_restarts', sql`${t.restartCount} between 0 and 2`),
    check('roadmaps_title_length', sql`char_length(btrim(${t.title})) between 3 and 80`),
    check('roadmaps_own_title_length', sql`char_length(btrim(${t.ownTitle})) between 3 and 80`),
    check('roadmaps_prompt_length', sql`char_length(btrim(${t.prompt})) between 3 and 1024`),
  ],
)

export const roadmapPhases = pgTable(
  'roadmap_phases',
  {
    id,
    roadmapId: uuid('roadmap_id')
      .notNull()
      .references(() => roadmaps.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    title: text('title').notNull(),
    overview: text('overview').notNull(),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    /** Rises with every change of what stands in it or of how far its owner is; a change made from an older one is a conflict. */
    version: integer('version').notNull().default(1),
    /** When its owner first did something in it. */
    startedAt: instant('started_at'),
    createdAt,
  },
  (t) => [
    uniqueIndex('roadmap_phases_position_uq').on(t.roadmapId, t.position),
    check('roadmap_phases_position', sql`${t.position} between 1 and 4`),
  ],
)

export const phaseSections = pgTable(
  'phase_sections',
  {
    id,
    phaseId: uuid('phase_id')
      .notNull()
      .references(() => roadmapPhases.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: smallint('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    aim: text('aim').notNull(),
    category: text('category').notNull(),
    objectives: text('objectives').array().notNull(),
    /** Topics of the library that it belongs to by its text; resources are looked for among theirs first. */
    topics: text('topics').array().notNull().default(sql`'{}'`),
    /** The section of the library that has the same objectives: whose questions code can grade. */
    librarySectionId: text('library_section_id').references(() => librarySections.id, { onDelete: 'set null' }),
    /** Set by the server alone, once two answers are accepted; never taken back (G-LRN-19). Only the owner learns on a roadmap. */
    completedAt: instant('completed_at'),
    /** What it was called when it was completed: that was proved, whatever it is called later. */
    completedTitle: text('completed_title'),
    /** How that was proved: 'items', 'open answers judged by <model>', both, or 'before graded questions'. */
    completedBy: text('completed_by'),
    /** Its questions were all answered, or tested out of, to no end: none counts before. Of an open section alone. */
    restsUntil: instant('rests_until'),
  },
  (t) => [
    // deferred to a statement's end by a migration, so that one statement can reorder
    unique('phase_sections_order_uq').on(t.phaseId, t.position),
    index('phase_sections_library_idx').on(t.librarySectionId),
    check('phase_sections_position', sql`${t.position} between 1 and 4`),
    check('phase_sections_completed', sql`(${t.completedAt} is null) = (${t.completedTitle} is null)`),
    check('phase_sections_completed_by', sql`(${t.completedAt} is null) = (${t.completedBy} is null)`),
    check('phase_sections_objectives', sql`cardinality(${t.objectives}) between 1 and 5`),
  ],
)
