import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, type RefObject, useId } from 'react'
import { Text } from '#client/ui/text/text.tsx'
import { countOf } from '#shared/count-of.ts'
import { REFUND_WINDOW_HOURS, ROADMAP_PRICE_CREDITS } from '#shared/credits/rules.ts'
import { NearestPaths } from './nearest-paths.tsx'
import { PromptBar } from './prompt-bar.tsx'
import classes from './prompt-box.module.css'
import { PromptField } from './prompt-field.tsx'
import { PromptPills } from './prompt-pills.tsx'
import { useSubmitPrompt } from './use-submit-prompt.ts'

const BROKE_HINT = `An unused roadmap that you delete within ${REFUND_WINDOW_HOURS} hours of creating it gives its credit back.`

interface PromptBoxProps {
  userId: string
  /** Undefined until the account has been read. */
  credits: number | undefined
  prompt: string
  /** The prompt is a suggestion of the assistant's, as it was picked. */
  isSuggested?: boolean
  field: RefObject<HTMLTextAreaElement | null>
  /** Creates at once, without a plan before. */
  isDirect: boolean
  /** What the plan that is shown was made for. */
  planned: string | null
  /** The plan. */
  children?: ReactNode
  onPlan: (prompt: string) => void
  onChange: (prompt: string) => void
  onCreated: (roadmapId: string) => void
}

/** Where a roadmap begins: the prompt, its plan or its price, and why it was refused if it was (2§2.2, 2§5). */
export function PromptBox({
  userId,
  credits,
  prompt,
  isSuggested = false,
  field,
  isDirect,
  planned,
  children,
  onPlan,
  onChange,
  onCreated,
}: PromptBoxProps) {
  const messageId = useId()
  const balanceId = useId()
  const isBroke = credits !== undefined && credits < ROADMAP_PRICE_CREDITS
  const isPlanned = planned === prompt.trim()
  const { check, submit, isPending, problem } = useSubmitPrompt({ userId, prompt, isSuggested, onCreated })

  const plan = () => {
    if (check()) onPlan(prompt.trim())
  }
  const trySubmit = (event?: FormEvent) => {
    event?.preventDefault()
    field.current?.focus()
    if (!isDirect || isPlanned) plan()
    else if (!isBroke) submit()
  }
  const fillIn = (text: string) => {
    onChange(text)
    field.current?.focus()
  }

  return (
    <div>
      <form className={classes.box} onSubmit={trySubmit} data-invalid={problem !== null || undefined} noValidate>
        <PromptField
          field={field}
          value={prompt}
          describedBy={`${messageId} ${balanceId}`}
          isInvalid={problem !== null}
          isReadOnly={isPending}
          onChange={onChange}
          onSubmit={trySubmit}
        />
        <PromptBar
          {...{ balanceId, credits, isBroke }}
          length={prompt.length}
          isWaiting={isPending}
          isDirect={isDirect}
          isPlanned={isPlanned}
          onPlan={plan}
        />
      </form>
      <div id={messageId} role="alert">
        {problem && <ProblemText {...problem} />}
      </div>
      {problem && problem.nearest.length > 0 && (
        <NearestPaths
          paths={problem.nearest}
          label={`Create one of these for ${countOf(ROADMAP_PRICE_CREDITS, 'credit')}`}
          isDisabled={isBroke || isPending}
          onPick={(title) => {
            fillIn(title)
            submit(title)
          }}
        />
      )}
      {isBroke && (
        <Text className={classes.hint}>
          <Link to="/8020/credits">Buy credits</Link>. {BROKE_HINT}
        </Text>
      )}
      {children}
      {!isPlanned && <PromptPills onPick={fillIn} />}
    </div>
  )
}

function ProblemText({ text, hint }: { text: string; hint: string | undefined }) {
  return (
    <>
      <Text size="body" tone="danger" className={classes.problem} dir="auto">
        {text}
      </Text>
      {hint && <Text className={classes.hint}>{hint}</Text>}
    </>
  )
}
