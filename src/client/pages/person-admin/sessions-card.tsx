import { Radio } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAgo } from '#client/lib/dates/format-ago.ts'
import { useTRPC } from '#client/trpc.ts'
import { EmptyLine } from '#client/ui/list/empty-line.tsx'
import type { PersonPage } from '#shared/admin/people-schemas.ts'
import { ReasonedForm } from './reasoned-form.tsx'
import { usePersonChanged } from './use-person-changed.ts'

/** Where they are signed in, and the end of one of them. */
export function SessionsCard({ person: { userId, sessions } }: { person: PersonPage }) {
  const trpc = useTRPC()
  const [sessionId, setSessionId] = useState<string | null>(null)
  const onSuccess = usePersonChanged(userId)
  const { mutate, isPending, isSuccess, error } = useMutation(trpc.admin.endSession.mutationOptions({ onSuccess }))
  if (sessions.length === 0) return <EmptyLine>They are signed in nowhere.</EmptyLine>
  return (
    <ReasonedForm
      title="Sessions"
      hint="It is noted; whoever uses the session is signed out at their next click."
      label="End this session"
      isDisabled={!sessions.some(({ id }) => id === sessionId)}
      isWaiting={isPending}
      error={error}
      done={isSuccess ? 'It was ended.' : null}
      onSubmit={(reason) => sessionId && mutate({ userId, sessionId, reason })}
    >
      <Radio.Group label="Where they are signed in" value={sessionId} onChange={setSessionId}>
        {sessions.map(({ id, browser, system, provider, lastSeenAt }) => (
          <Radio
            key={id}
            value={id}
            my={8}
            label={`${browser ?? 'An unknown browser'} on ${system ?? 'something'}`}
            description={`Through ${provider}, last seen about ${formatAgo(lastSeenAt)}`}
          />
        ))}
      </Radio.Group>
    </ReasonedForm>
  )
}
