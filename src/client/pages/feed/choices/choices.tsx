import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { usePrefer } from '#client/features/feed/use-prefer.ts'
import { useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './choices.module.css'

const GROUPS = [
  { choice: 'more', label: 'More of' },
  { choice: 'less', label: 'Less of' },
  { choice: 'mute', label: 'Muted' },
] as const

/** What somebody has chosen so far, and a word to choose by. */
export function Choices() {
  const { data } = useQuery(useTRPC().feed.preferences.queryOptions())
  const prefer = usePrefer()
  const [isOpen, setIsOpen] = useState(false)
  const preferences = data?.preferences ?? []
  return (
    <Card as="aside" padding="medium" className={classes.choices} aria-label="Your choices">
      <Heading as="h2" size="item" className={classes.head}>
        Your choices
      </Heading>
      <button type="button" className={classes.toggle} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Your choices{preferences.length > 0 && ` (${preferences.length})`}
      </button>
      <div className={classes.inner} data-open={isOpen || undefined}>
        {preferences.length === 0 && (
          <Text>Press a tag or a source on a card to have more of it, less of it, or nothing at all.</Text>
        )}
        {GROUPS.map(({ choice, label }) => {
          const chosen = preferences.filter((one) => one.choice === choice)
          if (chosen.length === 0) return null
          return (
            <div key={choice} className={classes.group}>
              <Text isStrong>{label}</Text>
              <ul className={classes.list}>
                {chosen.map((one) => (
                  <li key={`${one.kind} ${one.value}`}>
                    <button
                      type="button"
                      className={classes.chosen}
                      aria-label={`Take back: ${label.toLowerCase()} ${one.label}`}
                      onClick={() => prefer({ kind: one.kind, value: one.value, choice: null }, one.label)}
                    >
                      {one.label} <span aria-hidden="true">×</span>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
        <ByWord />
      </div>
    </Card>
  )
}

/** A word of titles, which no card need show. */
function ByWord() {
  const [word, setWord] = useState('')
  const prefer = usePrefer()
  const choose = (choice: 'more' | 'mute') => {
    if (word.trim() === '') return
    prefer({ kind: 'word', value: word.trim(), choice }, `“${word.trim()}”`)
    setWord('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    choose('more')
  }
  return (
    <form onSubmit={submit} className={classes.group} aria-label="Choose by a word">
      <TextField label="A word in titles" problem={null} maxLength={60} value={word} onChange={setWord} />
      <div className={classes.list}>
        <Button type="submit" size="xs" variant="default">
          More of it
        </Button>
        <Button size="xs" variant="default" onClick={() => choose('mute')}>
          Mute it
        </Button>
      </div>
    </form>
  )
}
