import { existsSync } from 'node:fs'
import { rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { seed } from '#dev/seed.ts'
import { openStripe } from '#worker/integrations/stripe/stripe-client.ts'
import { migrate } from './commands/migrate.ts'
import { setUpStripe } from './commands/stripe-setup.ts'
import type { NeonFront } from './neon/neon-front.ts'
import { startNeonFront } from './neon/neon-front.ts'
import { copyMigrated } from './postgres/migrated-postgres.ts'
import { ensureDatabase, removePostgres, startPostgres } from './postgres/postgres.ts'
import { step } from './run/print.ts'
import { startContent } from './stand-ins/content/start-content.ts'
import { startDiscord } from './stand-ins/discord/start-discord.ts'
import { startGithub } from './stand-ins/github/start-github.ts'
import { startGoogle } from './stand-ins/google/start-google.ts'
import type { ModelStandIn } from './stand-ins/model/start-model.ts'
import { startModel } from './stand-ins/model/start-model.ts'
import { startSources } from './stand-ins/sources/start-sources.ts'
import type { StripeStandIn } from './stand-ins/stripe/start-stripe.ts'
import { startStripe } from './stand-ins/stripe/start-stripe.ts'
import { startTwitter } from './stand-ins/twitter/start-twitter.ts'
import type { ModelServer } from './world/model-server.ts'
import type { Person } from './world/people.ts'
import { readAddedPeople, rememberPeople } from './world/people.ts'
import { loadSecrets } from './world/secrets.ts'
import type { Services } from './world/services.ts'
import { forgetServices, writeServices } from './world/services.ts'
import { workerVars } from './world/worker-vars.ts'

export type WorldOptions = {
  /** Where everything that survives a restart is kept. */
  dataDir: string
  /** Port of the app itself: goes into APP_URL. */
  appPort: number
  /** Delete what earlier starts kept. */
  fresh?: boolean
  /** Keep the data when the world closes. */
  persist: boolean
  dbName?: string
  /** Which model answers, unless MODEL_PROVIDER is set in the environment. */
  model?: 'builtin' | 'stand-in'
  /** A model server on this machine, asked where MODEL_PROVIDER is auto. */
  modelServer?: ModelServer | null
  /** Aborting it ends the start between two steps; what had been started is closed again. */
  signal?: AbortSignal
}

/** As Stripe does it over days: an app that is being restarted still gets its webhooks. */
const patientRetriesMs = [200, 1000, 5000, 15_000, 60_000]

export type World = {
  /** The worker's environment. */
  vars: Record<string, string>
  services: Services['services']
  people: Person[]
  /** The database itself, for tests and tools that do not go through the driver. */
  databaseUrl: string
  neon: NeonFront
  model: ModelStandIn
  stripe: StripeStandIn
  close: () => Promise<void>
}

/** Starts everything that Tubli needs around it, on free ports, with a migrated and seeded database. */
export async function startWorld(options: WorldOptions): Promise<World> {
  const started: { close: () => Promise<unknown> }[] = []
  const close = async (): Promise<void> => {
    const closed: PromiseSettledResult<unknown>[] = []
    for (const service of started.splice(0).reverse()) closed.push(...(await Promise.allSettled([service.close()])))
    const failed = closed.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
  const keep = <T extends { close: () => Promise<unknown> }>(service: T): T => {
    started.push(service)
    options.signal?.throwIfAborted()
    return service
  }
  try {
    return await assemble(options, keep, close)
  } catch (error) {
    await close()
    throw error
  }
}

async function assemble(
  options: WorldOptions,
  keep: <T extends { close: () => Promise<unknown> }>(service: T) => T,
  close: () => Promise<void>,
): Promise<World> {
  const { dataDir } = options
  const inDataDir = (name: string): string => join(dataDir, name)
  const added = readAddedPeople(process.env.DEV_PEOPLE)
  if (options.fresh) await removeData(dataDir)
  if (!options.persist) keep({ close: () => removeData(dataDir) })

  const people = await rememberPeople(inDataDir('people.json'), added)
  const secrets = await loadSecrets(inDataDir('secrets.json'))

  const postgres = await step('Starting PostgreSQL', async () => {
    if (!options.persist) await copyMigrated(inDataDir('postgres'))
    return startPostgres({ dataDir: inDataDir('postgres') })
  })
  keep({ close: postgres.stop })
  const databaseUrl = options.dbName ? await ensureDatabase(postgres.url, options.dbName) : postgres.url
  await step('Migrating the database', () => migrate(databaseUrl))
  const neon = keep(await startNeonFront({ postgresUrl: databaseUrl }))

  const github = keep(await step('Starting the emulated GitHub', () => startGithub({ people })))
  const google = keep(await step('Starting the emulated Google', () => startGoogle({ people })))
  const twitter = keep(await startTwitter({ people }))
  const discord = keep(await startDiscord({ people }))
  const model = keep(await startModel())
  const content = keep(await startContent())
  const sources = keep(await startSources())
  const stripe = keep(await openShop(options))
  await step('Seeding the database', () => seed({ databaseUrl, neonUrl: neon.httpUrl, githubUrl: github.url, people }))

  const app = { url: appUrlOf(options) }
  const places = {
    app,
    postgres: { url: databaseUrl },
    neon: { url: neon.httpUrl },
    github,
    google,
    twitter,
    discord,
    model,
    content,
    sources,
    stripe,
  }
  const services = await announceServices(inDataDir('services.json'), places)
  keep({ close: () => forgetServices(inDataDir('services.json')) })
  const signIn = { githubUrl: github.url, githubApiUrl: github.control.apiUrl, googleUrl: google.url, twitter, discord }
  const vars = workerVars({ options, secrets, databaseUrl, neon, ...signIn, model, content, sources, stripe })
  return { vars, services, people, databaseUrl, neon, model, stripe, close }
}

const appUrlOf = ({ appPort }: WorldOptions): string => `http://localhost:${appPort}`

/** Stripe with our products and prices; it reaches the app as soon as that runs. */
async function openShop(options: WorldOptions): Promise<StripeStandIn> {
  const appUrl = appUrlOf(options)
  const stripe = await startStripe({
    webhookUrl: `${appUrl}/ft/stripe/webhook`,
    // somebody's app may be away for a while; in tests nobody waits
    ...(options.persist && { file: join(options.dataDir, 'stripe.json'), retryDelaysMs: patientRetriesMs }),
  })
  const { secretKey: STRIPE_SECRET_KEY } = stripe.control.keys
  await setUpStripe(await openStripe({ STRIPE_SECRET_KEY, STRIPE_API_URL: stripe.url }), { appUrl, hasWebhook: true })
  return stripe
}

/** Writes down what runs where, for whoever joins this world. */
async function announceServices(file: string, places: Record<string, { url: string }>): Promise<Services['services']> {
  const services = Object.fromEntries(
    Object.entries(places).map(([name, { url }]) => [name, { url, port: Number(new URL(url).port) }]),
  )
  await writeServices(file, { pid: process.pid, services })
  return services
}

/** Removes what the world keeps; the lock and the log of whoever is running it are theirs. */
async function removeData(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return
  await removePostgres(join(dataDir, 'postgres'))
  const names = ['people.json', 'secrets.json', 'services.json', 'stripe.json', 'worker']
  for (const name of names) await rm(join(dataDir, name), { recursive: true, force: true })
  await rmdir(dataDir).catch(() => undefined) // unless somebody else has something in it
}
