import { Button } from '@mantine/core'
import { useEventSink } from '#client/lib/event-sink.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { LEARN_EVENTS } from '#shared/analytics-texts.ts'
import { ROADMAP_PRICE_CREDITS } from '#shared/credit-rules.ts'
import { ROADMAP_TEXTS } from '#shared/roadmap-texts.ts'
import type { RoadmapDetail } from '#shared/roadmaps.ts'
import classes from './public-banner.module.css'
import { useCloneRoadmap } from './use-clone-roadmap.ts'

interface PublicBannerProps {
  roadmap: RoadmapDetail
  isSignedIn: boolean
  /** Undefined until the account has been read. */
  credits: number | undefined
  onCloned: (roadmapId: string) => void
}

/** For everyone but the owner: the way to a roadmap of one's own, with the same prompt or as a copy (2§2.3, 2§4). */
export function PublicBanner({ roadmap, isSignedIn, ...own }: PublicBannerProps) {
  return (
    <section className={classes.banner} aria-label="Create your own roadmap">
      <p className={classes.text}>Like the prompt? Create your own roadmap</p>
      <div className={classes.acts}>
        {isSignedIn ? (
          <OwnWays roadmap={roadmap} {...own} />
        ) : (
          <VisitorWay roadmapId={roadmap.roadmapId} prompt={roadmap.roadmap.learningPrompt} />
        )}
      </div>
    </section>
  )
}

function VisitorWay({ roadmapId, prompt }: { roadmapId: string; prompt: string }) {
  const recordEvent = useEventSink()
  return (
    <ButtonLink
      to="/welcome"
      search={{ redirect: location.pathname, prompt }}
      onClick={() => recordEvent({ action: LEARN_EVENTS.logInToClone, details: { roadmapId } })}
    >
      Create
    </ButtonLink>
  )
}

function OwnWays({ roadmap, credits, onCloned }: Omit<PublicBannerProps, 'isSignedIn'>) {
  const { clone, isPending } = useCloneRoadmap(onCloned)
  const isBroke = credits !== undefined && credits < ROADMAP_PRICE_CREDITS
  return (
    <>
      <span className={classes.balance}>
        {isBroke
          ? ROADMAP_TEXTS.noCredits
          : credits !== undefined && `You have ${credits} ${credits === 1 ? 'credit' : 'credits'} left`}
      </span>
      {roadmap.roadmapState === 'success' && (
        <Button
          variant="default"
          loading={isPending}
          disabled={isBroke || credits === undefined}
          onClick={() => clone(roadmap.roadmapId)}
        >
          Copy this roadmap for {ROADMAP_PRICE_CREDITS} credit
        </Button>
      )}
      <ButtonLink to="/learn" search={{ prompt: roadmap.roadmap.learningPrompt }}>
        Create
      </ButtonLink>
    </>
  )
}
