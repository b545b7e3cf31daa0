import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCopilotChanged } from '#client/features/copilot/use-writing.ts'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from '../copilot.module.css'

const Popup = lazyDialog(() => import('#client/ui/dialog/popup.tsx').then((module) => module.Popup))

/** Asks once, then forgets a job with all that was written for it. */
export function RemoveJob({ jobId }: { jobId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const changed = useCopilotChanged()
  const removing = useMutation(
    useTRPC().copilot.removeJob.mutationOptions({
      onSuccess: async () => {
        await navigate({ to: '/playground/chats' })
        await changed()
      },
    }),
  )
  return (
    <div className={classes.remove}>
      <Button size="sm" variant="outline" color="red" onClick={() => setIsOpen(true)}>
        Forget this job…
      </Button>
      <Popup
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Forget this job?"
        closeLabel="Keep it"
        confirm={{
          label: 'Forget it',
          isDestructive: true,
          isWaiting: removing.isPending,
          onConfirm: () => removing.mutate({ jobId }),
        }}
      >
        Every text that was written for it goes with it. What you kept with the application stays there.
        {removing.isError && (
          <Text tone="danger" role="alert">
            {refusalOf(removing.error)?.error ?? 'The connection was lost. Nothing was removed.'}
          </Text>
        )}
      </Popup>
    </div>
  )
}
