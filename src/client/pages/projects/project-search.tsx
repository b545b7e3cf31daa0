import { useState } from 'react'
import { useLanguages } from '#client/features/projects/use-languages.ts'
import { SearchPrompts } from '#client/ui/form/search-prompts.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useSearchText } from '#client/ui/form/use-search-text.ts'
import { projectPrompts } from '#shared/projects/prompts.ts'
import { SEARCH_MAX_LENGTH } from '#shared/projects/rules.ts'
import classes from './projects-page.module.css'

/** What is looked for, with searches to begin with. */
export function ProjectSearch({ q, onSearch }: { q: string; onSearch: (words: string) => void }) {
  const { typed, setTyped, searchSoon, submit } = useSearchText(q, onSearch)
  const languages = useLanguages()
  return (
    <form className={classes.search} aria-label="Which projects" onSubmit={submit}>
      <TextField
        label="Search projects"
        type="search"
        hint=" "
        problem={null}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_MAX_LENGTH}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          searchSoon(text)
        }}
      />
      {languages && (
        <Prompts
          key={languages.join()}
          languages={languages}
          onPick={(prompt) => {
            setTyped(prompt)
            searchSoon(prompt)
            searchSoon.flush()
          }}
        />
      )}
    </form>
  )
}

function Prompts({ languages, onPick }: { languages: readonly string[]; onPick: (prompt: string) => void }) {
  const [prompts] = useState(() => projectPrompts(languages))
  return <SearchPrompts prompts={prompts} onPick={onPick} />
}
