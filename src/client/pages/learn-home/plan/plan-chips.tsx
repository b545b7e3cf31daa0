import { EditChip } from '#client/ui/chip/edit-chip.tsx'
import { focusArea } from '#client/ui/focus/focus-home.ts'
import { Text } from '#client/ui/text/text.tsx'
import type { PlanChanges, Understanding } from '#shared/roadmaps/plans.ts'
import { MAX_PLAN_TERMS } from '#shared/roadmaps/rules.ts'
import { PaceChips } from './pace-chips.tsx'
import classes from './plan-chips.module.css'
import { TermForm } from './term-form.tsx'

type Kind = 'knows' | 'wants' | 'without'

const KINDS: { kind: Kind; label: string; add: string }[] = [
  { kind: 'knows', label: 'You know', add: 'Add what you know' },
  { kind: 'wants', label: 'You want', add: 'Add what you want' },
  { kind: 'without', label: 'Not this', add: 'Add what you don’t want' },
]

interface PlanChipsProps {
  understood: Understanding
  onChange: (changes: PlanChanges) => void
}

/** What was understood, each of it to be changed. */
export function PlanChips({ understood, onChange }: PlanChipsProps) {
  return (
    <div className={classes.rows}>
      {KINDS.map(({ kind, label, add }) => (
        <TermChips
          key={kind}
          {...{ label, add }}
          terms={understood[kind]}
          isNeeded={kind === 'wants'}
          onChange={(terms) => onChange({ [kind]: terms })}
        />
      ))}
      <PaceChips {...{ understood, onChange }} />
    </div>
  )
}

interface TermChipsProps {
  label: string
  add: string
  terms: readonly string[]
  /** The last one stays. */
  isNeeded: boolean
  onChange: (terms: string[]) => void
}

function TermChips({ label, add, terms, isNeeded, onChange }: TermChipsProps) {
  const isKept = isNeeded && terms.length === 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out otherwise
    <div className={classes.row} role="group" aria-label={label} {...focusArea}>
      <Text as="span" className={classes.label}>
        {label}
      </Text>
      <div className={classes.chips}>
        {terms.map((term, index) => (
          <EditChip
            key={term}
            label={term}
            name={`${term}, change`}
            remove={isKept ? undefined : { name: `Remove ${term}`, act: () => onChange(terms.toSpliced(index, 1)) }}
          >
            {(close) => (
              <TermForm
                label={label}
                term={term}
                others={terms.toSpliced(index, 1)}
                onSave={(next) => onChange(terms.with(index, next))}
                onClose={close}
              />
            )}
          </EditChip>
        ))}
        {terms.length < MAX_PLAN_TERMS && (
          <EditChip label="+ Add" name={add} isEmpty isHome>
            {(close) => (
              <TermForm
                label={label}
                term=""
                others={terms}
                onSave={(next) => onChange([...terms, next])}
                onClose={close}
              />
            )}
          </EditChip>
        )}
      </div>
    </div>
  )
}
