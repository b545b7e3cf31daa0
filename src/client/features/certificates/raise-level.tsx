import { useMutation, useQuery } from '@tanstack/react-query'
import { refusalOf, useChanged, useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './certificate-tab.module.css'

/** The way from a completed roadmap's certificate to the second level: how far it is, then the certificate itself. */
export function RaiseLevel({ roadmapId }: { roadmapId: string }) {
  const trpc = useTRPC()
  const changed = useChanged()
  const { data } = useQuery(trpc.progress.strengths.queryOptions({ roadmapId }))
  const raise = useMutation(trpc.progress.issueMastered.mutationOptions({ onSuccess: () => changed('certificates') }))
  const objectives = data?.sections.flatMap((section) => section.objectives) ?? []
  if (objectives.length === 0) return null
  const passed = objectives.filter(({ isPassed }) => isPassed).length
  return (
    <div className={classes.level}>
      <Text role="status">
        There is a second level, Mastered. It says that you still know it days later: you pass an objective by answering
        its questions right on several days, and reviews ask them again. {passed} of {objectives.length} objectives
        passed so far.
        {raise.error && ` ${refusalOf(raise.error)?.error ?? 'The certificate could not be issued.'}`}
      </Text>
      {data?.isMastered ? (
        <Button size="sm" onClick={() => raise.mutate({ id: roadmapId })} loading={raise.isPending}>
          Get the Mastered certificate
        </Button>
      ) : (
        <ButtonLink to="/review" variant="default" size="sm">
          Review
        </ButtonLink>
      )}
    </div>
  )
}
