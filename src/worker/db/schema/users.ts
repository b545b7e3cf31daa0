import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AddressKind } from '#shared/users/address-rules.ts'
import { createdAt, id, instant, updatedAt } from '#worker/db/columns.ts'

export const users = pgTable(
  'users',
  {
    id,
    name: text('name').notNull(),
    bio: text('bio').notNull().default(''),
    /** Lower case; only ever a provider's verified address. */
    email: text('email'),
    avatarUrl: text('avatar_url'),
    location: text('location'),
    reference: text('reference'),
    /** As it came with the sign-in; a valid one is redeemed when the account is made. */
    inviteCode: text('invite_code'),
    usageIntent: text('usage_intent').notNull().default('everything'),
    /** What they write, and which of it counts where something is suggested. */
    languages: text('languages').array().notNull().default(sql`'{}'`),
    selectedLanguages: text('selected_languages').array().notNull().default(sql`'{}'`),
    interestAreas: text('interest_areas').array().notNull().default(sql`'{}'`),
    roles: text('roles').array().notNull().default(sql`'{}'`),
    bootstrapItems: jsonb('bootstrap_items').$type<string[]>().notNull().default([]),
    /** From the internship's dialog and the sign-up of customers. */
    linkedInUrl: text('linkedin_url'),
    upworkUrl: text('upwork_url'),
    companyName: text('company_name'),
    /** Their name in the community chat: as Discord told it, or where nobody asked there, as they said it. */
    discord: text('discord'),
    discordAccountId: text('discord_account_id'),
    discordAskedAt: instant('discord_asked_at'),
    openToInternship: boolean('open_to_internship').notNull().default(false),
    openToBizdevInternship: boolean('open_to_bizdev_internship').notNull().default(false),
    hasAccessToInternship: boolean('has_access_to_internship').notNull().default(false),
    cohort: text('cohort'),
    /** They have a roadmap created at once, without its plan before. */
    skipsPlan: boolean('skips_plan').notNull().default(false),
    isAdmin: boolean('is_admin').notNull().default(false),
    isDummy: boolean('is_dummy').notNull().default(false),
    /** Since when an administrator keeps them out; why stands in the audit log. */
    blockedAt: instant('blocked_at'),
    createdAt,
    updatedAt,
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    uniqueIndex('users_email_uq').on(t.email),
    uniqueIndex('users_discord_account_uq').on(t.discordAccountId),
    index('users_dummy_idx').on(t.name).where(sql`${t.isDummy}`),
    // few, and jobs look for what they left behind
    index('users_deleted_idx').on(t.id).where(sql`${t.deletedAt} is not null`),
    check('users_name_length', sql`char_length(btrim(${t.name})) between 1 and 120`),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    check('users_discord_proved', sql`(${t.discordAccountId} is null) = (${t.discordAskedAt} is null)`),
    index('users_name_trgm_idx').using('gin', t.name.op('gin_trgm_ops')),
    index('users_roles_idx').using('gin', t.roles),
    index('users_languages_idx').using('gin', t.languages),
    index('users_email_trgm_idx').using('gin', t.email.op('gin_trgm_ops')),
    check(
      'users_languages',
      sql`${t.selectedLanguages} <@ ${t.languages} and (cardinality(${t.languages}) = 0) = (cardinality(${t.selectedLanguages}) = 0)`,
    ),
    check('users_admin_is_in', sql`not (${t.isAdmin} and ${t.blockedAt} is not null)`),
    check('users_admin_is_real', sql`not (${t.isAdmin} and ${t.isDummy})`),
  ],
)

/** A provider's account that belongs to a user; its token is encrypted and never leaves the server (SEC-03). */
export const oauthAccounts = pgTable(
  'oauth_accounts',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    providerAccountId: text('provider_account_id').notNull(),
    username: text('username').notNull(),
    scopes: text('scopes').array().notNull().default(sql`'{}'`),
    accessTokenEncrypted: text('access_token_encrypted'),
    /** Lower case; the address that the provider has verified. */
    email: text('email'),
    signedInAt: instant('signed_in_at'),
    /** When we last asked the provider something in the person's name. */
    askedAt: instant('asked_at'),
    /** When merged work of a GitHub account was looked for, and from when on it is again. */
    workReadAt: instant('work_read_at'),
    workDueAt: instant('work_due_at').notNull().default(sql`now()`),
    createdAt,
    updatedAt,
  },
  (t) => [
    uniqueIndex('oauth_accounts_provider_account_uq').on(t.provider, t.providerAccountId),
    uniqueIndex('oauth_accounts_user_provider_uq').on(t.userId, t.provider),
    index('oauth_accounts_email_idx').on(t.email),
    index('oauth_accounts_work_due_idx').on(t.workDueAt).where(sql`${t.provider} = 'github'`),
    index('oauth_accounts_username_trgm_idx').using('gin', t.username.op('gin_trgm_ops')),
    check('oauth_accounts_email_lower', sql`${t.email} = lower(${t.email})`),
    check('oauth_accounts_provider', sql`${t.provider} in ('github', 'google', 'twitter')`),
  ],
)

/**
 * Accounts at providers whose owner removed theirs here, by a keyed hash: what everybody is given at the first sign-up was
 * theirs already (G-LRN-01).
 */
export const formerAccounts = pgTable('former_accounts', { accountHash: text('account_hash').primaryKey() })

/** A bearer is a signed token whose random id is kept here as its SHA-256 only (SEC-01). */
export const sessions = pgTable(
  'sessions',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    provider: text('provider').notNull(),
    userAgent: text('user_agent'),
    /** Of a session in which an administrator looks as the person: their own one, with which it ends (SEC-05). */
    parentSessionId: uuid('parent_session_id').references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    createdAt,
    /** Kept to the quarter of an hour, so that a session writes no more often than that. */
    lastSeenAt: instant('last_seen_at').notNull().default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    uniqueIndex('sessions_token_hash_uq').on(t.tokenHash),
    index('sessions_user_idx').on(t.userId).where(sql`${t.revokedAt} is null`),
    index('sessions_expires_idx').on(t.expiresAt),
    index('sessions_parent_idx').on(t.parentSessionId).where(sql`${t.parentSessionId} is not null`),
    check('sessions_dummy', sql`(${t.provider} = 'dummy') = (${t.parentSessionId} is not null)`),
  ],
)

/** An address at which somebody reads what is theirs without signing in; its secret is stored as a hash, and they can end it. */
export const privateAddresses = pgTable(
  'private_addresses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AddressKind>().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] }), uniqueIndex('private_addresses_token_uq').on(t.tokenHash)],
)
