import * as z from 'zod'
import { seconds, secret, url, variable } from './setting.ts'

/** Who writes: the built-in author, or a model. */
export const model = {
  MODEL_PROVIDER: variable(
    '`builtin` (default, needs nothing), `openai-compatible` or `workers-ai`',
    z.enum(['builtin', 'openai-compatible', 'workers-ai']).default('builtin'),
  ),
  MODEL_BASE_URL: variable(
    'for `openai-compatible`: OpenAI, OpenRouter, Groq, Ollama, vLLM, a gateway',
    url.optional(),
  ),
  MODEL_NAME: variable('the model there, or at Workers AI', z.string().optional()),
  MODEL_API_KEY: secret('where the endpoint wants one', z.string().optional()),
  MODEL_SILENCE_SECONDS: variable('how long a model may be silent (30)', seconds(30)),
  MODEL_TOTAL_SECONDS: variable('how long a model may take in all (300)', seconds(300)),
}

/** What a provider needs besides its name. */
export const NEEDED_BY_PROVIDER = {
  builtin: [],
  'openai-compatible': ['MODEL_BASE_URL', 'MODEL_NAME'],
  'workers-ai': ['MODEL_NAME'],
} as const
