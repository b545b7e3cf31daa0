import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { formatMoment } from '#client/lib/dates/format-moment.ts'
import { BUILTIN_AUTHOR, OWN_AUTHOR } from '#shared/copilot/rules.ts'
import type { Draft } from '#shared/copilot/schemas.ts'

interface VersionsProps {
  drafts: readonly Draft[]
  shownId: string | null
  onChoose: (textId: string) => void
}

/** Every version, the latest first. */
export const Versions = ({ drafts, shownId, onChoose }: VersionsProps) => (
  <NativeSelect
    label="Version"
    size="sm"
    value={shownId ?? ''}
    onChange={({ currentTarget: { value } }) => onChoose(value)}
    data={drafts.map(({ textId, author, question, createdAt }, at) => ({
      value: textId ?? '',
      label: [`${drafts.length - at}`, who(author), formatMoment(createdAt), question].filter(Boolean).join(' · '),
    }))}
  />
)

const who = (author: string): string =>
  author === OWN_AUTHOR ? 'yours' : author === BUILTIN_AUTHOR ? 'from your records' : `by ${author}`
