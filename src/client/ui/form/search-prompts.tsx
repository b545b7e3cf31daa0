import classes from '#client/ui/chip/pill.module.css'
import { Text } from '#client/ui/text/text.tsx'

interface SearchPromptsProps {
  prompts: readonly string[]
  onPick: (prompt: string) => void
}

/** Searches to begin with, below the field that they go into. */
export const SearchPrompts = ({ prompts, onPick }: SearchPromptsProps) => (
  <div className={classes.pills}>
    <Text as="span">Try</Text>
    {prompts.map((prompt) => (
      <button key={prompt} type="button" className={classes.pill} onClick={() => onPick(prompt)}>
        {prompt}
      </button>
    ))}
  </div>
)
