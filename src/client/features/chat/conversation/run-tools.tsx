import { Button } from '#client/ui/button/button.tsx'
import { CopyButton } from '#client/ui/button/copy-button.tsx'
import { focusHome } from '#client/ui/focus/focus-home.ts'
import { ArrowLeftIcon, ArrowRightIcon, PencilIcon } from '#client/ui/icons.tsx'
import type { ChatRun } from '#shared/chat/schemas.ts'
import { AgainIcon } from '../icons.tsx'
import classes from './run-tools.module.css'

const TOOL = { variant: 'subtle', color: 'gray', size: 'sm', className: classes.tool } as const

interface RunToolsProps {
  run: ChatRun
  branches: readonly string[]
  onAskAgain: () => void
  onChange: () => void
  onChoose: (runId: string) => void
}

/** Below an answer: copied, asked again, asked otherwise, and the way to its branches. */
export function RunTools({ run, branches, onAskAgain, onChange, onChoose }: RunToolsProps) {
  const at = branches.indexOf(run.runId)
  const [before, after] = [branches[at - 1], branches[at + 1]]
  return (
    <div className={classes.tools}>
      {run.answer !== '' && <CopyButton {...TOOL} text={run.answer} label="Copy the answer" />}
      {run.status !== 'failed' && (
        <Button {...TOOL} aria-label="Ask again" title="Ask again" onClick={onAskAgain}>
          <AgainIcon />
        </Button>
      )}
      <Button
        {...{ ...TOOL, ...focusHome }}
        aria-label="Change the question"
        title="Change the question"
        onClick={onChange}
      >
        <PencilIcon />
      </Button>
      {branches.length > 1 && (
        <span className={classes.branches}>
          <Button {...TOOL} aria-label="Branch before" disabled={!before} onClick={() => before && onChoose(before)}>
            <ArrowLeftIcon />
          </Button>
          <output aria-label={`Branch ${at + 1} of ${branches.length}`}>{`${at + 1}/${branches.length}`}</output>
          <Button {...TOOL} aria-label="Branch after" disabled={!after} onClick={() => after && onChoose(after)}>
            <ArrowRightIcon />
          </Button>
        </span>
      )}
    </div>
  )
}
