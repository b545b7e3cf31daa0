import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAnswer } from '#client/features/connections/use-answer.ts'
import { useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { Kit } from '#client/ui/kit/kit.tsx'
import { ToastOutlet } from '#client/ui/toast/toast-outlet.tsx'
import classes from './profile-page.module.css'

const ReportPopup = lazyDialog(async () => (await import('./report-popup.tsx')).ReportPopup)

/** Ask, answer, block, report: what can be done about somebody, by how one stands to them. */
export function Standing({ userId, name }: { userId: string; name: string }) {
  const [isReporting, setIsReporting] = useState(false)
  const { request, withdraw, block } = useAnswer()
  // whom one has blocked one stands in no way to
  const isMet = block.isIdle || block.isError
  const check = useQuery({ ...useTRPC().connections.check.queryOptions({ userId }), enabled: isMet })
  const data = isMet ? check.data : undefined
  return (
    <div className={classes.edit}>
      {data?.status === 'none' && (
        <Button loading={request.isPending} onClick={() => request.mutate({ userId })}>
          Connect
        </Button>
      )}
      {data?.status === 'requested' && (
        <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate({ userId })}>
          Withdraw your request
        </Button>
      )}
      {data?.status === 'pending' && <ButtonLink to="/notifications/connections">Answer their request</ButtonLink>}
      {data?.status === 'connected' && <span role="status">You are connected</span>}
      <Button
        {...{ variant: 'subtle', color: 'gray' }}
        loading={block.isPending}
        disabled={block.isSuccess}
        onClick={() => block.mutate({ userId })}
      >
        {block.isSuccess ? 'Blocked' : 'Block'}
      </Button>
      <Button {...{ variant: 'subtle', color: 'gray' }} onClick={() => setIsReporting(true)}>
        Report
      </Button>
      <ReportPopup isOpen={isReporting} onClose={() => setIsReporting(false)} userId={userId} name={name} />
      <Kit>
        <ToastOutlet />
      </Kit>
    </div>
  )
}
