import { useId, useState } from 'react'
import { problemOf } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { focusArea, focusHome } from '#client/ui/focus/focus-home.ts'
import { Ago } from '#client/ui/text/ago.tsx'
import type { ListedConversation } from '#shared/chat/schemas.ts'
import { MoreIcon, PinIcon } from '../icons.tsx'
import classes from './history-list.module.css'
import { NameForm } from './name-form.tsx'
import { useConversationChanges } from './use-conversation-changes.ts'

interface HistoryEntryProps {
  conversation: ListedConversation
  openId: string | null
  onOpen: (conversationId: string) => void
  onRemoved: (conversationId: string) => void
}

type Shown = 'nothing' | 'tools' | 'name' | 'removal'

const TOOL = { variant: 'subtle', color: 'gray', size: 'sm' } as const

/** A conversation, and what can be done about it. */
export function HistoryEntry({ conversation, openId, onOpen, onRemoved }: HistoryEntryProps) {
  const { conversationId, title, lastAt, isPinned } = conversation
  const [shown, setShown] = useState<Shown>('nothing')
  const id = useId()
  const changes = useConversationChanges(conversation, onRemoved)
  const { update, remove, take } = changes
  const problem = problemOf(update.error ?? remove.error ?? take.error)
  return (
    <li {...focusArea} className={classes.entry}>
      <div className={classes.row}>
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
            {isPinned && <PinIcon />}
            {isPinned && 'Pinned · '}
            <Ago moment={lastAt} />
          </span>
        </button>
        <Button
          {...{ ...TOOL, ...focusHome }}
          aria-label={`More about “${title}”`}
          aria-expanded={shown !== 'nothing'}
          aria-controls={id}
          onClick={() => setShown(shown === 'nothing' ? 'tools' : 'nothing')}
        >
          <MoreIcon />
        </Button>
      </div>
      <div id={id} className={classes.tools} hidden={shown === 'nothing'}>
        {shown !== 'nothing' && <EntryTools {...{ conversation, shown, setShown, changes }} />}
      </div>
      <p role="alert" className={classes.problem}>
        {problem}
      </p>
    </li>
  )
}

interface EntryToolsProps {
  conversation: ListedConversation
  shown: Shown
  setShown: (shown: Shown) => void
  changes: ReturnType<typeof useConversationChanges>
}

function EntryTools({ conversation, shown, setShown, changes }: EntryToolsProps) {
  const { title, isPinned } = conversation
  const { update, remove, take } = changes
  const close = () => setShown('nothing')
  if (shown === 'name')
    return (
      <NameForm
        name={title}
        isBusy={update.isPending}
        onName={(name) => update.mutate({ title: name }, { onSuccess: close })}
        onLeave={() => setShown('tools')}
      />
    )
  if (shown === 'removal')
    return (
      <>
        <span className={classes.question}>Delete it with all that was said?</span>
        <Button size="sm" color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
          Delete
        </Button>
        <Button {...TOOL} onClick={() => setShown('tools')}>
          Keep
        </Button>
      </>
    )
  return (
    <>
      <Button {...TOOL} loading={update.isPending} onClick={() => update.mutate({ isPinned: !isPinned })}>
        {isPinned ? 'Unpin' : 'Pin'}
      </Button>
      <Button {...TOOL} onClick={() => setShown('name')}>
        Rename
      </Button>
      <Button {...TOOL} loading={take.isPending} onClick={() => take.mutate()}>
        Export
      </Button>
      <Button {...TOOL} onClick={() => setShown('removal')}>
        Delete
      </Button>
    </>
  )
}
