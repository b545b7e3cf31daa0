import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Env } from '#worker/env.ts'
import { fetchCapped } from './fetch-capped.ts'

/** A model that can be asked; its provider's code is loaded when it is. */
export interface Model {
  name: string
  open: () => Promise<LanguageModelV4>
}

/** Which model writes here. `main` is null where the built-in author writes everything. */
export interface Models {
  main: Model | null
}

/** The model that the environment chooses: none, an OpenAI-compatible endpoint, or Workers AI. */
export function chooseModels(env: Env): Models {
  const name = env.MODEL_NAME ?? ''
  if (env.MODEL_PROVIDER === 'openai-compatible') return { main: { name, open: () => openCompatible(env, name) } }
  const { AI } = env
  if (env.MODEL_PROVIDER === 'workers-ai' && AI) return { main: { name, open: () => openWorkersAi(AI, name) } }
  return { main: null }
}

async function openCompatible(env: Env, name: string): Promise<LanguageModelV4> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: env.MODEL_BASE_URL ?? '',
    ...(env.MODEL_API_KEY ? { apiKey: env.MODEL_API_KEY } : {}),
    includeUsage: true,
    fetch: fetchCapped,
  })
  return provider.chatModel(name)
}

async function openWorkersAi(binding: NonNullable<Env['AI']>, name: string): Promise<LanguageModelV4> {
  const { createWorkersAI } = await import('workers-ai-provider')
  return createWorkersAI({ binding })(name as Parameters<ReturnType<typeof createWorkersAI>>[0])
}
