import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { localDay } from '#client/lib/dates/local-day.ts'
import { problemOf, useChanged, useTRPC } from '#client/trpc.ts'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { AdminChallenge } from '#shared/challenges/manage-schemas.ts'

/** Notes that a prize was paid, when and how; everybody reads it. */
export function PaymentPopup({ challenge, onClose }: { challenge: AdminChallenge; onClose: () => void }) {
  const unpaid = challenge.prizes.filter(({ paidAt }) => paidAt === null)
  const [place, setPlace] = useState(unpaid[0]?.place ?? 1)
  const [paidOn, setPaidOn] = useState(localDay(new Date()))
  const [note, setNote] = useState('')
  const changed = useChanged()
  const act = useMutation(
    useTRPC().challengeAdmin.recordPayment.mutationOptions({ onSuccess: () => changed('challenges') }),
  )
  return (
    <Popup
      isOpen
      onClose={onClose}
      title={`A prize of ${challenge.id} was paid`}
      closeLabel="Leave it"
      confirm={{
        label: 'Note it',
        isWaiting: act.isPending,
        isDisabled: note.trim().length < 3 || paidOn === '',
        onConfirm: () => act.mutate({ challengeId: challenge.id, place, paidOn, note }, { onSuccess: onClose }),
      }}
    >
      <Text>No money is moved by us: this only says what the sponsor did.</Text>
      <NativeSelect
        label="Prize"
        data={unpaid.map(({ place, prize }) => ({ value: String(place), label: `${place}: ${prize}` }))}
        value={String(place)}
        onChange={({ currentTarget }) => setPlace(Number(currentTarget.value))}
      />
      <TextField label="Day" type="date" value={paidOn} problem={null} onChange={setPaidOn} />
      <TextField
        label="How"
        hint="For example: bank transfer. Never an account number."
        maxLength={300}
        value={note}
        problem={null}
        onChange={setNote}
      />
      <Text tone="danger" role="alert">
        {problemOf(act.error)}
      </Text>
    </Popup>
  )
}
