import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import type { DocumentKind } from '#shared/applications/rules.ts'
import { joinPieces } from '#shared/copilot/pieces.ts'
import type { TextKind } from '#shared/copilot/rules.ts'
import type { Draft } from '#shared/copilot/schemas.ts'

/** As what a text is kept with an application. */
const DOCUMENTS: Partial<Record<TextKind, DocumentKind>> = {
  coverLetter: 'coverLetter',
  resumeSummary: 'resume',
  experience: 'resume',
  message: 'message',
}

/** Keeps a text as what was sent for a job of the board, which it saves first where it was not. */
export function KeepWithApplication({ listingId, draft }: { listingId: string; draft: Draft }) {
  const api = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const keeping = useMutation({
    mutationFn: async () => {
      const { applicationId } = await api.applications.add.mutate({ listingId })
      const kind = DOCUMENTS[draft.kind] ?? 'other'
      await api.applications.keepDocument.mutate({ applicationId, kind, body: joinPieces(draft.pieces) })
    },
    onSuccess: () => {
      showToast({ title: 'Kept with your application', variant: 'success' })
      return queryClient.invalidateQueries({ queryKey: trpc.applications.pathKey() })
    },
    onError: ({ message }) => showToast({ title: 'That was not kept', message, variant: 'error' }),
  })
  return (
    <Button size="sm" variant="default" loading={keeping.isPending} onClick={() => keeping.mutate()}>
      Keep with the application
    </Button>
  )
}
