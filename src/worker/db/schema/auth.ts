import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '#worker/db/columns.ts'

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
