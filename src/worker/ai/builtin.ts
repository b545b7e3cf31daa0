import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { streamOf } from '#worker/stream-of.ts'

/**
 * The model that needs no key: streams an answer that a task computed without a model, a line at a time,
 * so that whoever listens to a model hears the built-in author in the same way.
 */
export function builtinModel(answer: string): LanguageModelV4 {
  const refuse = () => Promise.reject(new Error('The built-in model only streams.'))
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'builtin',
    supportedUrls: {},
    doGenerate: refuse,
    doStream: async () => ({ stream: streamOf(parts(answer)) }),
  }
}

function* parts(answer: string): Generator<LanguageModelV4StreamPart> {
  const id = 'answer'
  yield { type: 'stream-start', warnings: [] }
  yield { type: 'text-start', id }
  for (const line of answer.split(/(?<=\n)/)) yield { type: 'text-delta', id, delta: line }
  yield { type: 'text-end', id }
  const none = { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 }
  yield {
    type: 'finish',
    finishReason: { unified: 'stop', raw: 'stop' },
    usage: { inputTokens: none, outputTokens: { total: 0, text: 0, reasoning: 0 } },
  }
}
