import { ButtonLink } from '#client/ui/button-link.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { ROADMAP_PRICE_CREDITS } from '#shared/credits/rules.ts'
import classes from './credits-card.module.css'

/** The balance, and the next thing to do with it. */
export function CreditsCard({ credits }: { credits: number }) {
  const canCreate = credits >= ROADMAP_PRICE_CREDITS
  return (
    <Card as="section" padding="large" className={classes.card} aria-labelledby="credits">
      <div className={classes.balance}>
        <Text as="h2" id="credits" className={classes.label}>
          Roadmap credits
        </Text>
        <Text size="figure" tone="inherit">
          {credits}
        </Text>
      </div>
      <div className={classes.next}>
        <Text size="body" tone="inherit" isStrong>
          {canCreate ? 'What do you want to learn next?' : 'You have used all your credits'}
        </Text>
        <Text size="body" className={classes.text}>
          {canCreate
            ? 'Describe it in your own words. A roadmap costs one credit and is yours to keep.'
            : 'Your roadmaps stay yours. Deleting an unused one within two hours of creating it gives its credit back.'}
        </Text>
      </div>
      <div className={classes.actions}>
        <ButtonLink to="/8020/credits" variant={canCreate ? 'default' : 'filled'}>
          Buy credits
        </ButtonLink>
        <ButtonLink to="/learn" variant={canCreate ? 'filled' : 'default'}>
          {canCreate ? 'Create a roadmap' : 'See my roadmaps'}
        </ButtonLink>
      </div>
    </Card>
  )
}
