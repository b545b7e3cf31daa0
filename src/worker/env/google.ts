import * as z from 'zod'
import { secret, url, variable } from './setting.ts'

/** Signing in with Google. Without any of the two that answers 501, with one of them nothing starts. */
export const google = {
  GOOGLE_CLIENT_ID: variable(
    'optional; people may then sign in with Google. Return addresses to register: `<APP_URL>/auth/success/redirect?provider=google` and `<APP_URL>/auth/success/redirect/sub-auth?provider=google`',
    z.string().min(1).optional(),
  ),
  GOOGLE_CLIENT_SECRET: secret('of the same OAuth client', z.string().min(1).optional()),
  GOOGLE_URL: variable(
    'only where Google stands elsewhere, as it does locally',
    url.default('https://accounts.google.com'),
  ),
}

export const GOOGLE_WHOLE = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const
