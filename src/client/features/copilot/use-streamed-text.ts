import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
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
          onFinal: () => resolve(),
          // what there is of it was kept
          onError: (failure) => (abort.signal.aborted ? resolve() : reject(failure)),
        })
      })
    },
    onSettled: changed,
  })
  return {
    text,
    write: writing.mutate,
    stop: () => stopping.current?.abort(),
    isWriting: writing.isPending,
    error: writing.error,
  }
}
