import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { AUTHOR_ROLES } from '#shared/projects/rules.ts'
import type { AiPolicy, Contributor } from '#shared/projects/schemas.ts'
import { createdAt, id, instant, searchVector } from '#worker/db/columns.ts'
import { users } from '../users.ts'

const list = (name: string) => text(name).array().notNull().default(sql`'{}'`)

/** A repository on GitHub: what our own list says of it, and what GitHub said when it was last read. */
export const repositories = pgTable(
  'repositories',
  {
    id,
    /** `owner/name` as GitHub spells it now; a renamed repository keeps its row. */
    name: text('name').notNull(),
    nameKey: text('name_key').notNull().unique(),
    githubId: bigint('github_id', { mode: 'number' }).unique(),
    description: text('description').notNull().default(''),
    avatarUrl: text('avatar_url'),
    topics: list('topics'),
    languages: list('languages'),
    categories: list('categories'),
    /** All three, lower case (shared/projects/rules.ts: projectTags). */
    tags: list('tags'),
    /** The same as one text, for the search. */
    keywords: text('keywords').notNull().default(''),
    stars: integer('stars').notNull().default(0),
    /** Kilobytes. */
    size: integer('size'),
    /** 0 to 100, by GitHub's community profile. */
    health: smallint('health'),
    /** Commits a week, over the last four. */
    weeklyActivity: real('weekly_activity'),
    /** Commits of the last quarter against the one before, as a share: 0.5 is half as many again. */
    growthRate: real('growth_rate'),
    license: text('license'),
    contributingUrl: text('contributing_url'),
    documentationUrl: text('documentation_url'),
    prTemplateUrl: text('pr_template_url'),
    readmeUrl: text('readme_url'),
    readmeSummary: text('readme_summary'),
    keyPoints: list('guide_points'),
    setup: text('setup'),
    aiPolicy: jsonb('ai_policy').$type<AiPolicy>(),
    contributors: jsonb('contributors').$type<Contributor[]>().notNull().default([]),
    medianAnswerHours: real('median_answer_hours'),
    pushedAt: instant('pushed_at'),
    /** Of its best free issue when they were read: whose issues are looked at first. */
    bestScore: smallint('best_score').notNull().default(0),
    isArchived: boolean('is_archived').notNull().default(false),
    /** In our own list, and there for a first contribution. */
    isListed: boolean('is_listed').notNull().default(false),
    isBeginner: boolean('is_beginner').notNull().default(false),
    etag: text('etag'),
    /** When GitHub last told of it; null where only our list did. */
    fetchedAt: instant('fetched_at'),
    /** Since when GitHub says that there is none. */
    missingSince: instant('missing_since'),
    nextReadAt: instant('next_read_at').notNull().default(sql`now()`),
    failures: smallint('failures').notNull().default(0),
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(to_tsvector('english', translate(${repositories.name}, '/-_.', '    ')), 'A') || setweight(to_tsvector('english', ${repositories.keywords}), 'B') || setweight(to_tsvector('english', ${repositories.description}), 'C')`,
      ),
    createdAt,
  },
  (t) => [
    index('repositories_tags_idx').using('gin', t.tags),
    index('repositories_search_idx').using('gin', t.search),
    index('repositories_stars_idx').on(t.stars.desc(), t.id).where(sql`${t.missingSince} is null`),
    index('repositories_due_idx').on(t.nextReadAt),
    index('repositories_beginner_idx').on(t.stars.desc()).where(sql`${t.isBeginner}`),
  ],
)

const ofRepository = () =>
  uuid('repository_id')
    .notNull()
    .references(() => repositories.id, { onDelete: 'cascade' })
const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** An issue as GitHub told of it; what is null could not be seen. */
export const issues = pgTable(
  'issues',
  {
    id,
    repositoryId: ofRepository(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull().default(''),
    labels: list('labels'),
    authorRole: text('author_role', { enum: AUTHOR_ROLES }).notNull().default('OTHER'),
    state: text('state', { enum: ['open', 'closed'] })
      .notNull()
      .default('open'),
    assignees: smallint('assignees').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    isLinked: boolean('is_linked'),
    claimCommentedAt: instant('claim_commented_at'),
    /** Whether all that was said there in the last days was read: else nobody knows whether it is claimed. */
    areCommentsSeen: boolean('are_comments_seen').notNull().default(true),
    /** As it was when it was read (shared/projects/pickable.ts); lists are ordered by it. */
    score: smallint('score').notNull().default(0),
    openedAt: instant('opened_at').notNull(),
    lastUpdatedAt: instant('last_updated_at').notNull(),
    fetchedAt: instant('fetched_at').notNull().default(sql`now()`),
    titleSearch: searchVector('title_search')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('english', ${issues.title})`),
  },
  (t) => [
    uniqueIndex('issues_number_uq').on(t.repositoryId, t.number),
    index('issues_of_repository_idx').on(t.repositoryId, t.score.desc(), t.id).where(sql`${t.state} = 'open'`),
    index('issues_best_idx').on(t.score.desc(), t.id).where(sql`${t.state} = 'open' and ${t.score} > 0`),
    index('issues_title_idx').using('gin', t.titleSearch),
    index('issues_labels_idx').using('gin', t.labels),
    check('issues_number', sql`${t.number} > 0`),
    check('issues_score', sql`${t.score} between 0 and 100`),
  ],
)

/** Somebody works on an issue; of one issue one claim lives at a time. */
export const issueClaims = pgTable(
  'issue_claims',
  {
    id,
    issueId: uuid('issue_id')
      .notNull()
      .references(() => issues.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    /** When its owner last stirred it. */
    activeAt: instant('active_at').notNull().default(sql`now()`),
    remindedAt: instant('reminded_at'),
    releasedAt: instant('released_at'),
    createdAt,
  },
  (t) => [
    uniqueIndex('issue_claims_live_uq').on(t.issueId).where(sql`${t.releasedAt} is null`),
    index('issue_claims_user_idx').on(t.userId),
    index('issue_claims_idle_idx').on(t.activeAt).where(sql`${t.releasedAt} is null`),
  ],
)

/** Whose free issues somebody is told of. */
export const repositoryFollows = pgTable(
  'repository_follows',
  { userId: ofUser(), repositoryId: ofRepository(), createdAt },
  (t) => [
    primaryKey({ columns: [t.userId, t.repositoryId] }),
    index('repository_follows_repository_idx').on(t.repositoryId),
  ],
)

/** Which repositories somebody looked at, the last time. */
export const repositoryVisits = pgTable(
  'repository_visits',
  { userId: ofUser(), repositoryId: ofRepository(), visitedAt: instant('visited_at').notNull().default(sql`now()`) },
  (t) => [
    primaryKey({ columns: [t.userId, t.repositoryId] }),
    index('repository_visits_latest_idx').on(t.userId, t.visitedAt.desc()),
    index('repository_visits_repository_idx').on(t.repositoryId),
  ],
)

/** Words that GitHub was asked for, not to be asked again for a day; what it found is among the repositories. */
export const repositorySearches = pgTable(
  'repository_searches',
  {
    query: text('query').primaryKey(),
    foundAt: instant('found_at').notNull().default(sql`now()`),
  },
  (t) => [index('repository_searches_found_idx').on(t.foundAt)],
)
