import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useChanged, useTRPCClient } from '#client/trpc.ts'
import { MOST_MESSAGES, QUERY_MAX_LENGTH } from '#shared/chat/rules.ts'
import type { ChatMessage, ChatRun } from '#shared/chat/schemas.ts'
import type { Question, Talk } from './talk.ts'

/** A conversation that is kept nowhere but on this page, and is gone with it (C112). */
export function useTemporary(): Talk {
  const api = useTRPCClient()
  const changed = useChanged()
  const [runs, setRuns] = useState<ChatRun[]>([])
  const ask = useMutation({
    mutationFn: ({ query, parentId }: Question) =>
      api.chat.complete.mutate({ messages: [...earlierOf(runs, parentId ?? null), { role: 'user', content: query }] }),
    onSuccess: (answered, { query, about, parentId = null }) => {
      const moment = { runId: crypto.randomUUID(), createdAt: new Date().toISOString() }
      setRuns((said) => [...said, { ...answered, ...moment, query, about, parentId, status: 'done' }])
      void changed('chat')
    },
  })
  return {
    ...{ runs, isBegun: runs.length > 0, isLoading: false, problem: null, onReload: () => {} },
    asked: ask.isPending || ask.isError ? (ask.variables ?? null) : null,
    error: ask.error,
    onAsk: (question) => ask.mutate({ ...question, parentId: question.parentId ?? null }),
    onAskAgain: () => ask.variables && ask.mutate(ask.variables),
    onStop: null,
  }
}

/** What was said before, as much of it as may be sent, the latest last. */
function earlierOf(runs: readonly ChatRun[], parentId: string | null): ChatMessage[] {
  const messages: ChatMessage[] = []
  for (let id = parentId; id !== null && messages.length < MOST_MESSAGES - 2; ) {
    const run = runs.find(({ runId }) => runId === id)
    if (!run) break
    messages.unshift(
      { role: 'user', content: run.query },
      { role: 'assistant', content: run.answer.slice(0, QUERY_MAX_LENGTH) },
    )
    id = run.parentId
  }
  return messages
}
