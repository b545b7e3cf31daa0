import { planAddress } from '#client/features/roadmaps/create/plan-address.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './certificate-check.module.css'

/** For whoever came to check somebody else's: the way to one of their own. @param title what this one certifies */
export function MakeYourOwn({ title }: { title: string | undefined }) {
  const isSignedIn = useStored('token') !== null
  const way = title ? planAddress(title) : '/learn'
  return (
    <Card as="section" ground="accent" padding="large" className={classes.own} aria-labelledby="make-your-own">
      <div>
        <Heading as="h2" size="item" id="make-your-own">
          Make your own
        </Heading>
        <Text size="body">
          Say what you want to learn, get a roadmap with graded questions, and prove it with a certificate like this.
        </Text>
      </div>
      <div className={classes.actions}>
        {isSignedIn ? (
          <ButtonLink to="/learn" search={title ? { prompt: title, plan: 1 } : {}}>
            Make a roadmap
          </ButtonLink>
        ) : (
          <ButtonLink to="/login" search={{ redirect: way }}>
            Make a roadmap
          </ButtonLink>
        )}
        <ButtonLink to="/8020" variant="default">
          Browse the library
        </ButtonLink>
      </div>
    </Card>
  )
}
