import * as z from 'zod'
import { secret, url, variable } from './setting.ts'

/** Who hears a recorded answer; without it answers are typed. */
export const speech = {
  SPEECH_BASE_URL: variable(
    'an OpenAI-compatible endpoint that transcribes; without it answers are typed',
    url.optional(),
  ),
  SPEECH_MODEL: variable('the model there', z.string().optional()),
  SPEECH_API_KEY: secret('where the endpoint wants one', z.string().optional()),
}

export const SPEECH_WHOLE = ['SPEECH_BASE_URL', 'SPEECH_MODEL'] as const
