import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Removal } from '#shared/auth/removal-schemas.ts'
import { countOf } from '#shared/count-of.ts'
import classes from '../settings.module.css'
import { useRemoveAccount } from './use-remove-account.ts'

/** Asks once, with the login typed: what goes, and what becomes of the plan and the credits. */
export function RemovalPopup({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const trpc = useTRPC()
  const { data: removal, isError } = useQuery(
    trpc.auth.previewRemoval.queryOptions(isOpen ? undefined : skipToken, { staleTime: 0 }),
  )
  const [typed, setTyped] = useState('')
  const remove = useRemoveAccount()
  const isSure = removal !== undefined && plain(typed) === plain(removal.login)
  const confirm = () => {
    if (isSure && !remove.isPending) remove.mutate({ login: typed })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm()
  }
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title="Delete your account?"
      closeLabel="Keep it"
      confirm={{
        label: 'Delete everything',
        isDestructive: true,
        isWaiting: remove.isPending || remove.isSuccess,
        isDisabled: !isSure,
        onConfirm: confirm,
      }}
    >
      {removal ? (
        <form onSubmit={submit} className={classes.form}>
          <p className={classes.words}>{lossOf(removal)}</p>
          <TextInput
            label={`Type ${removal.login} to confirm`}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            data-autofocus
            error={remove.error && (refusalOf(remove.error)?.error ?? 'The connection was lost. Nothing was deleted.')}
          />
        </form>
      ) : (
        <Text size="body" role={isError ? 'alert' : 'status'}>
          {isError ? 'It could not be found out what would go. Please close this and try again.' : 'One moment…'}
        </Text>
      )}
    </Popup>
  )
}

const plain = (login: string) => login.trim().replace(/^@/, '').toLowerCase()

function lossOf({ roadmaps, certificates, credits, isPro }: Removal): string {
  const loss = [
    roadmaps > 0 && `${countOf(roadmaps, 'roadmap')} with your notes and answers`,
    certificates > 0 && `${countOf(certificates, 'certificate')}, which nobody can verify any more`,
    credits > 0 && `${countOf(credits, 'credit')}, which are not paid back`,
  ].filter((one) => one !== false)
  const goes =
    loss.length > 0 ? `This takes ${listOf(loss)}.` : 'This takes your profile and all that you have done here.'
  const plan = isPro ? ' Your Pro plan ends now; nothing more is charged.' : ''
  return `${goes}${plan} You can sign up again later, without new free credits.`
}

const listOf = (parts: string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(parts)
