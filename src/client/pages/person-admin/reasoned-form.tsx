import { type FormEvent, type ReactNode, useState } from 'react'
import { isReason, ReasonField } from '#client/features/admin/reason-field.tsx'
import { problemOf } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './person-admin.module.css'

interface ReasonedFormProps {
  title: string
  /** Where the reason can be read. */
  hint: string
  label: string
  isDisabled?: boolean
  isWaiting: boolean
  error: unknown
  /** Said once it is done. */
  done: string | null
  onSubmit: (reason: string) => void
  children?: ReactNode
}

/** Something that is done to somebody, with why. */
export function ReasonedForm({ title, hint, label, isWaiting, error, done, ...form }: ReasonedFormProps) {
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.onSubmit(reason)
  }
  return (
    <Card as="form" padding="large" className={classes.card} onSubmit={submit} aria-label={title}>
      <Heading as="h2" size="block">
        {title}
      </Heading>
      {form.children}
      <ReasonField value={reason} onChange={setReason} hint={hint} />
      {error ? (
        <Text size="body" tone="danger" role="alert">
          {problemOf(error)}
        </Text>
      ) : (
        done && <Text role="status">{done}</Text>
      )}
      <Button
        type="submit"
        className={classes.submit}
        loading={isWaiting}
        disabled={form.isDisabled || !isReason(reason)}
      >
        {label}
      </Button>
    </Card>
  )
}
