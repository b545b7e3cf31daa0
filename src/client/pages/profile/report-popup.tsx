import { Radio } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf, useTRPC } from '#client/trpc.ts'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { TextArea } from '#client/ui/form/text-area.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import { REPORT_MAX_LENGTH, REPORT_REASONS, type ReportReason } from '#shared/connections/rules.ts'

interface ReportPopupProps {
  isOpen: boolean
  onClose: () => void
  userId: string
  name: string
}

/** Asks what is wrong with somebody; what was written stays until it was sent. */
export function ReportPopup({ isOpen, onClose, userId, name }: ReportPopupProps) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [words, setWords] = useState('')
  const { mutate, isPending, error } = useMutation(
    useTRPC().connections.report.mutationOptions({
      onSuccess: () => {
        setReason(null)
        setWords('')
        onClose()
        showToast({
          title: 'Thank you',
          message: 'We will look at it. Only we see what you wrote.',
          variant: 'success',
        })
      },
    }),
  )
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={`Report ${name}`}
      closeLabel="Cancel"
      confirm={{
        label: 'Send the report',
        onConfirm: () => reason && mutate({ userId, reason, words }),
        isWaiting: isPending,
        isDisabled: reason === null,
      }}
    >
      <Radio.Group mb={16} label="What is wrong?" value={reason} onChange={(value) => setReason(value as ReportReason)}>
        {Object.entries(REPORT_REASONS).map(([value, label]) => (
          <Radio key={value} value={value} label={label} mt={8} />
        ))}
      </Radio.Group>
      <TextArea
        label="What should we look at? (optional)"
        rows={4}
        maxLength={REPORT_MAX_LENGTH}
        value={words}
        onChange={setWords}
      />
      <Text size="caption">They are not told. If you don’t want to meet them, you can block them too.</Text>
      {error && (
        <Text tone="danger" role="alert">
          {problemOf(error)}
        </Text>
      )}
    </Popup>
  )
}
