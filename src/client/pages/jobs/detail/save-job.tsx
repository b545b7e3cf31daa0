import { Link } from '@tanstack/react-router'
import { StageSelect } from '#client/features/applications/stage-select.tsx'
import {
  useApplicationOf,
  useApplications,
  useChangeApplications,
} from '#client/features/applications/use-applications.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { JobListing } from '#shared/jobs/schemas.ts'

/** Keeps a job among one's applications; afterwards it says how far one is with it. */
export function SaveJob({ listing: { listingId, title } }: { listing: JobListing }) {
  const { isPending } = useApplications()
  const application = useApplicationOf(listingId)
  const { add, isAdding, move } = useChangeApplications()
  if (!application) {
    return (
      <Button variant="default" loading={isAdding} disabled={isPending} onClick={() => add(listingId)}>
        Save this job
      </Button>
    )
  }
  return (
    <>
      <StageSelect of={title} stage={application.stage} onMove={(stage) => move(application.applicationId, stage)} />
      <Link to="/playground/applications" search={{ open: application.applicationId }}>
        Notes and versions
      </Link>
    </>
  )
}
