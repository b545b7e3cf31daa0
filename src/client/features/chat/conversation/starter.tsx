import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useTRPC } from '#client/trpc.ts'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { PRESETS } from '#shared/chat/rules.ts'
import classes from './starter.module.css'

/** The view of learning, where what to ask comes from the server (R-CHAT-06). */
const LEARNING = /^\/(8020|learn)(\/|$)/
const PROMPTS_SHOWN = 3

interface StarterProps {
  /** What the page is called. */
  about: string
  onAsk: (query: string) => void
}

/** What stands there before anything was asked. */
export function Starter({ about, onAsk }: StarterProps) {
  const trpc = useTRPC()
  const isLearning = useLocation({ select: ({ pathname }) => LEARNING.test(pathname) })
  const suggested = useQuery({ ...trpc.chat.prompts.queryOptions({ context: about }), enabled: isLearning })
  const prompts = isLearning ? (suggested.data?.prompts.slice(0, PROMPTS_SHOWN) ?? []) : PRESETS
  return (
    <div className={classes.starter}>
      <Heading as="h2" size="item">
        What would you like to know?
      </Heading>
      <Text>
        I answer from your records, the library and the product’s pages, and each answer leads to where it is from.
      </Text>
      <ul className={classes.prompts} aria-busy={isLearning && suggested.isPending}>
        {prompts.map((prompt) => (
          <li key={prompt}>
            <button type="button" className={classes.prompt} dir="auto" onClick={() => onAsk(prompt)}>
              {prompt}
            </button>
          </li>
        ))}
      </ul>
      {isLearning && suggested.data && <Text size="small">{`Tip: ${suggested.data.tip}`}</Text>}
    </div>
  )
}
