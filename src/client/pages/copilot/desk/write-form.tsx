import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { type FormEvent, useState } from 'react'
import { useWriting, type WritingOptions, type WrittenKind } from '#client/features/copilot/use-writing.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextArea } from '#client/ui/form/text-area.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { LENGTHS, QUESTION_MAX_LENGTH, SAID_MAX_LENGTH, TONES } from '#shared/copilot/rules.ts'
import classes from '../copilot.module.css'
import { Failure } from './failure.tsx'
import { OwnStyle } from './own-style.tsx'

const PLAIN: WritingOptions = { tone: 'plain', length: 'medium', said: '', question: '', sample: '' }

/** What each kind takes. */
const HAS_TONE: readonly WrittenKind[] = ['coverLetter', 'message']
const HAS_LENGTH: readonly WrittenKind[] = ['coverLetter', 'resumeSummary', 'experience', 'answer']

interface WriteFormProps {
  jobId: string
  kind: WrittenKind
  isFirst: boolean
  onWritten: () => void
}

/** How a text shall be written; what was typed stays whatever comes of it. */
export function WriteForm({ jobId, kind, isFirst, onWritten }: WriteFormProps) {
  const [options, setOptions] = useState(PLAIN)
  const writing = useWriting(jobId, kind)
  const isReady = kind !== 'answer' || options.question.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) writing.mutate(options, { onSuccess: onWritten })
  }
  return (
    <form className={classes.form} aria-label="How it shall be written" onSubmit={submit}>
      {kind === 'answer' && (
        <TextArea
          label="What they ask"
          rows={2}
          maxLength={QUESTION_MAX_LENGTH}
          placeholder="Tell us about a time when you made something faster."
          value={options.question}
          onChange={(question) => setOptions({ ...options, question })}
        />
      )}
      <div className={classes.choices}>
        {HAS_TONE.includes(kind) && (
          <Choice label="Tone" of={TONES} value={options.tone} onChange={(tone) => setOptions({ ...options, tone })} />
        )}
        {HAS_LENGTH.includes(kind) && (
          <Choice
            label="Length"
            of={LENGTHS}
            value={options.length}
            onChange={(length) => setOptions({ ...options, length })}
          />
        )}
      </div>
      {kind !== 'analysis' && kind !== 'experience' && (
        <details className={classes.ad}>
          <summary>Say something that your records don’t</summary>
          <TextArea
            label="In the first person, a sentence a line"
            rows={3}
            maxLength={SAID_MAX_LENGTH}
            placeholder="I ran the conference's website for three years."
            value={options.said}
            onChange={(said) => setOptions({ ...options, said })}
          />
        </details>
      )}
      {HAS_TONE.includes(kind) && <OwnStyle onRead={(style) => setOptions({ ...options, ...style })} />}
      <div className={classes.actions}>
        <Button type="submit" size="sm" disabled={!isReady} loading={writing.isPending}>
          {isFirst ? 'Write it' : 'Write it anew'}
        </Button>
        <Text>Takes 1 of your calls this month; it comes back if nothing comes of it.</Text>
      </div>
      {writing.isError && <Failure error={writing.error} />}
    </form>
  )
}

interface ChoiceProps<T extends string> {
  label: string
  of: Readonly<Record<T, string>>
  value: T
  onChange: (value: T) => void
}

function Choice<T extends string>({ label, of, value, onChange }: ChoiceProps<T>) {
  const names = Object.keys(of) as T[]
  return (
    <NativeSelect
      label={label}
      size="sm"
      value={value}
      onChange={({ currentTarget }) => onChange(names.find((name) => name === currentTarget.value) ?? value)}
      data={names.map((name) => ({ value: name, label: of[name] }))}
    />
  )
}
