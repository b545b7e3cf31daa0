import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf, useTRPC } from '#client/trpc.ts'
import { focusArea, focusHome } from '#client/ui/focus/focus-home.ts'
import { LineField } from '#client/ui/form/line-field.tsx'
import { useSearchText } from '#client/ui/form/use-search-text.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { SEARCH_MAX_LENGTH } from '#shared/chat/rules.ts'
import { MemoryList } from '../memory/memory-list.tsx'
import { HistoryEntry } from './history-entry.tsx'
import classes from './history-list.module.css'

interface HistoryListProps {
  openId: string | null
  onOpen: (conversationId: string) => void
  onRemoved: (conversationId: string) => void
}

/** What was talked about before, the pinned first, then the latest; picking one opens it (R-CHAT-08). */
export const HistoryList = (props: HistoryListProps) => (
  <div {...focusArea} className={classes.history}>
    <Conversations {...props} />
    <MemoryList />
  </div>
)

function Conversations(props: HistoryListProps) {
  const [search, setSearch] = useState('')
  const { typed, setTyped, searchSoon, submit } = useSearchText(search, setSearch)
  const list = useQuery({ ...useTRPC().chat.list.queryOptions({ search }), placeholderData: keepPreviousData })
  if (list.isPending) return <Text className={classes.note}>Loading …</Text>
  const conversations = list.data?.conversations ?? []
  // what was typed stays, whatever becomes of it
  const isSearched = conversations.length > 0 || search !== '' || list.isError
  if (!isSearched) return <Text className={classes.note}>Nothing was asked yet.</Text>
  return (
    <div className={classes.conversations}>
      <form className={classes.search} onSubmit={submit}>
        <LineField
          {...focusHome}
          type="search"
          label="Search conversations"
          placeholder="Search what you asked …"
          maxLength={SEARCH_MAX_LENGTH}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            searchSoon(text)
          }}
        />
      </form>
      <p role="status" className={classes.none}>
        {list.isSuccess && conversations.length === 0 && `Nothing you asked has “${search}”.`}
      </p>
      {list.isError && (
        <div className={classes.note}>
          <ErrorState title={problemOf(list.error) ?? ''} onRetry={() => void list.refetch()} />
        </div>
      )}
      <ul className={classes.list} aria-label="Conversations">
        {conversations.map((conversation) => (
          <HistoryEntry key={conversation.conversationId} {...{ ...props, conversation }} />
        ))}
      </ul>
    </div>
  )
}
