import { Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '#shared/admin/rules.ts'

interface ReasonFieldProps {
  value: string
  onChange: (reason: string) => void
  /** Who reads it, e.g. 'Mari Kask reads it on their settings page.' */
  hint: string
}

export const isReason = (text: string): boolean => text.trim().length >= REASON_MIN_LENGTH

/** Why: asked before whatever an administrator does to somebody. */
export const ReasonField = ({ value, onChange, hint }: ReasonFieldProps) => (
  <Textarea
    label="Why?"
    description={hint}
    maxLength={REASON_MAX_LENGTH}
    autosize
    minRows={2}
    maxRows={6}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    data-autofocus
  />
)
