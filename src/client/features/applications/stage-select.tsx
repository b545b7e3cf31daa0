import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { STAGE_ORDER, STAGES, type Stage } from '#shared/applications/rules.ts'

interface StageSelectProps {
  /** Whose stage it is, for who does not see where it stands. */
  of: string
  stage: Stage
  onMove: (stage: Stage) => void
}

/** How far an application is, moved without a pointer. */
export const StageSelect = ({ of, stage, onMove }: StageSelectProps) => (
  <NativeSelect
    aria-label={`Stage of ${of}`}
    size="xs"
    value={stage}
    onChange={({ currentTarget: { value } }) => {
      const chosen = STAGE_ORDER.find((known) => known === value)
      if (chosen) onMove(chosen)
    }}
  >
    {STAGE_ORDER.map((one) => (
      <option key={one} value={one}>
        {STAGES[one]}
      </option>
    ))}
  </NativeSelect>
)
