import { type FormEvent, useId, useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import { Text } from '#client/ui/text/text.tsx'
import {
  asLanguage,
  KNOWN_LANGUAGES,
  LANGUAGE_MAX_LENGTH,
  LAST_LANGUAGE,
  MOST_LANGUAGES,
  toggleLanguage,
} from '#shared/users/languages.ts'
import type { SavePreferencesInput } from '#shared/users/schemas.ts'
import classes from './language-field.module.css'

interface LanguageFieldProps {
  languages: readonly string[]
  selected: readonly string[]
  save: (changed: SavePreferencesInput) => void
}

/** The languages somebody writes: each can be turned off where something is suggested, but never all (R-PROF-01). */
export function LanguageField({ languages, selected, save }: LanguageFieldProps) {
  const id = useId()
  const [hint, setHint] = useState('')
  const change = (names: string[]) => {
    setHint('')
    save({ languages: names })
  }
  const toggle = (name: string) => {
    const next = toggleLanguage(selected, name)
    const isLast = next.length === selected.length
    setHint(isLast ? LAST_LANGUAGE : '')
    if (!isLast) save({ selectedLanguages: next })
  }
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={classes.title}>
        Languages you write
      </h2>
      <Text>Those that are turned on count where we suggest something.</Text>
      {languages.length > 0 && (
        <ul className={classes.list}>
          {languages.map((name) => (
            <li key={name} className={classes.chip} data-on={selected.includes(name) || undefined}>
              <button type="button" aria-pressed={selected.includes(name)} onClick={() => toggle(name)}>
                <bdi>{name}</bdi>
              </button>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => change(languages.filter((one) => one !== name))}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Text role="status">{hint}</Text>
      <NewLanguage languages={languages} onAdd={(name) => change([...languages, name])} />
    </section>
  )
}

function NewLanguage({ languages, onAdd }: { languages: readonly string[]; onAdd: (name: string) => void }) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const name = asLanguage(typed)
  const problem = languages.includes(name)
    ? `${name} is there already.`
    : languages.length >= MOST_LANGUAGES
      ? `There is room for ${MOST_LANGUAGES} languages.`
      : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name === '' || problem) return
    onAdd(name)
    setTyped('')
  }
  return (
    <form className={classes.add} onSubmit={submit}>
      <TextField
        label="Another language"
        list={listId}
        maxLength={LANGUAGE_MAX_LENGTH}
        autoComplete="off"
        value={typed}
        problem={typed === '' ? null : problem}
        onChange={setTyped}
      />
      <datalist id={listId}>
        {KNOWN_LANGUAGES.filter((known) => !languages.includes(known)).map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      <Button type="submit" variant="default">
        Add
      </Button>
    </form>
  )
}
