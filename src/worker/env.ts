import * as z from 'zod'
import { apiKey } from './env/api-key.ts'
import { certificates } from './env/certificates.ts'
import { content } from './env/content.ts'
import { core } from './env/core.ts'
import { DISCORD_WHOLE, discord } from './env/discord.ts'
import { github } from './env/github.ts'
import { GOOGLE_WHOLE, google } from './env/google.ts'
import { maps } from './env/maps.ts'
import { model, NEEDED_BY_PROVIDER } from './env/model.ts'
import { offline } from './env/offline.ts'
import { missingOf } from './env/setting.ts'
import { SPEECH_WHOLE, speech } from './env/speech.ts'
import { STRIPE_WHOLE, stripe } from './env/stripe.ts'
import { TWITTER_WHOLE, twitter } from './env/twitter.ts'

/** Vars and secrets of the deployment by what they make possible; README's table is written from here. */
export const CAPABILITIES = {
  core,
  github,
  google,
  twitter,
  discord,
  certificates,
  model,
  speech,
  content,
  stripe,
  maps,
  offline,
  apiKey,
}

const Settings = z.object({
  ...{ ...core, ...github, ...google, ...twitter, ...discord, ...certificates },
  ...{ ...model, ...speech, ...content, ...stripe, ...maps, ...offline, ...apiKey },
})

/** Bindings that wrangler.toml must have; `AI` only where MODEL_PROVIDER is workers-ai. */
export const BINDINGS = [
  ...(['ASSETS', 'ROADMAP_WORKFLOW', 'SIGN_IN_LIMIT', 'INVITE_LIMIT', 'FORM_LIMIT', 'MODEL_LIMIT'] as const),
  ...(['CREATION_LIMIT', 'LINK_LIMIT', 'ADMIN_LIMIT', 'READ_LIMIT', 'VISITOR_LIMIT'] as const),
  ...(['WORK_LIMIT', 'PAYMENT_LIMIT', 'PLACE_LIMIT', 'PICTURES', 'UPLOADS'] as const),
] as const

export interface Bindings {
  ASSETS: Fetcher
  ROADMAP_WORKFLOW: Workflow<{ roadmapId: string }>
  SIGN_IN_LIMIT: RateLimit
  INVITE_LIMIT: RateLimit
  FORM_LIMIT: RateLimit
  MODEL_LIMIT: RateLimit
  CREATION_LIMIT: RateLimit
  LINK_LIMIT: RateLimit
  ADMIN_LIMIT: RateLimit
  READ_LIMIT: RateLimit
  VISITOR_LIMIT: RateLimit
  WORK_LIMIT: RateLimit
  PAYMENT_LIMIT: RateLimit
  PLACE_LIMIT: RateLimit
  PICTURES: Fetcher
  /** Pictures that people uploaded, under their ids. */
  UPLOADS: R2Bucket
  AI?: Ai
}

export type Env = z.infer<typeof Settings> & Bindings

const checked = new WeakMap<object, Env>()

/**
 * The deployment's settings, checked once for each env object.
 * @throws Error with one sentence that names every setting that is wrong, missing, or missing beside what is there
 */
export function readEnv(raw: object): Env {
  const known = checked.get(raw)
  if (known) return known
  const result = Settings.safeParse(raw)
  const problems = result.success
    ? missing(raw, result.data)
    : result.error.issues.map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': '))
  if (problems.length > 0 || !result.success) {
    throw new Error(`This deployment is not configured: ${problems.join('; ')}.`)
  }
  const env = { ...(raw as Bindings), ...result.data }
  checked.set(raw, env)
  return env
}

/** Whatever is half there is worse than what is absent: it fails at the first customer. */
function missing(raw: object, settings: z.infer<typeof Settings>): string[] {
  const provider = settings.MODEL_PROVIDER
  const needed = NEEDED_BY_PROVIDER[provider].filter((name) => !settings[name])
  const bindings = [...BINDINGS, ...(provider === 'workers-ai' ? ['AI'] : [])]
  return [
    ...needed.map((name) => `${name} is missing, for MODEL_PROVIDER is ${provider}`),
    ...[GOOGLE_WHOLE, TWITTER_WHOLE, DISCORD_WHOLE, STRIPE_WHOLE, SPEECH_WHOLE].flatMap((names) =>
      missingOf(names, settings),
    ),
    ...bindings.filter((name) => !(name in raw)).map((name) => `binding ${name} is missing`),
  ]
}
