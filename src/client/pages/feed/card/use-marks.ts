import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTRPC } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import type { FeedItem } from '#shared/feed/schemas.ts'

/**
 * What somebody did with an item, shown at once. The lists stay as they are until they are opened again: nothing leaves
 * from under one's hand.
 */
export function useMarks({ itemId, isRead, isBookmarked }: FeedItem) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [marks, setMarks] = useState({ isRead, isBookmarked })
  const later = () => queryClient.invalidateQueries({ queryKey: trpc.feed.pathKey(), refetchType: 'none' })
  const save = useMutation(
    trpc.feed.mark.mutationOptions({
      onSuccess: later,
      onError: ({ message }) => showToast({ title: 'That was not kept', message, variant: 'error' }),
    }),
  )
  const opened = useMutation(trpc.feed.open.mutationOptions({ onSuccess: later }))
  const change = (said: Partial<typeof marks>) => {
    setMarks({ ...marks, ...said })
    save.mutate({ itemId, ...said }, { onError: () => setMarks(marks) })
  }
  const open = () => {
    setMarks({ ...marks, isRead: true })
    opened.mutate({ itemId })
  }
  return { ...marks, change, open }
}
