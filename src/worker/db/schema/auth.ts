import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt } from '#worker/db/columns.ts'
import { users } from './users.ts'

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

/** One sign-in under way: a nonce that works once, within ten minutes (SEC-15). */
export const oauthStates = pgTable(
  'oauth_states',
  {
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    inviteCode: text('invite_code'),
    createdAt,
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('oauth_states_expires_idx').on(t.expiresAt)],
)
