import { ButtonLink } from '#client/ui/button-link.tsx'
import { ROADMAP_PRICE_CREDITS } from '#shared/credits/rules.ts'
import classes from './credits-card.module.css'

/** The balance, and the next thing to do with it. */
export function CreditsCard({ credits }: { credits: number }) {
  const canCreate = credits >= ROADMAP_PRICE_CREDITS
  return (
    <section className={classes.card} aria-labelledby="credits">
      <div className={classes.balance}>
        <h2 id="credits" className={classes.label}>
          Roadmap credits
        </h2>
        <p className={classes.figure}>{credits}</p>
      </div>
      <div className={classes.next}>
        <p className={classes.title}>
          {canCreate ? 'What do you want to learn next?' : 'You have used all your credits'}
        </p>
        <p className={classes.text}>
          {canCreate
            ? 'Describe it in your own words. A roadmap costs one credit and is yours to keep.'
            : 'Your roadmaps stay yours. Deleting one within two hours of creating it gives its credit back.'}
        </p>
      </div>
      <div className={classes.actions}>
        <ButtonLink to="/8020/credits" variant={canCreate ? 'default' : 'filled'}>
          Buy credits
        </ButtonLink>
        <ButtonLink to="/learn" variant={canCreate ? 'filled' : 'default'}>
          {canCreate ? 'Create a roadmap' : 'See my roadmaps'}
        </ButtonLink>
      </div>
    </section>
  )
}
