import { useImpersonate } from '#client/features/auth/impersonation/use-impersonate.ts'
import type { PersonPage } from '#shared/admin/people-schemas.ts'
import { ReasonedForm } from './reasoned-form.tsx'

/** The product as they see it, for an hour. */
export function LookCard({ person: { userId } }: { person: PersonPage }) {
  const { mutate, isPending, isSuccess, error } = useImpersonate()
  return (
    <ReasonedForm
      title="Look as this person"
      hint="They read it on their settings page, with your name."
      label="Look for an hour"
      isWaiting={isPending || isSuccess}
      error={error}
      done={null}
      onSubmit={(reason) => mutate({ userId, reason })}
    />
  )
}
