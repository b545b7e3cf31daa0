import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
    roles: text('roles').array().notNull().default(sql`'{}'`),
    bootstrapItems: jsonb('bootstrap_items').$type<string[]>().notNull().default([]),
    openToInternship: boolean('open_to_internship').notNull().default(false),
    openToBizdevInternship: boolean('open_to_bizdev_internship').notNull().default(false),
    hasAccessToInternship: boolean('has_access_to_internship').notNull().default(false),
    cohort: text('cohort'),
    /** They have a roadmap created at once, without its plan before. */
    skipsPlan: boolean('skips_plan').notNull().default(false),
    isAdmin: boolean('is_admin').notNull().default(false),
    isDummy: boolean('is_dummy').notNull().default(false),
    createdAt,
    updatedAt,
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    uniqueIndex('users_email_uq').on(t.email),
    // few, and jobs look for what they left behind
    index('users_deleted_idx').on(t.id).where(sql`${t.deletedAt} is not null`),
    check('users_name_length', sql`char_length(btrim(${t.name})) between 1 and 120`),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
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
    createdAt,
    updatedAt,
  },
  (t) => [
    uniqueIndex('oauth_accounts_provider_account_uq').on(t.provider, t.providerAccountId),
    uniqueIndex('oauth_accounts_user_provider_uq').on(t.userId, t.provider),
    check('oauth_accounts_provider', sql`${t.provider} in ('github', 'google', 'twitter')`),
  ],
)

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
    createdAt,
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    uniqueIndex('sessions_token_hash_uq').on(t.tokenHash),
    index('sessions_user_idx').on(t.userId).where(sql`${t.revokedAt} is null`),
    index('sessions_expires_idx').on(t.expiresAt),
  ],
)
