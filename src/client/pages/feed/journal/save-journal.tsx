import { useMutation } from '@tanstack/react-query'
import { localDay } from '#client/lib/dates/local-day.ts'
import { saveBlob } from '#client/lib/save-blob.ts'
import { useTRPCClient } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import type { OwnEntry } from '#shared/journal/schemas.ts'
import { toMarkdown } from '#shared/journal/to-markdown.ts'

/** The whole journal as one file, to be taken along. */
export function SaveJournal() {
  const api = useTRPCClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const entries: OwnEntry[] = []
      for (let hasMore = true; hasMore; ) {
        const last = entries.at(-1)
        const page = await api.journal.mine.query(last ? { before: last.id } : {})
        entries.push(...page.entries)
        hasMore = page.hasMore
      }
      return toMarkdown(entries)
    },
    onSuccess: (text) => saveBlob(new Blob([text], { type: 'text/markdown' }), `journal-${localDay()}.md`),
    onError: () => showToast({ title: 'The file could not be made', message: 'Please try again.', variant: 'error' }),
  })
  return (
    <Button {...{ variant: 'default', size: 'sm' }} loading={isPending} onClick={() => mutate()}>
      Save as Markdown
    </Button>
  )
}
