import { Hono } from 'hono/tiny'
import { answerFailure } from '#worker/http/failures.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { notAvailable } from './start-sign-in.ts'

/** Documented providers that are not built yet (C095, C096, C101): the same refusal as a sign-in that starts there. */
export const authRoutes = new Hono<AppEnv>({ strict: false })
  .post('/auth/google', (c) => answerFailure(c, notAvailable('google')))
  .post('/auth/twitter', (c) => answerFailure(c, notAvailable('twitter')))
