import { TextInput } from '@mantine/core'
import { Button } from '#client/ui/button/button.tsx'
import '@mantine/core/styles/Input.layer.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { GROUP_MAX_LENGTH, MAX_USES_MOST } from '#shared/invites/rules.ts'
import classes from '../admin.module.css'

const NOTHING = { reference: '', cohort: '', email: '', maxUses: '' }

/** Makes a code: what it brings, whom it is for, and for how many. */
export function CreateInvite({ internshipReferences }: { internshipReferences: readonly string[] }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [form, setForm] = useState(NOTHING)
  const create = useMutation(
    trpc.invites.create.mutationOptions({
      onSuccess: () => {
        setForm(NOTHING)
        return queryClient.invalidateQueries({ queryKey: trpc.invites.list.queryKey() })
      },
    }),
  )
  const field = (name: keyof typeof NOTHING) => ({
    value: form[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setForm((now) => ({ ...now, [name]: value })),
    autoComplete: 'off',
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { reference, cohort, email, maxUses } = form
    create.mutate({ reference, cohort, email: email.trim() || null, maxUses: maxUses ? Number(maxUses) : null })
  }
  return (
    <section className={classes.section} aria-labelledby="new-code">
      <Heading as="h2" id="new-code">
        New code
      </Heading>
      <Card as="form" padding="large" className={classes.form} onSubmit={submit} aria-labelledby="new-code">
        <div className={classes.fields}>
          <TextInput
            label="Reference"
            description={
              internshipReferences.length > 0
                ? `Of a group. With an internship: ${internshipReferences.join(', ')}`
                : 'Of a group'
            }
            maxLength={GROUP_MAX_LENGTH}
            {...field('reference')}
          />
          <TextInput
            label="Cohort"
            description="Opens the internship"
            maxLength={GROUP_MAX_LENGTH}
            {...field('cohort')}
          />
          <TextInput label="Email" description="Only for this address" type="email" {...field('email')} />
          <TextInput
            label="For how many"
            description="Empty for any number"
            type="number"
            min={1}
            max={MAX_USES_MOST}
            {...field('maxUses')}
          />
        </div>
        {create.error && (
          <Text size="body" tone="danger" role="alert">
            {refusalOf(create.error)?.error ?? 'We could not reach the server. Nothing was made; please try again.'}
          </Text>
        )}
        {create.data && (
          <Text size="body" role="status">
            Made: <span className={classes.made}>{create.data.inviteLink}</span>
          </Text>
        )}
        <Button type="submit" className={classes.submit} loading={create.isPending}>
          Make a code
        </Button>
      </Card>
    </section>
  )
}
