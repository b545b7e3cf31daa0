import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './entries.module.css'

/** What a resume says of somebody, for a profile that says nothing yet. */
export function ProposedSummary({ summary, onDone }: { summary: string; onDone: () => void }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation(
    trpc.profiles.save.mutationOptions({
      onSuccess: (profile) => {
        queryClient.setQueryData(trpc.profiles.get.queryKey({ id: profile.userId }), profile)
        onDone()
      },
    }),
  )
  return (
    <Card as="article" padding="medium" className={classes.entry}>
      <div className={classes.words}>
        <Heading as="h3">About you</Heading>
        <p dir="auto" className={classes.description}>
          {summary}
        </p>
        {error && (
          <Text tone="danger" role="alert">
            {refusalOf(error)?.error ?? 'This could not be saved. Please check your connection and try again.'}
          </Text>
        )}
      </div>
      <div className={classes.actions}>
        <Button
          {...{ variant: 'default', size: 'sm' }}
          loading={isPending}
          onClick={() => mutate({ storySummary: summary })}
        >
          Use it on my profile
        </Button>
        <Button {...{ variant: 'subtle', size: 'sm', color: 'gray' }} aria-label="Leave it: About you" onClick={onDone}>
          Leave it
        </Button>
      </div>
    </Card>
  )
}
