import { type RefObject, useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import type { UserAccount } from '#shared/users/schemas.ts'
import { AwaitedPills } from './awaited-pills.tsx'
import { PromptBox } from './prompt-box.tsx'
import { usePlanDraft, usePromptDraft } from './use-prompt-draft.ts'
import { useSubmitPrompt } from './use-submit-prompt.ts'

// for whoever asks for one; and what waits for its own answer anyway
const PlanPanel = lazyPart(async () => (await import('../plan/plan-panel.tsx')).PlanPanel)
const SuggestionPills = lazyPart(async () => (await import('./suggestion-pills.tsx')).SuggestionPills, <AwaitedPills />)

interface PromptAreaProps {
  userId: string
  /** Undefined until the account has been read. */
  account: UserAccount | undefined
  field: RefObject<HTMLTextAreaElement | null>
  /** The prompt that came by the address: it is created at once, as documented. */
  given: string | null
  /** Undoes that a prompt from elsewhere took the place of what was typed. */
  bringBack: (() => void) | null
  onCreated: (roadmapId: string) => void
}

/** The prompt, its plan, and what else could be asked for. */
export function PromptArea({ userId, account, field, given, bringBack, onCreated }: PromptAreaProps) {
  const [prompt, setPrompt] = usePromptDraft(userId)
  const { plan, setPlan, askForPlan } = usePlanDraft(userId)
  const [asked, setAsked] = useState(0)
  const [picked, setPicked] = useState<string | null>(null)
  const write = useSubmitPrompt({
    ...{ userId, onCreated },
    prompt: plan?.prompt ?? '',
    changes: plan?.changes,
    isSuggested: plan !== null && plan.prompt === picked,
  })
  const focusField = () => field.current?.focus()
  const showPlan = (wanted: string) => {
    askForPlan(wanted)
    setAsked((count) => count + 1)
  }
  const pick = (suggestion: string) => {
    setPicked(suggestion)
    setPrompt(suggestion)
    focusField()
  }
  return (
    <>
      <PromptBox
        {...{ userId, prompt, field, onCreated }}
        credits={account?.credits}
        isSuggested={prompt === picked}
        isDirect={account?.skipsPlan === true || prompt === given}
        planned={plan?.prompt ?? null}
        onPlan={showPlan}
        onChange={setPrompt}
      >
        {plan && (
          <PlanPanel
            {...{ account, plan, asked, write }}
            typed={prompt.trim()}
            onChange={(changes) => setPlan({ ...plan, changes })}
            onInstead={(title) => {
              setPrompt(title)
              showPlan(title)
            }}
            onEdit={focusField}
            onPutAway={() => {
              setPlan(null)
              focusField()
            }}
          />
        )}
      </PromptBox>
      {bringBack && (
        <Button
          variant="subtle"
          size="xs"
          onClick={() => {
            bringBack()
            focusField()
          }}
        >
          Bring back what you had typed
        </Button>
      )}
      {plan?.prompt !== prompt.trim() && <SuggestionPills typed={prompt} picked={picked} onPick={pick} />}
    </>
  )
}
