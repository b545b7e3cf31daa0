import { useCreateRoadmap } from '#client/features/roadmaps/create/use-create-roadmap.ts'
import { useEventSink } from '#client/lib/event-sink.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { LEARN_EVENTS } from '#shared/analytics/texts.ts'
import { countOf } from '#shared/count-of.ts'
import { ROADMAP_PRICE_CREDITS, SIGN_UP_CREDITS } from '#shared/credits/rules.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import classes from './public-banner.module.css'
import { useCloneRoadmap } from './use-clone-roadmap.ts'

interface PublicBannerProps {
  roadmap: Roadmap
  isSignedIn: boolean
  /** Undefined until the account has been read. */
  credits: number | undefined
  /** One's own roadmap is there, written anew or copied. */
  onCloned: (roadmapId: string) => void
}

/** For everyone but the owner: the way to a roadmap of one's own, with the same prompt or as a copy (2§2.3, 2§4). */
export function PublicBanner({ roadmap, isSignedIn, ...own }: PublicBannerProps) {
  return (
    <Card as="section" ground="accent" className={classes.banner} aria-label="Create your own roadmap">
      <p className={classes.text}>Like the prompt? Create your own roadmap</p>
      <div className={classes.buttons}>
        {isSignedIn ? <OwnWays roadmap={roadmap} {...own} /> : <VisitorWays roadmap={roadmap} />}
      </div>
    </Card>
  )
}

/** Both come back here after the sign-in, where each says its price and is confirmed. */
function VisitorWays({ roadmap: { id: roadmapId, prompt, state } }: { roadmap: Roadmap }) {
  const recordEvent = useEventSink()
  const tell = () => recordEvent({ action: LEARN_EVENTS.logInToClone, details: { roadmapId } })
  const redirect = location.pathname
  return (
    <>
      <Text as="span" tone="inherit">
        {state === 'success' ? `Or copy this one, as it is. Each costs ${PRICE}` : `A roadmap costs ${PRICE}`}; a new
        account has {SIGN_UP_CREDITS}.
      </Text>
      {state === 'success' && (
        <ButtonLink to="/welcome" search={{ redirect, prompt }} variant="default" onClick={tell}>
          Copy this roadmap
        </ButtonLink>
      )}
      <ButtonLink to="/welcome" search={{ redirect, prompt }} onClick={tell}>
        Create
      </ButtonLink>
    </>
  )
}

const PRICE = countOf(ROADMAP_PRICE_CREDITS, 'credit')

function OwnWays({ roadmap, credits, onCloned }: Omit<PublicBannerProps, 'isSignedIn'>) {
  const userId = useStored('userId') ?? ''
  const { clone, isPending: isCopying } = useCloneRoadmap(userId, onCloned)
  const { create, isPending: isCreating, isOwn, isUnderWay } = useCreateRoadmap(userId)
  const mayNot = credits === undefined || credits < ROADMAP_PRICE_CREDITS
  const createOwn = () => {
    // a second click may come before the first has been drawn
    if (!isUnderWay()) create({ prompt: roadmap.prompt.trim() }, { onCreated: onCloned })
  }
  return (
    <>
      <Text as="span" tone="inherit">
        {balanceText(credits)}
      </Text>
      {roadmap.state === 'success' && (
        <Button variant="default" loading={isCopying} disabled={mayNot || isCreating} onClick={() => clone(roadmap.id)}>
          Copy this roadmap for {PRICE}
        </Button>
      )}
      <Button
        aria-label={`Create for ${PRICE}`}
        loading={isOwn}
        disabled={mayNot || isCreating || isCopying}
        onClick={createOwn}
      >
        Create
      </Button>
    </>
  )
}

/** What one of them costs, and what there is to spend. */
function balanceText(credits: number | undefined): string {
  if (credits === undefined) return `A roadmap costs ${PRICE}.`
  if (credits < ROADMAP_PRICE_CREDITS) return ROADMAP_TEXTS.noCredits
  return `A roadmap costs ${PRICE}. You have ${countOf(credits, 'credit')} left`
}
