import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Line } from '#client/ui/line/line.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { ROADMAP_PRICE_CREDITS } from '#shared/credits/rules.ts'
import classes from './begin-card.module.css'

/** As a roadmap of four phases will look. */
const PLANNED = [0, 1, 0, 1].map((level) => ({ stations: 3, covered: 0, state: 'empty' as const, level }))

interface BeginCardProps {
  /** Undefined until the account has been read. */
  credits: number | undefined
  /** Of somebody without any roadmap. */
  isNew: boolean
}

/** Nothing is under way: what to do about it. */
export function BeginCard({ credits = ROADMAP_PRICE_CREDITS, isNew }: BeginCardProps) {
  const canCreate = credits >= ROADMAP_PRICE_CREDITS
  return (
    <Card as="section" padding="large" className={classes.card} aria-labelledby="begin">
      <Line stretches={PLANNED} gap={20} className={classes.line} />
      <Heading as="h2" id="begin">
        {isNew ? 'What do you want to learn?' : 'What do you want to learn next?'}
      </Heading>
      <Text size="body" className={classes.text}>
        {canCreate
          ? 'Say it in your own words, and a roadmap is written for you while you watch: sections with resources, and questions that show what you know. You see the plan before it costs a credit.'
          : 'You have used all your credits. Your roadmaps stay yours, and deleting an unused one within two hours of creating it gives its credit back.'}
      </Text>
      <div className={classes.actions}>
        {canCreate ? (
          <ButtonLink to="/learn">{isNew ? 'Create your first roadmap' : 'Create a roadmap'}</ButtonLink>
        ) : (
          <ButtonLink to="/8020/credits">Buy credits</ButtonLink>
        )}
        <ButtonLink to="/8020" variant="default">
          Look at ready ones
        </ButtonLink>
      </div>
    </Card>
  )
}
