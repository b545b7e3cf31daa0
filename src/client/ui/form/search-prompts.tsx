import { Text } from '#client/ui/text/text.tsx'
import classes from './search-prompts.module.css'

interface SearchPromptsProps {
  prompts: readonly string[]
  onPick: (prompt: string) => void
}

/** Searches to begin with, below the field that they go into. */
export const SearchPrompts = ({ prompts, onPick }: SearchPromptsProps) => (
  <div className={classes.prompts}>
    <Text as="span">Try</Text>
    {prompts.map((prompt) => (
      <button key={prompt} type="button" className={classes.prompt} onClick={() => onPick(prompt)}>
        {prompt}
      </button>
    ))}
  </div>
)
