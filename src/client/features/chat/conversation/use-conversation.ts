import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useLive } from '#client/features/live/use-live.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
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
  const options = trpc.chat.conversation.queryOptions({ conversationId: conversationId ?? '' })
  const query = useQuery({ ...options, enabled: conversationId !== null })
  const { queryKey } = options
  const readAgain = useCallback(() => {
    for (const key of [trpc.chat.pathKey(), trpc.quotas.check.queryKey()])
      void queryClient.invalidateQueries({ queryKey: key })
  }, [queryClient, trpc])
  const ask = useMutation({
    mutationFn: (asked: Asked) => api.chat.ask.mutate(asked),
    onSuccess: (answer) => {
      const key = trpc.chat.conversation.queryKey({ conversationId: answer.conversationId })
      queryClient.setQueryData<Conversation>(key, (known) => withRun(known, answer))
      onBegun(answer.conversationId)
      readAgain()
    },
  })
  const writing = query.data?.runs.findLast(({ status }) => status === 'writing')
  const heard = useRef('')
  const keyText = JSON.stringify(queryKey)
  const onWord = useCallback(
    (said: string) => {
      const word: Word = JSON.parse(said)
      // put together here: what a read brings meanwhile may be older
      heard.current = heard.current.slice(0, word.at) + word.text
      const { status } = word
      const told = { status, answer: heard.current }
      queryClient.setQueryData<Conversation>(queryKey, (known) => known && withAnswer(known, told))
      if (word.status !== 'writing') readAgain()
    },
    [keyText, queryClient, readAgain],
  )
  useLive(writing ? `/ft/chat/live/${writing.runId}` : null, onWord)
  const stop = useMutation({
    mutationFn: (runId: string) => api.chat.stop.mutate({ runId }),
    onSettled: readAgain,
  })
  return { query, ask, stop, writing: writing ?? null }
}

const withRun = (known: Conversation | undefined, { conversationId, run }: AskOutput): Conversation => ({
  ...{ conversationId, title: known?.title ?? run.query },
  runs: [...(known?.runs ?? []).filter(({ runId }) => runId !== run.runId), run],
})

const withAnswer = (known: Conversation, told: Pick<ChatRun, 'status' | 'answer'>): Conversation => ({
  ...known,
  runs: known.runs.map((run) => (run.status === 'writing' ? { ...run, ...told } : run)),
})
