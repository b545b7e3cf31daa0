import { useWriteFor } from '#client/features/copilot/use-write-for.ts'
import { Button } from '#client/ui/button/button.tsx'

/** To where letters, summaries and answers are written for a job. */
export function WriteFor({ listingId }: { listingId: string }) {
  const { writeFor, isAdding } = useWriteFor()
  return (
    <Button variant="default" loading={isAdding} onClick={() => writeFor({ listingId })}>
      Write for this job
    </Button>
  )
}
