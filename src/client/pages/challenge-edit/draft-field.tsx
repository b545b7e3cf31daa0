import type { ComponentProps } from 'react'
import { TextField } from '#client/ui/form/text-field.tsx'
import type { Draft } from './draft.ts'

export interface FieldsProps {
  draft: Draft
  change: (changed: Partial<Draft>) => void
}

type TextKey = { [K in keyof Draft]: string extends Draft[K] ? K : never }[keyof Draft]

interface DraftFieldProps
  extends FieldsProps,
    Omit<ComponentProps<typeof TextField>, 'value' | 'problem' | 'onChange'> {
  name: TextKey
}

/** One of the draft's texts. */
export const DraftField = ({ name, draft, change, ...field }: DraftFieldProps) => (
  <TextField {...field} value={draft[name]} problem={null} onChange={(value) => change({ [name]: value })} />
)
