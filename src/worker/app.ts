import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { bodyLimit } from 'hono/body-limit'
import { Hono } from 'hono/tiny'
import { AUDIO_PATH, AUDIO_TEXTS, MAX_AUDIO_BYTES } from '#shared/copilot/interview-rules.ts'
import { IMAGE_UPLOAD_PATH, MAX_IMAGE_BYTES } from '#shared/profiles/image-rules.ts'
import { RESUME_UPLOAD_PATH } from '#shared/profiles/resume-rules.ts'
import { readEnv } from '#worker/env.ts'
import { billingRoutes } from '#worker/features/billing/routes.ts'
import { calendarRoutes } from '#worker/features/calendar/routes.ts'
import { certificateRoutes } from '#worker/features/certificates/routes.ts'
import { challengeRoutes } from '#worker/features/challenges/routes.ts'
import { chatRoutes } from '#worker/features/chat/routes.ts'
import { copilotRoutes } from '#worker/features/copilot/routes.ts'
import { feedRoutes } from '#worker/features/feed/routes.ts'
import { jobRoutes } from '#worker/features/jobs/routes.ts'
import { libraryRoutes } from '#worker/features/library/routes.ts'
import { notificationRoutes } from '#worker/features/notifications/routes.ts'
import { profileRoutes } from '#worker/features/profiles/routes.ts'
import { projectRoutes } from '#worker/features/projects/routes.ts'
import { resourceRoutes } from '#worker/features/resources/routes.ts'
import { roadmapRoutes } from '#worker/features/roadmaps/routes.ts'
import { siteRoutes } from '#worker/features/site/routes.ts'
import { waitlistRoutes } from '#worker/features/waitlist/routes.ts'
import { refuseWrongKey, requireKey } from '#worker/http/api-key.ts'
import { documentedPath } from '#worker/http/documented-path.ts'
import { drainBody } from '#worker/http/drain-body.ts'
import { handleFailure, handleUnknownPath, refuseBrokenPath, refuseLarge } from '#worker/http/failures.ts'
import { retryAfter } from '#worker/http/limits.ts'
import { type AppEnv, identify, observe } from '#worker/http/observe.ts'
import { robotsText } from '#worker/http/robots-text.ts'
import { securityHeaders } from '#worker/http/security-headers.ts'
import { sendServiceWorker } from '#worker/http/service-worker.ts'
import { PROCEDURES } from '#worker/procedures.gen.ts'
import { restApp } from '#worker/rest.ts'
import { appRouter } from '#worker/router.ts'

const MAX_BODY_BYTES = 1024 * 1024
/** What stands around a file in its form; how large the file itself may be is said where it is taken. */
const AROUND_A_FILE = 64 * 1024
/** Each call of a batch asks the database. */
const MAX_BATCH_SIZE = 10
const ROBOTS_HEADERS = { 'cache-control': 'public, max-age=86400' }

/** The procedures of a call or a batch; what is none of ours is not named. */
const procedureNames = (path: string): string =>
  decodeURIComponent(path.slice('/trpc/'.length))
    .split(',', MAX_BATCH_SIZE)
    .map((name) => (Object.hasOwn(PROCEDURES, name) ? name : 'unknown'))
    .join(',')

const limitOf = (maxSize: number, sentence: string) => bodyLimit({ maxSize, onError: refuseLarge(sentence) })
const callLimit = limitOf(MAX_BODY_BYTES, 'The request is too large: at most 1 MB.')
const fileLimit = limitOf(MAX_IMAGE_BYTES + AROUND_A_FILE, 'The file is too large: at most 5 MB.')
const UPLOAD_LIMITS = new Map([
  [IMAGE_UPLOAD_PATH, fileLimit],
  [RESUME_UPLOAD_PATH, fileLimit],
  [AUDIO_PATH, limitOf(MAX_AUDIO_BYTES + AROUND_A_FILE, AUDIO_TEXTS.tooLarge)],
])

/** Every path in order: middleware, documents, tRPC, what tRPC can't do, the documented REST paths, nothing. */
export const app = new Hono<AppEnv>({ getPath: documentedPath })
  .use(drainBody)
  .use(securityHeaders)
  .use(identify)
  // before the log: a probe asks every few seconds and would drown the rest
  .get('/health', (c) => {
    readEnv(c.env)
    return c.json({ status: 'ok' })
  })
  .use(observe)
  .use(refuseBrokenPath)
  .use(refuseWrongKey)
  .use((c, next) => (UPLOAD_LIMITS.get(c.req.path) ?? callLimit)(c, next))
  .get('/openapi.json', async (c) => {
    const { openApiDocument } = await import('#worker/openapi.ts')
    return c.json(await openApiDocument())
  })
  .all('/trpc/*', requireKey, (c) => {
    c.set('procedures', procedureNames(c.req.path))
    return fetchRequestHandler({
      endpoint: '/trpc',
      req: c.req.raw,
      router: appRouter,
      createContext: () => c.var.ctx,
      maxBatchSize: MAX_BATCH_SIZE,
      onError: ({ error }) => c.var.failWith(error),
      responseMeta: ({ errors }) => ({ headers: retryAfter(errors) }),
    })
  })
  .get('/robots.txt', (c) => c.text(robotsText(c.var.ctx.env.APP_URL), 200, ROBOTS_HEADERS))
  .get('/service-worker.js', sendServiceWorker)
  .route('/', libraryRoutes)
  .route('/', roadmapRoutes)
  .route('/', certificateRoutes)
  .route('/', profileRoutes)
  .route('/', challengeRoutes)
  .route('/', jobRoutes)
  .route('/', projectRoutes)
  .route('/', copilotRoutes)
  .route('/', chatRoutes)
  .route('/', notificationRoutes)
  .route('/', feedRoutes)
  .route('/', calendarRoutes)
  .route('/', billingRoutes)
  .route('/', resourceRoutes)
  .route('/', waitlistRoutes)
  .route('/', siteRoutes)
  .route('/', restApp())
  .notFound(handleUnknownPath)
  .onError(handleFailure)
