import { isInappropriate } from './is-inappropriate.ts'
import { isNonsense } from './is-nonsense.ts'
import { recogniseRequest } from './recognise-request.ts'

export type PromptVerdict = 'ok' | 'nonsense' | 'inappropriate'

/**
 * Says whether a learning prompt can be answered at all. Unknown subjects are 'ok', in any script; a prompt that names
 * a topic of the curriculum, or one that it is known to lack, is never nonsense. Instructions inside the prompt are text like any other.
 */
export function screenPrompt(prompt: string): PromptVerdict {
  if (isInappropriate(prompt)) return 'inappropriate'
  const { topics, beyond } = recogniseRequest(prompt)
  if (topics.length > 0 || beyond.length > 0) return 'ok'
  return isNonsense(prompt) ? 'nonsense' : 'ok'
}
