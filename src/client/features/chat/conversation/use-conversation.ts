import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useLive } from '#client/features/live/use-live.ts'
import { useChanged, useTRPC, useTRPCClient } from '#client/trpc.ts'
import type { AskOutput, ChatRun, Conversation } from '#shared/chat/schemas.ts'

/** A question on its way, asked once however often it is sent. */
export interface Asked {
  query: string
  about: string | null
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
export function useConversation(conversationId: string | null, onBegun: (conversationId: string) => void) {
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
  const heard = useRef('')
  const onWord = useCallback(
    (said: string) => {
      const { at, text, status }: Word = JSON.parse(said)
      // put together here: what a read brings meanwhile may be older
      heard.current = heard.current.slice(0, at) + text
      const told = { status, answer: heard.current }
      const queryKey = trpc.chat.conversation.queryKey({ conversationId: conversationId ?? '' })
      queryClient.setQueryData<Conversation>(queryKey, (known) => known && withAnswer(known, told))
      if (status !== 'writing') void readAgain()
    },
    [queryClient, trpc, conversationId, readAgain],
  )
  const writing = query.data?.runs.findLast(({ status }) => status === 'writing') ?? null
  useLive(writing && `/ft/chat/live/${writing.runId}`, onWord)
  const stop = useMutation({
    mutationFn: (runId: string) => api.chat.stop.mutate({ runId }),
    onSettled: readAgain,
  })
  return { query, ask, stop, writing }
}

const withRun = (known: Conversation | undefined, { conversationId, run }: AskOutput): Conversation => ({
  ...{ conversationId, title: known?.title ?? run.query },
  runs: [...(known?.runs ?? []).filter(({ runId }) => runId !== run.runId), run],
})

const withAnswer = (known: Conversation, told: Pick<ChatRun, 'status' | 'answer'>): Conversation => ({
  ...known,
  runs: known.runs.map((run) => (run.status === 'writing' ? { ...run, ...told } : run)),
})
