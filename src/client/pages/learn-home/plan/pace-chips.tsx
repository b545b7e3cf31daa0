import { UnstyledButton } from '@mantine/core'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { EditChip } from '#client/ui/chip/edit-chip.tsx'
import { focusArea } from '#client/ui/focus/focus-home.ts'
import { Text } from '#client/ui/text/text.tsx'
import { countOf } from '#shared/count-of.ts'
import type { PlanChanges, PlanLevel, Understanding } from '#shared/roadmaps/plans.ts'
import { MAX_PLAN_HOURS_A_WEEK } from '#shared/roadmaps/rules.ts'
import classes from './plan-chips.module.css'
import { assumedPace } from './plan-text.ts'
import { ValueForm } from './value-form.tsx'

const LEVELS: { level: PlanLevel | null; label: string }[] = [
  { level: null, label: 'Any level' },
  { level: 'beginner', label: 'From the beginning' },
  { level: 'intermediate', label: 'Beyond the basics' },
  { level: 'advanced', label: 'Advanced' },
]

interface PaceChipsProps {
  understood: Understanding
  onChange: (changes: PlanChanges) => void
}

/** Where it starts, how much of a week it may take, and until when. */
export function PaceChips({ understood: { level, hoursPerWeek, until }, onChange }: PaceChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out otherwise
    <div className={classes.row} role="group" aria-label="Level and time" {...focusArea}>
      <Text as="span" className={classes.label}>
        Pace
      </Text>
      <div className={classes.chips}>
        <LevelChip level={level} onChange={(next) => onChange({ level: next })} />
        <ValueChip
          field="Hours a week"
          type="number"
          min="1"
          max={String(MAX_PLAN_HOURS_A_WEEK)}
          label={paceLabel({ hoursPerWeek, until })}
          value={hoursPerWeek === null ? '' : String(Math.max(1, Math.round(hoursPerWeek)))}
          onChange={(text) => onChange({ hoursPerWeek: text === '' ? null : Math.round(Number(text)) })}
        />
        <ValueChip
          field="Until"
          type="date"
          min={tomorrow()}
          max={inYears(5)}
          // noon is that day everywhere
          label={until === null ? 'No end date' : `Until ${formatDay(`${until}T12:00`)}`}
          value={until ?? ''}
          onChange={(text) => onChange({ until: text === '' ? null : text })}
        />
      </div>
    </div>
  )
}

function paceLabel(understood: Pick<Understanding, 'hoursPerWeek' | 'until'>): string {
  if (understood.hoursPerWeek !== null) return `${countOf(understood.hoursPerWeek, 'hour')} a week`
  const assumed = assumedPace(understood)
  return assumed === null ? 'Any hours a week' : `${countOf(assumed, 'hour')} a week, assumed`
}

function LevelChip({ level, onChange }: { level: PlanLevel | null; onChange: (level: PlanLevel | null) => void }) {
  const label = LEVELS.find((one) => one.level === level)?.label
  return (
    <EditChip
      label={label}
      name={`${label}, change`}
      isEmpty={level === null}
      isHome
      remove={level === null ? undefined : { name: 'Remove the level', act: () => onChange(null) }}
    >
      {(close) => (
        <div className={classes.choices}>
          {LEVELS.map((one) => (
            <UnstyledButton
              key={one.label}
              className={classes.choice}
              aria-pressed={one.level === level}
              onClick={() => {
                onChange(one.level)
                close()
              }}
            >
              {one.label}
            </UnstyledButton>
          ))}
        </div>
      )}
    </EditChip>
  )
}

interface ValueChipProps {
  label: string
  field: string
  type: 'number' | 'date'
  min: string
  max: string
  /** Empty for none. */
  value: string
  onChange: (value: string) => void
}

function ValueChip({ label, field, onChange, ...input }: ValueChipProps) {
  const isEmpty = input.value === ''
  return (
    <EditChip
      label={label}
      name={`${label}, change`}
      isEmpty={isEmpty}
      remove={isEmpty ? undefined : { name: `Remove ${field.toLowerCase()}`, act: () => onChange('') }}
    >
      {(close) => <ValueForm label={field} {...input} onSave={onChange} onClose={close} />}
    </EditChip>
  )
}

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

function inYears(years: number): string {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day.toISOString().slice(0, 10)
}
