import * as z from 'zod'
import { secret, url, variable } from './setting.ts'

/** Signing in with X. Without any of the two that answers 501, with one of them nothing starts. */
export const twitter = {
  TWITTER_CONSUMER_KEY: variable(
    'optional; people may then sign in with X (OAuth 1.0a, with "Request email from users"). Return addresses as for Google, with `provider=twitter`',
    z.string().min(1).optional(),
  ),
  TWITTER_CONSUMER_SECRET: secret('of the same app', z.string().min(1).optional()),
  TWITTER_API_URL: variable('only where X stands elsewhere, as it does locally', url.default('https://api.x.com')),
}

export const TWITTER_WHOLE = ['TWITTER_CONSUMER_KEY', 'TWITTER_CONSUMER_SECRET'] as const
