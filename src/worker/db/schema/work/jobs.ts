import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { JobLimit } from '#shared/jobs/read-limits.ts'
import type { Confirmation, JobTab, JobType, SalaryPeriod, Seniority, Stripped, Visa } from '#shared/jobs/rules.ts'
import type { JobFilters } from '#shared/jobs/schemas.ts'
import { createdAt, id, instant, searchVector } from '#worker/db/columns.ts'
import { sources } from '../sources.ts'
import { users } from '../users.ts'

/** A job as a source told of it: its words, where it stands, and when it was seen. */
export const jobListings = pgTable(
  'job_listings',
  {
    id,
    source: text('source')
      .notNull()
      .references(() => sources.code, { onDelete: 'cascade' }),
    externalId: text('external_id').notNull(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    company: text('company').notNull(),
    /** The same company, and the same job of it, however they are spelled (shared/jobs/rules.ts). */
    companyKey: text('company_key').notNull(),
    titleKey: text('title_key').notNull(),
    description: text('description').notNull().default(''),
    location: text('location').notNull().default(''),
    isRemote: boolean('is_remote').notNull(),
    /** Of a company that a startup accelerator lists as hiring; noted as either is read. */
    isStartup: boolean('is_startup').notNull().default(false),
    type: text('type').$type<JobType>(),
    seniority: text('seniority').$type<Seniority>(),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    /** Hours from UTC; none where the source names none. */
    timeZones: real('time_zones').array().notNull().default(sql`'{}'`),
    /** As stated, never 0; what it comes to in a year stands beside it, to filter by. */
    salaryMin: integer('salary_min'),
    salaryMax: integer('salary_max'),
    salaryCurrency: text('salary_currency'),
    salaryPeriod: text('salary_period').$type<SalaryPeriod>(),
    salaryYearly: integer('salary_yearly'),
    visa: text('visa').$type<Visa>(),
    limits: jsonb('limits').$type<JobLimit[]>().notNull().default([]),
    stripped: text('stripped').array().$type<Stripped[]>().notNull().default(sql`'{}'`),
    postedAt: instant('posted_at'),
    expiresAt: instant('expires_at'),
    firstSeenAt: instant('first_seen_at').notNull().default(sql`now()`),
    lastConfirmedAt: instant('last_confirmed_at').notNull().default(sql`now()`),
    confirmedBy: text('confirmed_by').$type<Confirmation>().notNull(),
    /** When it was gone from where it stood. */
    closedAt: instant('closed_at'),
    /** The same job, told by another source before. */
    duplicateOf: uuid('duplicate_of').references((): AnyPgColumn => jobListings.id, { onDelete: 'set null' }),
    listedAt: instant('listed_at')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${jobListings.postedAt}, ${jobListings.firstSeenAt})`),
    titleSearch: searchVector('title_search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`to_tsvector('english', ${jobListings.title} || ' ' || case when ${jobListings.isRemote} then 'remote' else '' end)`,
      ),
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`to_tsvector('english', ${jobListings.title} || ' ' || ${jobListings.company} || ' ' || ${jobListings.location} || ' ' || case when ${jobListings.isRemote} then 'remote ' else '' end || ${jobListings.description})`,
      ),
  },
  (t) => [
    uniqueIndex('job_listings_external_uq').on(t.source, t.externalId),
    index('job_listings_job_idx').on(t.companyKey, t.titleKey),
    index('job_listings_latest_idx')
      .on(t.listedAt, t.id)
      .where(sql`${t.closedAt} is null and ${t.duplicateOf} is null`),
    index('job_listings_startup_idx')
      .on(t.listedAt, t.id)
      .where(sql`${t.isStartup} and ${t.closedAt} is null and ${t.duplicateOf} is null`),
    index('job_listings_duplicate_idx').on(t.duplicateOf),
    index('job_listings_title_idx').using('gin', t.titleSearch),
    // no index but this kind lets a row be confirmed without all others being written anew
    index('job_listings_confirmed_idx').using('brin', t.lastConfirmedAt),
    index('job_listings_search_idx').using('gin', t.search),
    check('job_listings_url', sql`${t.url} ~ '^https?://' and char_length(${t.url}) <= 2048`),
    check(
      'job_listings_salary',
      sql`${t.salaryMin} > 0 and ${t.salaryMax} >= ${t.salaryMin} and (${t.salaryMin} is null) = (${t.salaryMax} is null)
        and (${t.salaryMin} is null) = (${t.salaryPeriod} is null) and (${t.salaryMin} is null) = (${t.salaryYearly} is null)`,
    ),
    check('job_listings_duplicate', sql`${t.duplicateOf} <> ${t.id}`),
  ],
)

/** Companies that a startup accelerator lists as hiring; their listings are those of its tab. */
export const jobStartups = pgTable('job_startups', {
  companyKey: text('company_key').primaryKey(),
  name: text('name').notNull(),
  website: text('website').notNull(),
  oneLiner: text('one_liner').notNull(),
  teamSize: integer('team_size'),
  /** Which year's class it was of: "W24". */
  batch: text('batch').notNull(),
  source: text('source')
    .notNull()
    .references(() => sources.code, { onDelete: 'cascade' }),
  lastConfirmedAt: instant('last_confirmed_at').notNull().default(sql`now()`),
})

/** What a web search found for a query, asked for once a day whoever asks. */
export const jobWebSearches = pgTable(
  'job_web_searches',
  {
    query: text('query').notNull(),
    day: date('day').notNull().default(sql`(now() at time zone 'utc')::date`),
    listingIds: uuid('listing_ids').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.query] })],
)

const ofUser = {
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
}

/** A search that somebody looks at again. */
export const jobSearches = pgTable(
  'job_searches',
  {
    id,
    ...ofUser,
    name: text('name').notNull(),
    tab: text('tab').$type<JobTab>().notNull(),
    filters: jsonb('filters').$type<JobFilters>().notNull(),
    createdAt,
  },
  (t) => [
    uniqueIndex('job_searches_name_uq').on(t.userId, t.name),
    check('job_searches_name', sql`char_length(${t.name}) between 1 and 60`),
  ],
)

/** A company of which somebody wants to see nothing. */
export const jobHiddenCompanies = pgTable(
  'job_hidden_companies',
  { ...ofUser, companyKey: text('company_key').notNull(), company: text('company').notNull(), createdAt },
  (t) => [primaryKey({ columns: [t.userId, t.companyKey] })],
)
