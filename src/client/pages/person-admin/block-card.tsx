import { useMutation } from '@tanstack/react-query'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { useTRPC } from '#client/trpc.ts'
import { Text } from '#client/ui/text/text.tsx'
import type { PersonPage } from '#shared/admin/people-schemas.ts'
import { ReasonedForm } from './reasoned-form.tsx'
import { usePersonChanged } from './use-person-changed.ts'

/** Keeps them out, or lets them in again. */
export function BlockCard({ person: { userId, blockedAt } }: { person: PersonPage }) {
  const trpc = useTRPC()
  const onSuccess = usePersonChanged(userId)
  const { mutate, isPending, isSuccess, error } = useMutation(trpc.admin.changeBlock.mutationOptions({ onSuccess }))
  const isBlocked = blockedAt !== null
  return (
    <ReasonedForm
      // another question is another form
      key={String(isBlocked)}
      title={isBlocked ? 'Let them in again' : 'Block'}
      hint="It is noted."
      label={isBlocked ? 'Let them in again' : 'Block and end all sessions'}
      isWaiting={isPending}
      error={error}
      done={isSuccess ? (isBlocked ? 'They are blocked.' : 'They can sign in again.') : null}
      onSubmit={(reason) => mutate({ userId, isBlocked: !isBlocked, reason })}
    >
      <Text>
        {isBlocked
          ? `They have been kept out since ${formatDay(blockedAt)}.`
          : 'They are signed out everywhere and cannot sign in. What they made stays.'}
      </Text>
    </ReasonedForm>
  )
}
