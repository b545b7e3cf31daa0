import * as z from 'zod'
import { secret, url, variable } from './setting.ts'

/** Signing in: needed, since there is no other way in. */
export const github = {
  GITHUB_CLIENT_ID: variable('of the OAuth app', z.string().min(1)),
  GITHUB_CLIENT_SECRET: secret('of the OAuth app', z.string().min(1)),
  GITHUB_OAUTH_URL: variable(
    'only where GitHub stands elsewhere, as it does locally',
    url.default('https://github.com'),
  ),
  GITHUB_API_URL: variable('the same, for its API', url.default('https://api.github.com')),
}
