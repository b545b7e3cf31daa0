import type { ModelStandIn } from '#dev/model-stand-in.ts'
import type { NeonFront } from '#dev/neon-front.ts'
import type { Secrets } from '#dev/secrets.ts'

/** A person's own model: whatever of these stands in the environment goes to the worker as it is. */
const passedOn = [
  ...(['MODEL_PROVIDER', 'MODEL_BASE_URL', 'MODEL_API_KEY', 'MODEL_NAME'] as const),
  ...(['MODEL_SILENCE_SECONDS', 'MODEL_TOTAL_SECONDS', 'GENERATION_LEASE_SECONDS'] as const),
]

/** The worker's environment in the local world; names as in src/worker/env.ts. */
export function workerVars(world: {
  options: { appPort: number; model?: 'builtin' | 'stand-in' }
  secrets: Secrets
  databaseUrl: string
  neon: NeonFront
  githubUrl: string
  model: ModelStandIn
}): Record<string, string> {
  const { options, secrets, neon, githubUrl, model } = world
  return {
    APP_URL: `http://localhost:${options.appPort}`,
    DATABASE_URL: world.databaseUrl,
    NEON_HTTP_URL: neon.httpUrl,
    ...secrets,
    GITHUB_CLIENT_ID: 'tubli-local',
    GITHUB_CLIENT_SECRET: 'not-a-secret',
    GITHUB_OAUTH_URL: githubUrl,
    GITHUB_API_URL: githubUrl,
    ...(options.model === 'stand-in' ? standInVars(model) : { MODEL_PROVIDER: 'builtin' }),
    ...ownModelVars(),
  }
}

function standInVars(model: ModelStandIn): Record<string, string> {
  return {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: `${model.url}/v1`,
    MODEL_API_KEY: model.apiKey,
    MODEL_NAME: model.modelName,
  }
}

function ownModelVars(): Record<string, string> {
  const found = passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]] as const] : []))
  return Object.fromEntries(found)
}
