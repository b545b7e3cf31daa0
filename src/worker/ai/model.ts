import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { createWorkersAI } from 'workers-ai-provider'
import type { Env } from '#worker/env.ts'
import { fetchCapped } from './fetch-capped.ts'

/** Which model writes here. `main` is null where the built-in author writes everything. */
export interface Models {
  main: { model: LanguageModelV4; name: string } | null
}

/** The model that the environment chooses, opened when somebody asks: most requests never do. */
export function openModels(env: Env): Models {
  let opened: Models | null = null
  return {
    get main() {
      opened ??= { main: openMain(env) }
      return opened.main
    },
  }
}

/** None, an OpenAI-compatible endpoint, or Workers AI. */
function openMain(env: Env): Models['main'] {
  const name = env.MODEL_NAME ?? ''
  if (env.MODEL_PROVIDER === 'openai-compatible') {
    const provider = createOpenAICompatible({
      name: 'model',
      baseURL: env.MODEL_BASE_URL ?? '',
      ...(env.MODEL_API_KEY ? { apiKey: env.MODEL_API_KEY } : {}),
      includeUsage: true,
      fetch: fetchCapped,
    })
    return { model: provider.chatModel(name), name }
  }
  if (env.MODEL_PROVIDER === 'workers-ai' && env.AI) {
    return {
      model: createWorkersAI({ binding: env.AI })(name as Parameters<ReturnType<typeof createWorkersAI>>[0]),
      name,
    }
  }
  return null
}
