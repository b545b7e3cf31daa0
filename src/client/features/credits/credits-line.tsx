import { countOf } from '#shared/count-of.ts'

/** What is left to create roadmaps with. */
export function CreditsLine({ credits }: { credits: number }) {
  return <div>{`${countOf(credits, 'roadmap credit')} left`}</div>
}
