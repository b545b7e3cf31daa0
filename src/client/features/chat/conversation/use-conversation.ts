import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useLive } from '#client/features/live/use-live.ts'
import { problemOf, useChanged, useTRPC, useTRPCClient } from '#client/trpc.ts'
import type { AskOutput, ChatRun, Conversation } from '#shared/chat/schemas.ts'
import type { Question, Talk } from './talk.ts'

/** A question on its way, asked once however often it is sent. */
interface Asked extends Question {
  conversationId: string | null
  key: string
}

interface Word {
  at: number
  text: string
  status: ChatRun['status']
}

/**
 * A conversation as it stands on the server, with the answer that is being written there heard as it is written, also in
 * another tab or after a reload.
 * @param conversationId null for one that is not begun
 * @param onBegun hears which it became
 */
export function useConversation(conversationId: string | null, onBegun: (conversationId: string) => void): Talk {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const queryClient = useQueryClient()
  const changed = useChanged()
  const input = { conversationId: conversationId ?? '' }
  const query = useQuery({ ...trpc.chat.conversation.queryOptions(input), enabled: conversationId !== null })
  const ask = useMutation({
    mutationFn: (asked: Asked) => api.chat.ask.mutate(asked),
    onSuccess: (answer) => {
      const queryKey = trpc.chat.conversation.queryKey({ conversationId: answer.conversationId })
      queryClient.setQueryData<Conversation>(queryKey, (known) => withRun(known, answer))
      onBegun(answer.conversationId)
      void changed('chat')
    },
  })
  const readAgain = useCallback(() => {
    void changed('chat')
    const queryKey = trpc.chat.conversation.queryKey({ conversationId: conversationId ?? '' })
    return queryClient.invalidateQueries({ queryKey })
  }, [changed, queryClient, trpc, conversationId])
  const runs = query.data?.runs ?? []
  const writing = runs.findLast(({ status }) => status === 'writing')?.runId ?? null
  const heard = useRef('')
  const onWord = useCallback(
    (said: string) => {
      const { at, text, status }: Word = JSON.parse(said)
      // put together here: what a read brings meanwhile may be older
      heard.current = heard.current.slice(0, at) + text
      const told = { status, answer: heard.current }
      const queryKey = trpc.chat.conversation.queryKey({ conversationId: conversationId ?? '' })
      queryClient.setQueryData<Conversation>(queryKey, (known) => known && withAnswer(known, writing, told))
      if (status !== 'writing') void readAgain()
    },
    [queryClient, trpc, conversationId, writing, readAgain],
  )
  useLive(writing && `/ft/chat/live/${writing}`, onWord)
  const stop = useMutation({
    mutationFn: (runId: string) => api.chat.stop.mutate({ runId }),
    onSettled: readAgain,
  })
  return {
    runs,
    isBegun: conversationId !== null,
    isLoading: conversationId !== null && query.isPending,
    problem: query.data ? null : problemOf(query.error),
    onReload: () => void query.refetch(),
    asked: ask.isPending || ask.isError ? (ask.variables ?? null) : null,
    error: ask.error,
    onAsk: (question) => ask.mutate({ ...question, conversationId, key: crypto.randomUUID() }),
    onAskAgain: () => ask.variables && ask.mutate(ask.variables),
    onStop: writing === null ? null : () => stop.mutate(writing),
  }
}

const withRun = (known: Conversation | undefined, { conversationId, run }: AskOutput): Conversation => ({
  ...{ conversationId, title: known?.title ?? run.query },
  runs: [...(known?.runs ?? []).filter(({ runId }) => runId !== run.runId), run],
})

const withAnswer = (known: Conversation, writing: string | null, told: Pick<ChatRun, 'status' | 'answer'>) => ({
  ...known,
  runs: known.runs.map((run) => (run.runId === writing ? { ...run, ...told } : run)),
})
