import { useMutation, useQuery } from '@tanstack/react-query'
import { problemOf, useChanged, useTRPC, useTRPCClient } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TrashIcon } from '#client/ui/icons.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './history-list.module.css'

interface HistoryListProps {
  openId: string | null
  onOpen: (conversationId: string) => void
  onRemoved: (conversationId: string) => void
}

/** What was talked about before, the latest first; picking one opens it (R-CHAT-08). */
export function HistoryList({ openId, onOpen, onRemoved }: HistoryListProps) {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const changed = useChanged()
  const list = useQuery(trpc.chat.list.queryOptions({}))
  const remove = useMutation({
    mutationFn: (conversationId: string) => api.chat.remove.mutate({ conversationId }),
    onSuccess: (_, conversationId) => {
      onRemoved(conversationId)
      return changed('chat')
    },
  })
  if (list.isPending) return <Text className={classes.note}>Loading …</Text>
  if (list.isError) return <ErrorState title={problemOf(list.error) ?? ''} onRetry={() => void list.refetch()} />
  const { conversations } = list.data
  if (conversations.length === 0) return <Text className={classes.note}>Nothing was asked yet.</Text>
  return (
    <ul className={classes.list} aria-label="Conversations">
      {conversations.map(({ conversationId, title, lastAt }) => (
        <li key={conversationId} className={classes.entry}>
          <button
            type="button"
            className={classes.open}
            aria-current={conversationId === openId || undefined}
            onClick={() => onOpen(conversationId)}
          >
            <span className={classes.title} dir="auto">
              {title}
            </span>
            <span className={classes.when}>
              <Ago moment={lastAt} />
            </span>
          </button>
          <Button
            {...{ variant: 'subtle', color: 'gray', size: 'sm' }}
            aria-label={`Delete “${title}”`}
            disabled={remove.isPending}
            onClick={() => remove.mutate(conversationId)}
          >
            <TrashIcon />
          </Button>
        </li>
      ))}
      {remove.isError && (
        <li role="alert" className={classes.note}>
          {problemOf(remove.error)}
        </li>
      )}
    </ul>
  )
}
