import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ChallengeContent } from '#shared/challenges/content.ts'
import type { Check, FoundRepository } from '#shared/challenges/preflight.ts'
import { CHALLENGE_STATUSES, FUNDINGS } from '#shared/challenges/rules.ts'
import { createdAt, id, instant } from '#worker/db/columns.ts'
import { users } from './users.ts'

/** Who gives prizes; their record is read from the bounties that they gave. */
export const challengeSponsors = pgTable('challenge_sponsors', {
  id,
  name: text('name').notNull().unique(),
  url: text('url'),
  createdAt,
})

/** A bounty: what it asks for, and how it stands (G-CHAL-04). Ids below 1000 are content of the product. */
export const challenges = pgTable(
  'challenges',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    /** The list begins with the highest. */
    position: integer('position').notNull(),
    content: jsonb('content').$type<ChallengeContent>().notNull(),
    /** As it was said last; times end what is open and open what is to come (scope.ts). */
    status: text('status', { enum: CHALLENGE_STATUSES }).notNull().default('Closed'),
    isListed: boolean('is_listed').notNull().default(true),
    opensAt: instant('opens_at'),
    endsAt: instant('ends_at'),
    decideBy: instant('decide_by'),
    decidedAt: instant('decided_at'),
    sponsorId: uuid('sponsor_id').references(() => challengeSponsors.id),
    funding: text('funding', { enum: FUNDINGS }).notNull().default('none'),
    /** By an administrator: then the product's own content leaves it alone. */
    editedAt: instant('edited_at'),
    createdAt,
  },
  (t) => [
    index('challenges_list_idx').on(t.position.desc(), t.id).where(sql`${t.isListed}`),
    index('challenges_sponsor_idx').on(t.sponsorId),
    index('challenges_times_idx').on(t.endsAt, t.opensAt).where(sql`${t.status} <> 'Closed'`),
    check('challenges_order', sql`${t.opensAt} is null or ${t.endsAt} is null or ${t.opensAt} < ${t.endsAt}`),
    check('challenges_decided', sql`${t.decidedAt} is null or ${t.status} = 'Closed'`),
  ],
)

const challengeId = () =>
  integer('challenge_id')
    .notNull()
    .references(() => challenges.id, { onDelete: 'cascade' })
const personId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What is handed in to a bounty, by one person or a team. Its id says nothing about whose it is: judges know it by that. */
export const challengeEntries = pgTable(
  'challenge_entries',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    challengeId: challengeId(),
    /** Its captain, where it is a team's. */
    ownerId: personId('owner_id'),
    /** Whoever has it may join the team. */
    teamCode: text('team_code').notNull().unique(),
    submittedAt: instant('submitted_at'),
    link: text('link'),
    details: text('details'),
    /** What was looked at when it was handed in, and at which commit. */
    checks: jsonb('checks').$type<Check[]>().notNull().default([]),
    commit: text('commit'),
    /** One sentence or more for whoever made it, written by a judge. */
    reason: text('reason'),
    reasonBy: uuid('reason_by').references(() => users.id, { onDelete: 'set null' }),
    /** Of the median judge; with the place it is written by the decision. */
    points: numeric('points', { precision: 6, scale: 1, mode: 'number' }),
    place: smallint('place'),
    createdAt,
  },
  (t) => [
    uniqueIndex('challenge_entries_owner_uq').on(t.challengeId, t.ownerId),
    uniqueIndex('challenge_entries_place_uq').on(t.challengeId, t.place).where(sql`${t.place} is not null`),
    index('challenge_entries_of_owner_idx').on(t.ownerId),
    check('challenge_entries_submitted', sql`(${t.submittedAt} is null) = (${t.link} is null)`),
    check('challenge_entries_judged', sql`${t.points} is null or ${t.submittedAt} is not null`),
    check(
      'challenge_entries_place',
      sql`${t.place} is null or (${t.points} is not null and ${t.place} between 1 and 3)`,
    ),
  ],
)

