import * as z from 'zod'
import { seconds, secret, url, variable } from './setting.ts'

/** Without these nothing works. */
export const core = {
  APP_URL: variable(
    'the origin, without a slash at the end',
    url.transform((value) => value.replace(/\/$/, '')),
  ),
  DATABASE_URL: secret("Neon's connection string", z.string().startsWith('postgres')),
  NEON_HTTP_URL: variable('only where Neon stands elsewhere, as it does locally', url.optional()),
  SESSION_SECRET: secret('32 random characters or more; signs bearers', z.string().min(32)),
  TOKEN_ENCRYPTION_KEY: secret(
    '`openssl rand -base64 32`; encrypts the tokens of GitHub, Google and X',
    z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64'),
  ),
  GENERATION_LEASE_SECONDS: variable(
    'after how long without a sign of life a roadmap gets another writer (60)',
    seconds(60),
  ),
  /** G-LRN-22 */
  INTERNSHIP_REFERENCES: variable(
    'references of the community groups that may have an internship, comma separated',
    z.string().default('tubli-community,tubli-campus'),
  ),
  /** G-WAIT-05 */
  DEFAULT_REFERENCE: variable(
    'the reference of who joins a waitlist without one: `direct` unless set',
    z.string().trim().min(1).max(64).default('direct'),
  ),
}
