import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callCopilot } from '#client/features/copilot/call-copilot.ts'
import { useCopilotChanged, type WritingOptions } from '#client/features/copilot/use-writing.ts'
import { useTRPCClient } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextArea } from '#client/ui/form/text-area.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { SAID_MAX_LENGTH } from '#shared/copilot/rules.ts'
import classes from '../copilot.module.css'
import { Failure } from './failure.tsx'

interface OwnStyleProps {
  onRead: (style: Pick<WritingOptions, 'tone' | 'length' | 'sample'>) => void
}

/** Reads from something that one wrote how one writes, and sets tone and length by it (E005). */
export function OwnStyle({ onRead }: OwnStyleProps) {
  const [sample, setSample] = useState('')
  const api = useTRPCClient()
  const changed = useCopilotChanged()
  const reading = useMutation({
    mutationFn: () => callCopilot(() => api.copilot.detectStyle.mutate({ samples: [sample] })),
    onSuccess: ({ tone, length }) => onRead({ tone, length, sample }),
    onSettled: changed,
  })
  return (
    <details className={classes.ad}>
      <summary>Write as I write</summary>
      <TextArea
        label="Something that you wrote, for its style alone"
        rows={4}
        maxLength={SAID_MAX_LENGTH}
        value={sample}
        onChange={setSample}
      />
      <div className={classes.actions}>
        <Button
          size="sm"
          variant="default"
          disabled={sample.trim() === ''}
          loading={reading.isPending}
          onClick={() => reading.mutate()}
        >
          Read my style
        </Button>
        <Text role="status">{reading.data?.style ?? 'Takes 1 of your calls this month.'}</Text>
      </div>
      {reading.isError && <Failure error={reading.error} />}
    </details>
  )
}
