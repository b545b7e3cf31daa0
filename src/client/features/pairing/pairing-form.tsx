import { type FormEvent, useId, useState } from 'react'
import { problemOf } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { DEFAULT_MINUTES, GOAL_MAX_LENGTH, MOST_SLOTS, PAIRING_MINUTES } from '#shared/pairing/rules.ts'
import classes from './pairing.module.css'
import { ownTimeZone } from './slot-text.tsx'
import { usePairing } from './use-pairing.ts'

/** Looks for a partner on an issue: what for, how long, and when, in the zone that one is in. */
export function PairingForm({ issueId, onDone }: { issueId: string; onDone: () => void }) {
  const [goal, setGoal] = useState('')
  const [minutes, setMinutes] = useState<number>(DEFAULT_MINUTES)
  const [times, setTimes] = useState<string[]>(() => Array.from({ length: MOST_SLOTS }, () => ''))
  const { create } = usePairing()
  const lengthId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // a browser reads such a time in its own zone, clocks that change included
    const slots = times.filter(Boolean).map((time) => new Date(time).toISOString())
    create.mutate({ issueId, goal, minutes, slots, timeZone: ownTimeZone() }, { onSuccess: onDone })
  }
  return (
    <form className={classes.form} aria-label="Look for a partner" onSubmit={submit}>
      <TextField
        label="What you want to do together"
        hint="One sentence; whoever reads it decides by it."
        problem={null}
        maxLength={GOAL_MAX_LENGTH}
        value={goal}
        onChange={setGoal}
      />
      <div className={classes.field}>
        <label htmlFor={lengthId}>How long</label>
        <select id={lengthId} value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
          {PAIRING_MINUTES.map((length) => (
            <option key={length} value={length}>
              {length} minutes
            </option>
          ))}
        </select>
      </div>
      <fieldset className={classes.times}>
        <legend>Three times that suit you, as clocks go where you are ({ownTimeZone()})</legend>
        {times.map((time, at) => (
          <TextField
            key={at}
            label={`Time ${at + 1}`}
            type="datetime-local"
            hint=""
            problem={null}
            required={at === 0}
            value={time}
            onChange={(value) => setTimes(times.map((one, place) => (place === at ? value : one)))}
          />
        ))}
      </fieldset>
      <Text tone="danger" role="alert" className={classes.problem}>
        {problemOf(create.error)}
      </Text>
      <div className={classes.buttons}>
        <Button type="submit" loading={create.isPending}>
          Look for a partner
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
