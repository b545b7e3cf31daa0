import { TextInput } from '@mantine/core'
import { Button } from '#client/ui/button/button.tsx'
import '@mantine/core/styles/Input.layer.css'
import { type FormEvent, useState } from 'react'
import { isReason, ReasonField } from '#client/features/admin/reason-field.tsx'
import { useImpersonate } from '#client/features/auth/impersonation/use-impersonate.ts'
import { problemOf } from '#client/trpc.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from '../admin.module.css'

/** Anybody by their id, with the reason that they will read. */
export function LookById() {
  const [userId, setUserId] = useState('')
  const [reason, setReason] = useState('')
  const { mutate, isPending, isSuccess, error } = useImpersonate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ userId: userId.trim(), reason })
  }
  return (
    <section className={classes.section} aria-labelledby="by-id">
      <Heading as="h2" id="by-id">
        Impersonate by id
      </Heading>
      <Card as="form" padding="large" className={classes.form} onSubmit={submit} aria-labelledby="by-id">
        <TextInput
          label="Id of the person"
          value={userId}
          onChange={({ currentTarget }) => setUserId(currentTarget.value)}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          classNames={{ input: classes.id }}
        />
        <ReasonField value={reason} onChange={setReason} hint="They read it on their settings page, with your name." />
        {error && (
          <Text size="body" tone="danger" role="alert">
            {problemOf(error)}
          </Text>
        )}
        <Button
          type="submit"
          className={classes.submit}
          loading={isPending || isSuccess}
          disabled={userId.trim() === '' || !isReason(reason)}
        >
          Look for an hour
        </Button>
      </Card>
    </section>
  )
}
