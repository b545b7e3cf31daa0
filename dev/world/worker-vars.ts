import type { NeonFront } from '#dev/neon/neon-front.ts'
import type { ContentStandIn } from '#dev/stand-ins/content/start-content.ts'
import type { DiscordStandIn } from '#dev/stand-ins/discord/start-discord.ts'
import type { ModelStandIn } from '#dev/stand-ins/model/start-model.ts'
import type { SourcesStandIn } from '#dev/stand-ins/sources/start-sources.ts'
import type { StripeStandIn } from '#dev/stand-ins/stripe/start-stripe.ts'
import type { TwitterStandIn } from '#dev/stand-ins/twitter/start-twitter.ts'
import { content } from '#worker/env/content.ts'
import { model } from '#worker/env/model.ts'
import { type ModelServer, modelServerVars } from './model-server.ts'
import type { Secrets } from './secrets.ts'

/** A person's own model and content sources: whatever of these stands in the environment goes to the worker as it is. */
const passedOn = [...Object.keys(model), ...Object.keys(content), 'GENERATION_LEASE_SECONDS']

/** The worker's environment in the local world; names as in src/worker/env/. */
export function workerVars(world: {
  options: { appPort: number; model?: 'builtin' | 'stand-in'; modelServer?: ModelServer | null }
  secrets: Secrets
  databaseUrl: string
  neon: NeonFront
  githubUrl: string
  githubApiUrl: string
  googleUrl: string
  twitter: TwitterStandIn
  discord: DiscordStandIn
  model: ModelStandIn
  content: ContentStandIn
  sources: SourcesStandIn
  stripe: StripeStandIn
}): Record<string, string> {
  const { options, secrets, neon, githubUrl, githubApiUrl, googleUrl, twitter, discord, stripe } = world
  return {
    APP_URL: `http://localhost:${options.appPort}`,
    DATABASE_URL: world.databaseUrl,
    NEON_HTTP_URL: neon.httpUrl,
    ...secrets,
    GITHUB_CLIENT_ID: 'tubli-local',
    GITHUB_CLIENT_SECRET: 'not-a-secret',
    GITHUB_OAUTH_URL: githubUrl,
    GITHUB_API_URL: githubApiUrl,
    GOOGLE_CLIENT_ID: 'tubli-local',
    GOOGLE_CLIENT_SECRET: 'not-a-secret',
    GOOGLE_URL: googleUrl,
    TWITTER_CONSUMER_KEY: twitter.control.app.key,
    TWITTER_CONSUMER_SECRET: twitter.control.app.secret,
    TWITTER_API_URL: twitter.url,
    DISCORD_CLIENT_ID: discord.control.app.id,
    DISCORD_CLIENT_SECRET: discord.control.app.secret,
    DISCORD_URL: discord.url,
    ...stripeVars(stripe),
    ...(options.model === 'stand-in' ? standInVars(world.model) : { MODEL_PROVIDER: 'builtin' }),
    ...contentVars(world.content),
    SOURCES_URL: world.sources.url,
    ...ownVars(options.modelServer ?? null),
  }
}

/** The worker sees one base address and the keys of an account; whether Stripe stands behind it, it does not know. */
function stripeVars({ url, control: { keys } }: StripeStandIn): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_API_URL: url,
  }
}

function standInVars(standIn: ModelStandIn): Record<string, string> {
  return {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: `${standIn.url}/v1`,
    MODEL_API_KEY: standIn.control.apiKey,
    MODEL_NAME: standIn.control.modelName,
  }
}

function contentVars({ control }: ContentStandIn): Record<string, string> {
  const urls = control.urls()
  return {
    YOUTUBE_API_KEY: 'not-a-key',
    YOUTUBE_API_URL: urls.youtube,
    YOUTUBE_IMAGE_URL: urls.youtubeImages,
    WEB_SEARCH_API_KEY: 'not-a-key',
    WEB_SEARCH_API_URL: urls.webSearch,
    DEVTO_API_URL: urls.devto,
    DNS_URL: urls.dns,
  }
}

function ownVars(server: ModelServer | null): Record<string, string> {
  const { MODEL_PROVIDER, ...found } = Object.fromEntries(
    passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]] as const] : [])),
  )
  if (MODEL_PROVIDER !== 'auto') return MODEL_PROVIDER ? { MODEL_PROVIDER, ...found } : found
  return { ...found, ...(server ? modelServerVars(server, found.MODEL_NAME) : { MODEL_PROVIDER: 'builtin' }) }
}
