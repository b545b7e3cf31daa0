import { NativeSelect, TextInput } from '@mantine/core'
import { Button } from '#client/ui/button/button.tsx'
import '@mantine/core/styles/Input.layer.css'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { authErrorText } from '#client/features/auth/auth-error-text.ts'
import { safeRedirect } from '#client/lib/safe-redirect.ts'
import { refusalOf } from '#client/trpc.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { SignUpOutput } from '#shared/auth/schemas.ts'
import { PROVIDER_NAMES } from '#shared/auth/texts.ts'
import classes from './sign-up-page.module.css'
import { useCreateAccount } from './use-create-account.ts'

/** Name and address of a new account, as far as the provider told them. */
export function NewAccountCard({ signUp }: { signUp: SignUpOutput }) {
  const { provider, emails } = signUp
  const navigate = useNavigate()
  const [name, setName] = useState(signUp.name)
  const [email, setEmail] = useState(emails[0] ?? null)
  const { mutate, isPending, error } = useCreateAccount()
  const create = (event: FormEvent) => {
    event.preventDefault()
    const leave = (redirect: string | null) => void navigate({ href: safeRedirect(redirect) ?? '/home', replace: true })
    mutate({ ticket: signUp.ticket, name: name.trim(), email }, { onSuccess: leave })
  }
  const label = PROVIDER_NAMES[provider]
  const refusal = refusalOf(error)?.error
  return (
    <Card as="section" className={classes.card}>
      <Heading as="h1" size="part" tabIndex={-1}>
        One more thing
      </Heading>
      <Text size="body">{label} did not tell us everything that an account has.</Text>
      <form className={classes.form} onSubmit={create}>
        <TextInput
          label="Name"
          description="Others see it on what you share, and it stands on your certificates."
          autoComplete="name"
          maxLength={120}
          required
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {emails.length > 0 ? (
          <NativeSelect
            label="Email address"
            description={`Those that ${label} has verified.`}
            data={emails}
            value={email ?? ''}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        ) : (
          <Text className={classes.note}>
            {label} gave us no verified address, so the account has none for now. Once you verify one there, it comes
            with your next sign-in.
          </Text>
        )}
        {error && (
          <p className={classes.problem} role="alert">
            {authErrorText(refusal) ?? refusal ?? 'We could not reach the server. Please try again.'}
          </p>
        )}
        <Button type="submit" size="md" fullWidth loading={isPending} disabled={!name.trim()}>
          Create my account
        </Button>
      </form>
    </Card>
  )
}
