import { useId, useState } from 'react'
import { refusalOf } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { focusArea, focusHome } from '#client/ui/focus/focus-home.ts'
import { Text } from '#client/ui/text/text.tsx'
import type { ContentCount } from '#shared/progress/schemas.ts'
import { PROGRESS_TEXTS } from '#shared/progress/texts.ts'
import { CONTENT_TYPES, TIME_FRAME_LABELS, TIME_FRAMES } from '#shared/resources/rules.ts'
import type { ContentFilters } from '#shared/resources/schemas.ts'
import { emptyWords } from './content-words.ts'
import classes from './customize-panel.module.css'
import { useContentCounts } from './use-content-counts.ts'
import { useCustomizeContent } from './use-replace-content.ts'

const Popup = lazyDialog(async () => (await import('#client/ui/dialog/popup.tsx')).Popup)

const TYPE_LABELS = { video: 'Video', blog: 'Blog', both: 'Both' } as const

/** Chooses what kind of content a phase shows; what is there is replaced only after a second word (2§4, 2§5). */
export function CustomizePanel({ phaseId, filters }: { phaseId: string; filters: ContentFilters }) {
  const id = useId()
  const [chosen, setChosen] = useState<ContentFilters | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const customize = useCustomizeContent(phaseId)
  const counts = useContentCounts(phaseId, { enabled: chosen !== null })
  const toggle = () => {
    customize.reset()
    setChosen(chosen ? null : filters)
  }
  const apply = () => {
    if (!chosen) return
    customize.mutate(chosen, {
      onSuccess: () => setChosen(null),
      onSettled: () => setIsAsking(false),
    })
  }
  return (
    <div className={classes.panel} {...focusArea}>
      <Button
        {...focusHome}
        variant="default"
        size="sm"
        aria-expanded={chosen !== null}
        aria-controls={id}
        onClick={toggle}
      >
        Customize Content
      </Button>
      <div id={id} className={classes.below} hidden={!chosen}>
        {chosen && (
          <Choice
            {...{ filters, chosen, counts }}
            onChange={setChosen}
            onApply={() => setIsAsking(true)}
            error={customize.error}
          />
        )}
      </div>
      <Popup
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={PROGRESS_TEXTS.customizeTitle}
        closeLabel="Cancel"
        confirm={{ label: 'Customize', onConfirm: apply, isDestructive: true, isWaiting: customize.isPending }}
      >
        {PROGRESS_TEXTS.customizeHint}
      </Popup>
    </div>
  )
}

interface ChoiceProps {
  filters: ContentFilters
  chosen: ContentFilters
  /** Empty until they are known. */
  counts: ContentCount[]
  onChange: (chosen: ContentFilters) => void
  onApply: () => void
  error: unknown
}

function Choice({ filters, chosen, counts, onChange, onApply, error }: ChoiceProps) {
  const noteId = useId()
  const isSame = isPair(chosen, filters)
  const countWith = (change: Partial<ContentFilters>) => counts.find((count) => isPair(count, { ...chosen, ...change }))
  const isEmpty = countWith({})?.cards === 0
  return (
    <Card padding="medium" className={classes.choice}>
      <Options
        legend="Content type"
        options={CONTENT_TYPES.map((value) => ({
          value,
          label: TYPE_LABELS[value],
          cards: countWith({ contentType: value })?.cards,
        }))}
        value={chosen.contentType}
        onChange={(contentType) => onChange({ ...chosen, contentType })}
      />
      <Options
        legend="Time frame"
        options={TIME_FRAMES.map((value) => ({
          value,
          label: TIME_FRAME_LABELS[value],
          cards: countWith({ timeFrame: value })?.cards,
        }))}
        value={chosen.timeFrame}
        onChange={(timeFrame) => onChange({ ...chosen, timeFrame })}
      />
      <Button size="sm" disabled={isSame || isEmpty} aria-describedby={noteId} onClick={onApply}>
        Apply
      </Button>
      <Text className={classes.note}>
        <Text as="span" tone="inherit" isStrong role="status" id={noteId}>
          {emptyWords(countWith({}))}
        </Text>{' '}
        The numbers are the cards that this phase would show. Documentation that is kept up to date is never too old.
      </Text>
      {Boolean(error) && (
        <Text size="body" tone="danger" className={classes.problem} role="alert">
          {refusalOf(error)?.error ?? 'The content could not be replaced.'} Your cards are as they were.
        </Text>
      )}
    </Card>
  )
}

const isPair = (one: ContentFilters, other: ContentFilters): boolean =>
  one.contentType === other.contentType && one.timeFrame === other.timeFrame

interface OptionsProps<Value> {
  legend: string
  /** With the cards that each would leave, once they are counted. */
  options: readonly { value: Value; label: string; cards: number | undefined }[]
  value: Value
  onChange: (value: Value) => void
}

function Options<Value extends string | number>({ legend, options, value, onChange }: OptionsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.options}>
      <Text as="legend" className={classes.legend}>
        {legend}
      </Text>
      <div className={classes.row}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={classes.radio}
            />
            {option.label}
            {option.cards !== undefined && (
              <Text as="span" tone="inherit" className={classes.cards}>
                {option.cards}
              </Text>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