/** Somebody in a bounty: that they want to hear of it, agreed to its terms, began, and with which entry. */
export const challengeParticipations = pgTable(
  'challenge_participations',
  {
    challengeId: challengeId(),
    userId: personId('user_id'),
    /** Wants to be told when it opens. */
    followedAt: instant('followed_at'),
    /** Which terms they agreed to; null takes it back. */
    licenseVersion: text('license_version'),
    licensedAt: instant('licensed_at'),
    startedAt: instant('started_at'),
    /** Their own, or their team's; none once its captain's account is gone. */
    entryId: uuid('entry_id').references(() => challengeEntries.id, { onDelete: 'set null' }),
    createdAt,
  },
  (t) => [
    primaryKey({ columns: [t.challengeId, t.userId] }),
    index('challenge_participations_user_idx').on(t.userId),
    index('challenge_participations_entry_idx').on(t.entryId),
    index('challenge_participations_started_idx').on(t.challengeId).where(sql`${t.startedAt} is not null`),
    check('challenge_participations_licensed', sql`(${t.licenseVersion} is null) = (${t.licensedAt} is null)`),
    check('challenge_participations_terms', sql`${t.startedAt} is null or ${t.licensedAt} is not null`),
  ],
)

/** Who judges a bounty. */
export const challengeJudges = pgTable(
  'challenge_judges',
  { challengeId: challengeId(), userId: personId('user_id'), createdAt },
  (t) => [primaryKey({ columns: [t.challengeId, t.userId] }), index('challenge_judges_user_idx').on(t.userId)],
)

/** What a judge gave an entry, a number for each line of the rubric. */
export const challengeScores = pgTable(
  'challenge_scores',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => challengeEntries.id, { onDelete: 'cascade' }),
    challengeId: integer('challenge_id').notNull(),
    judgeId: uuid('judge_id').notNull(),
    points: jsonb('points').$type<number[]>().notNull(),
    total: smallint('total').notNull(),
    createdAt,
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.judgeId] }),
    index('challenge_scores_judge_idx').on(t.challengeId, t.judgeId),
    // who judges no more has judged nothing
    foreignKey({
      name: 'challenge_scores_judge_fk',
      columns: [t.challengeId, t.judgeId],
      foreignColumns: [challengeJudges.challengeId, challengeJudges.userId],
    }).onDelete('cascade'),
  ],
)

/** A prize that was won: promised by the decision, paid when the sponsor says so, with a note. We move no money. */
export const challengePrizes = pgTable(
  'challenge_prizes',
  {
    challengeId: challengeId(),
    place: smallint('place').notNull(),
    prize: text('prize').notNull(),
    promisedAt: instant('promised_at').notNull().default(sql`now()`),
    paidAt: instant('paid_at'),
    note: text('note'),
  },
  (t) => [
    primaryKey({ columns: [t.challengeId, t.place] }),
    check('challenge_prizes_paid', sql`(${t.paidAt} is null) = (${t.note} is null)`),
  ],
)

/** What is asked under a bounty, with the answer; whoever asks stays unnamed, since entries are judged blind. */
export const challengeQuestions = pgTable(
  'challenge_questions',
  {
    id,
    challengeId: challengeId(),
    userId: personId('user_id'),
    text: text('text').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt,
  },
  (t) => [
    index('challenge_questions_challenge_idx').on(t.challengeId, t.createdAt.desc()),
    index('challenge_questions_user_idx').on(t.userId),
    check('challenge_questions_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
  ],
)

/** What GitHub said of a repository a while ago; asked again when that is too old. */
export const challengeRepositories = pgTable(
  'challenge_repositories',
  {
    /** `owner/name`, lower case. */
    name: text('name').primaryKey(),
    found: jsonb('found').$type<NonNullable<FoundRepository>>().notNull(),
    foundAt: instant('found_at').notNull().default(sql`now()`),
  },
  (t) => [index('challenge_repositories_found_idx').on(t.foundAt)],
)
