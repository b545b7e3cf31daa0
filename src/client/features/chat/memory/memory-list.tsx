import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { problemOf, useTRPC, useTRPCClient } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { focusArea, focusHome } from '#client/ui/focus/focus-home.ts'
import { LineField } from '#client/ui/form/line-field.tsx'
import { TrashIcon } from '#client/ui/icons.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { MEMORY_MAX_LENGTH } from '#shared/chat/rules.ts'
import classes from './memory-list.module.css'

/** What the assistant keeps in mind of somebody: what they wrote down here, nothing else, until they remove it. */
export function MemoryList() {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const list = useQuery(trpc.chat.memories.queryOptions())
  const [text, setText] = useState('')
  const readAgain = () => list.refetch()
  const add = useMutation({
    mutationFn: (sentence: string) => api.chat.addMemory.mutate({ text: sentence }),
    onSuccess: () => {
      setText('')
      return readAgain()
    },
  })
  const remove = useMutation({
    mutationFn: (memoryId: string) => api.chat.removeMemory.mutate({ memoryId }),
    onSuccess: readAgain,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') add.mutate(text.trim())
  }
  const memories = list.data?.memories ?? []
  return (
    <details {...focusArea} className={classes.memory}>
      <summary
        {...focusHome}
        className={classes.summary}
      >{`What I keep in mind${list.data ? ` (${memories.length})` : ''}`}</summary>
      <Text size="small">Only what you write down here; I know it in every conversation until you remove it.</Text>
      <ul className={classes.list} aria-label="What I keep in mind">
        {memories.map(({ memoryId, text: kept }) => (
          <li key={memoryId} className={classes.row}>
            <span className={classes.text} dir="auto">
              {kept}
            </span>
            <Button
              {...{ variant: 'subtle', color: 'gray', size: 'sm' }}
              aria-label={`Forget “${kept}”`}
              disabled={remove.isPending}
              onClick={() => remove.mutate(memoryId)}
            >
              <TrashIcon />
            </Button>
          </li>
        ))}
      </ul>
      <form className={classes.row} onSubmit={submit}>
        <LineField
          label="Keep in mind"
          placeholder="I write Go at work"
          maxLength={MEMORY_MAX_LENGTH}
          value={text}
          onChange={setText}
        />
        <Button type="submit" variant="default" size="sm" loading={add.isPending} disabled={text.trim() === ''}>
          Keep
        </Button>
      </form>
      <p role="alert" className={classes.problem}>
        {problemOf(list.error ?? add.error ?? remove.error)}
      </p>
    </details>
  )
}
