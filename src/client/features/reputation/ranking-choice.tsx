import { useMutation } from '@tanstack/react-query'
import { useChanged, useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './reputation.module.css'

/** Whether one stands on the leaderboard oneself. */
export function RankingChoice({ isRanked }: { isRanked: boolean }) {
  const changed = useChanged()
  const saving = useMutation(
    useTRPC().reputation.saveRanking.mutationOptions({ onSuccess: () => changed('reputation') }),
  )
  return (
    <Card as="section" padding="large" className={classes.card} aria-labelledby="ranking">
      <Heading as="h2" size="item" id="ranking">
        Your place
      </Heading>
      <Text>
        {isRanked
          ? 'Whoever is signed in can see you on the leaderboard.'
          : 'You are not on the leaderboard. Your receipts stay on your profile.'}
      </Text>
      <Button
        {...{ variant: 'default', size: 'xs' }}
        className={classes.choice}
        loading={saving.isPending}
        onClick={() => saving.mutate({ isRanked: !isRanked })}
      >
        {isRanked ? 'Hide me' : 'Show me again'}
      </Button>
      <Text tone="danger" role="alert">
        {saving.isError && 'This could not be saved. Please try again.'}
      </Text>
    </Card>
  )
}
