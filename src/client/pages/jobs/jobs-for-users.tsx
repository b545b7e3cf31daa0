import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { JOBS_TEXTS } from '#shared/jobs/texts.ts'

/** What a visitor sees where a list is somebody's own (G-JOBS-01). */
export const JobsForUsers = () => (
  <EmptyState
    title="Jobs for you"
    hint={JOBS_TEXTS.signIn}
    action={
      <ButtonLink to="/login" search={{ redirect: '/playground/jobs?tab=personal' }}>
        Sign in
      </ButtonLink>
    }
  />
)
