import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Api, useTRPCClient } from '#client/trpc.ts'
import type { TextKind } from '#shared/copilot/rules.ts'
import { streamText } from './stream-text.ts'
import { useCopilotChanged } from './use-writing.ts'

export type StreamedKind = Extract<TextKind, 'summary' | 'interview'>

const PATHS: Record<StreamedKind, string> = {
  summary: '/gpt/developer/playground/jd/streaming/summary',
  interview: '/gpt/developer/playground/jd/streaming/mock/interview/v2',
}

/** Has a text written that is read as it comes, with a way to stop it; leaving the page stops it, too. */
export function useStreamedText(jobId: string, kind: StreamedKind) {
  const [text, setText] = useState('')
  const stopping = useRef<AbortController | null>(null)
  const api = useTRPCClient()
  const changed = useCopilotChanged()
  useEffect(() => () => stopping.current?.abort(), [])
  const writing = useMutation({
    mutationFn: ({ textId, before }: { textId?: string | undefined; before: string }) => {
      setText(before)
      const abort = new AbortController()
      stopping.current = abort
      return new Promise<void>((resolve, reject) => {
        void streamText(PATHS[kind], { jobId, textId }, abort.signal, {
          onChunk: (all) => setText(before + all),
          onFinal: () => {
            if (kind === 'summary') noteSummary(api, jobId)
            resolve()
          },
          // what there is of it was kept
          onError: (failure) => (abort.signal.aborted ? resolve() : reject(failure)),
        })
      })
    },
    onSettled: changed,
  })
  const stop = () => {
    stopping.current?.abort()
    // its server may not hear that nobody reads any more
    api.copilot.stopText.mutate({ jobId, kind }).then(changed, () => undefined)
  }
  return { text, write: writing.mutate, stop, isWriting: writing.isPending, error: writing.error }
}

/** 1§3: that somebody had an ad summed up, once a job; nothing waits for it. */
function noteSummary({ analytics }: Api, jobId: string): void {
  const event = { eventId: `copilot.jd.summary:${jobId}`, eventType: 'copilot.jd.summary' as const, payload: { jobId } }
  void analytics.save.mutate(event).catch(() => undefined)
}
