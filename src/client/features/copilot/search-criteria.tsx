import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { copyText } from '#client/lib/copy-text.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { ProsePart } from '#client/ui/text/prose.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import { QUESTION_MAX_LENGTH } from '#shared/copilot/rules.ts'
import { callCopilot } from './call-copilot.ts'
import { findBizdev } from './find-bizdev.ts'
import { useCopilotChanged } from './use-writing.ts'

/** What to type where clients look for freelancers, by one's own records and a kind of project. */
export function SearchCriteria() {
  const api = useTRPCClient()
  const trpc = useTRPC()
  const changed = useCopilotChanged()
  const [projectType, setProjectType] = useState('')
  const known = useQuery({
    queryKey: trpc.copilot.bizdevDetails.queryKey({ type: 'criteria' }),
    queryFn: () => findBizdev(api, 'criteria'),
    retry: false,
  })
  const asking = useMutation({
    mutationFn: () => callCopilot(() => api.copilot.searchCriteria.mutate({ projectType })),
    onSettled: changed,
  })
  const criteria = asking.data?.criteria ?? textsOf(known.data?.details.criteria)
  const error = asking.error ?? known.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    asking.mutate()
  }
  return (
    <ProsePart title="Your own words to search with">
      <ul>
        {criteria.map((one) => (
          <li key={one}>
            <code>{one}</code>{' '}
            <Button size="xs" variant="subtle" onClick={() => void copy(one)}>
              Copy
            </Button>
          </li>
        ))}
      </ul>
      <form aria-label="For a kind of project" onSubmit={submit}>
        <TextField
          label="For a kind of project"
          hint="Takes 1 of your calls this month."
          placeholder="web shop"
          problem={null}
          maxLength={QUESTION_MAX_LENGTH}
          value={projectType}
          onChange={setProjectType}
        />
        <Button
          type="submit"
          size="sm"
          variant="default"
          disabled={projectType.trim() === ''}
          loading={asking.isPending}
        >
          Find words for it
        </Button>
      </form>
      {error && (
        <Text tone="danger" role="alert">
          {error.message}. Please try again.
        </Text>
      )}
    </ProsePart>
  )
}

async function copy(text: string): Promise<void> {
  const isCopied = await copyText(text)
  showToast(isCopied ? { title: 'Copied', variant: 'success' } : { title: 'It could not be copied', variant: 'error' })
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
