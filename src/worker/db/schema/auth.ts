import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Introduction } from '#shared/auth/schemas.ts'
import { createdAt, instant } from '#worker/db/columns.ts'
import { users } from './users.ts'

/** What newcomers bring along: the invitation, what they said of themselves, and the page they wanted. */
const brought = {
  inviteCode: text('invite_code'),
  introduction: jsonb('introduction').$type<Introduction>().notNull().default({}),
  redirect: text('redirect'),
}

/** One visit to a provider under way: a nonce that works once, within ten minutes, for the browser that began it (SEC-15). */
export const oauthStates = pgTable(
  'oauth_states',
  {
    /** Of X it is the request token that comes back. */
    stateHash: text('state_hash').primaryKey(),
    /** Of the cookie that only the browser has that began. */
    browserHash: text('browser_hash').notNull(),
    provider: text('provider').notNull(),
    purpose: text('purpose').notNull(),
    /** Who asked for more than a sign-in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What the provider wants to see again: the verifier of PKCE, or the secret of X's request token. */
    codeVerifier: text('code_verifier').notNull(),
    ...brought,
    createdAt,
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('oauth_states_expires_idx').on(t.expiresAt),
    check(
      'oauth_states_purpose',
      sql`${t.purpose} in ('signIn', 'signUp', 'link', 'connectGithub', 'addCodespaces', 'addPosts', 'connectDiscord')`,
    ),
    check('oauth_states_user', sql`(${t.userId} is null) = (${t.purpose} in ('signIn', 'signUp'))`),
  ],
)

/** A finished sign-in at a provider that told too little for an account; good once, for half an hour (SEC-12). */
export const signUpTickets = pgTable(
  'sign_up_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    provider: text('provider').notNull(),
    providerAccountId: text('provider_account_id').notNull(),
    username: text('username').notNull(),
    scopes: text('scopes').array().notNull(),
    accessTokenEncrypted: text('access_token_encrypted'),
    bio: text('bio').notNull(),
    avatarUrl: text('avatar_url'),
    /** Verified by the provider, the only ones that the account may have. */
    emails: text('emails').array().notNull(),
    ...brought,
    createdAt,
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** From which network, as a hash that only this installation can make. */
    usedFrom: text('used_from'),
  },
  (t) => [
    index('sign_up_tickets_expires_idx').on(t.expiresAt),
    index('sign_up_tickets_used_from_idx').on(t.usedFrom).where(sql`${t.usedFrom} is not null`),
  ],
)

/**
 * An account that its owner is having removed: there from their word until the last row that names them is gone, and with
 * it. Whoever works on it has the lease; only while it stands do the ledgers let go of the name.
 */
export const accountRemovals = pgTable(
  'account_removals',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: instant('requested_at').notNull().default(sql`now()`),
    leaseUntil: instant('lease_until').notNull(),
    attempts: integer('attempts').notNull().default(1),
  },
  (t) => [index('account_removals_lease_idx').on(t.leaseUntil)],
)
