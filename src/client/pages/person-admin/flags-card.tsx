import { Checkbox, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTRPC } from '#client/trpc.ts'
import type { PersonPage } from '#shared/admin/people-schemas.ts'
import { GROUP_MAX_LENGTH } from '#shared/invites/rules.ts'
import { ReasonedForm } from './reasoned-form.tsx'
import { usePersonChanged } from './use-person-changed.ts'

/** The group and cohort that they belong to, and whether they are nobody but a dummy. */
export function FlagsCard({ person }: { person: PersonPage }) {
  const { userId } = person
  const trpc = useTRPC()
  const [reference, setReference] = useState(person.reference ?? '')
  const [cohort, setCohort] = useState(person.cohort ?? '')
  const [isDummy, setIsDummy] = useState(person.isDummy)
  const onSuccess = usePersonChanged(userId)
  const { mutate, isPending, isSuccess, error } = useMutation(trpc.admin.changeFlags.mutationOptions({ onSuccess }))
  return (
    <ReasonedForm
      title="Group and flags"
      hint="It is noted."
      label="Save"
      isWaiting={isPending}
      error={error}
      done={isSuccess ? 'Saved.' : null}
      onSubmit={(reason) => mutate({ userId, isDummy, reference, cohort, reason })}
    >
      <TextInput
        label="Reference"
        maxLength={GROUP_MAX_LENGTH}
        value={reference}
        onChange={({ currentTarget }) => setReference(currentTarget.value)}
      />
      <TextInput
        label="Cohort"
        description="Opens the internship"
        maxLength={GROUP_MAX_LENGTH}
        value={cohort}
        onChange={({ currentTarget }) => setCohort(currentTarget.value)}
      />
      {!person.isAdmin && (
        <Checkbox
          label="A dummy: an account for trying things out, which belongs to nobody"
          checked={isDummy}
          onChange={({ currentTarget }) => setIsDummy(currentTarget.checked)}
        />
      )}
    </ReasonedForm>
  )
}
