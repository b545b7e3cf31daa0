import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startContent } from '#dev/stand-ins/content/start-content.ts'
import { startDiscord } from '#dev/stand-ins/discord/start-discord.ts'
import { startModel } from '#dev/stand-ins/model/start-model.ts'
import { startSources } from '#dev/stand-ins/sources/start-sources.ts'
import { startStripe } from '#dev/stand-ins/stripe/start-stripe.ts'
import { startTwitter } from '#dev/stand-ins/twitter/start-twitter.ts'
import { loadSecrets } from '#dev/world/secrets.ts'
import { workerVars } from '#dev/world/worker-vars.ts'
import { BINDINGS, CAPABILITIES, readEnv } from '#worker/env.ts'

type World = Parameters<typeof workerVars>[0]

let world: World
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tubli-vars-'))
  world = {
    options: { appPort: 5173 },
    secrets: await loadSecrets(join(folder, 'secrets.json')),
    databaseUrl: 'postgres://postgres@127.0.0.1:1/tubli',
    neon: { httpUrl: 'http://127.0.0.1:1/sql' } as World['neon'],
    githubUrl: 'http://127.0.0.1:1',
    githubApiUrl: 'http://127.0.0.1:1',
    googleUrl: 'http://127.0.0.1:1',
    twitter: await startTwitter({ people: [] }),
    discord: await startDiscord({ people: [] }),
    model: await startModel(),
    content: await startContent(),
    sources: await startSources(),
    stripe: await startStripe(),
  }
})

afterAll(async () => {
  await Promise.all(
    [world.twitter, world.discord, world.model, world.content, world.stripe].map(({ close }) => close()),
  )
  await rm(folder, { recursive: true })
})

const settings = Object.keys(Object.assign({}, ...Object.values(CAPABILITIES)))
const bindings = Object.fromEntries(BINDINGS.map((name) => [name, {}]))

describe.each(['builtin', 'stand-in'] as const)(
  "the worker's variables in the local world, with the model %s",
  (model) => {
    const vars = () => workerVars({ ...world, options: { appPort: 5173, model } })

    it('are settings that the worker knows', () => {
      expect(Object.keys(vars()).filter((name) => !settings.includes(name))).toEqual([])
    })

    it('are all that it needs', () => {
      expect(() => readEnv({ ...vars(), ...bindings })).not.toThrow()
    })

    it('lead nowhere beyond this machine', () => {
      const { MAPS_API_KEY, ...env } = readEnv({ ...vars(), ...bindings })
      const addresses = Object.entries(env).filter(([name]) => /_URL$/.test(name))
      const outside = addresses.filter(
        ([, url]) => url && !/^\w+:\/\/(\w+@)?(127\.0\.0\.1|localhost)[:/]/.test(String(url)),
      )
      // not asked without a key
      expect(outside.map(([name]) => name)).toEqual(MAPS_API_KEY ? [] : ['MAPS_API_URL'])
    })
  },
)

it('MODEL_PROVIDER=auto is the model server on this machine, or the built-in author', () => {
  vi.stubEnv('MODEL_PROVIDER', 'auto')
  const modelServer = { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', models: ['llama3.2'] }
  const varsWith = (options: Partial<World['options']>) =>
    workerVars({ ...world, options: { appPort: 5173, ...options } })
  expect(varsWith({ modelServer })).toMatchObject({ MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'llama3.2' })
  expect(varsWith({})).toMatchObject({ MODEL_PROVIDER: 'builtin' })
  vi.unstubAllEnvs()
})
