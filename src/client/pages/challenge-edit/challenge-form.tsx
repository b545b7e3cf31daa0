import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { isReason, ReasonField } from '#client/features/admin/reason-field.tsx'
import { useChanged, useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { EditedChallenge } from '#shared/challenges/manage-schemas.ts'
import classes from './challenge-edit.module.css'
import { ContentFields, EntryFields } from './content-fields.tsx'
import { draftOf, inputOf, NEW_DRAFT } from './draft.ts'
import type { FieldsProps } from './draft-field.tsx'
import { fieldProblems } from './field-problems.ts'
import { RowsField } from './rows-field.tsx'
import { TermsFields } from './terms-fields.tsx'

interface ChallengeFormProps {
  challengeId: number | null
  /** As it is stored; null for one that is to be made. */
  stored: EditedChallenge | null
}

/** What a bounty says and by which terms; what is refused is said, and nothing typed is lost. */
export function ChallengeForm({ challengeId, stored }: ChallengeFormProps) {
  const [draft, setDraft] = useState(() => (stored ? draftOf(stored) : NEW_DRAFT))
  const [reason, setReason] = useState('')
  const navigate = useNavigate()
  const changed = useChanged()
  const save = useMutation(useTRPC().challengeAdmin.save.mutationOptions({ onSuccess: () => changed('challenges') }))
  const fields: FieldsProps = { draft, change: (changed) => setDraft({ ...draft, ...changed }) }
  const send = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { challengeId, ...inputOf(draft, stored?.content ?? {}), reason },
      {
        onSuccess: ({ challengeId: id }) =>
          navigate({ to: '/challenge/$challengeId', params: { challengeId: `${id}` } }),
      },
    )
  }
  return (
    <form className={classes.form} onSubmit={send} noValidate aria-label="Bounty">
      <Part title="What it is">
        <ContentFields {...fields} />
      </Part>
      <Part title="What it asks for">
        <BodyRows {...fields} />
        <EntryFields {...fields} />
      </Part>
      <Part title="Rubric">
        <RubricRows {...fields} />
      </Part>
      <Part title="Resources">
        <ResourceRows {...fields} />
      </Part>
      <Part title="Terms">
        <TermsFields {...fields} />
      </Part>
      <ReasonField value={reason} onChange={setReason} hint="It stands in the audit log." />
      <div>
        <Button type="submit" variant="filled" disabled={!isReason(reason)} loading={save.isPending}>
          Save
        </Button>
      </div>
      <div role="alert">
        {fieldProblems(save.error).map((problem) => (
          <Text key={problem} tone="danger">
            {problem}
          </Text>
        ))}
      </div>
    </form>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" padding="large" className={classes.part} aria-label={title}>
    <Heading as="h2" size="item">
      {title}
    </Heading>
    {children}
  </Card>
)

const BodyRows = ({ draft, change }: FieldsProps) => (
  <RowsField
    label="Part"
    columns={[
      { key: 'header', label: 'Heading', most: 80 },
      { key: 'body', label: 'Text', most: 2000, isLong: true },
    ]}
    rows={draft.body}
    onChange={(body) => change({ body })}
  />
)

const RubricRows = ({ draft, change }: FieldsProps) => (
  <RowsField
    label="Line"
    columns={[
      { key: 'name', label: 'What is judged', most: 80 },
      { key: 'points', label: 'Points', most: 3 },
      { key: 'about', label: 'What it means', most: 300 },
    ]}
    rows={draft.rubric}
    onChange={(rubric) => change({ rubric })}
  />
)

const ResourceRows = ({ draft, change }: FieldsProps) => (
  <RowsField
    label="Resource"
    columns={[
      { key: 'title', label: 'Title', most: 120 },
      { key: 'link', label: 'Link', most: 2048 },
      { key: 'description', label: 'What it helps with', most: 200 },
    ]}
    rows={draft.resources}
    onChange={(resources) => change({ resources })}
  />
)
