import type { ReactNode } from 'react'
import { type Session, useSession } from '#client/features/auth/use-session.ts'
import { useEventSink } from '#client/lib/event-sink.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { LEARN_EVENTS } from '#shared/analytics/texts.ts'
import { countOf } from '#shared/count-of.ts'
import { ROADMAP_PRICE_CREDITS, SIGN_UP_CREDITS } from '#shared/credits/rules.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import classes from './copy-path.module.css'
import { useClonePath } from './use-clone-path.ts'

const LABEL = 'Copy this roadmap'
const PRICE = countOf(ROADMAP_PRICE_CREDITS, 'credit')

interface CopyPathProps {
  pathId: string
  /** They signed in for it and are back. */
  isBack: boolean
  onCopied: (userId: string, roadmapId: string) => void
}

/** The one way on from a path: a roadmap of one's own, its price told before. */
export function CopyPath({ pathId, isBack, onCopied }: CopyPathProps) {
  const session = useSession()
  return (
    <Card as="section" padding="medium" ground="accent" className={classes.card} aria-label="Make it yours">
      {session.status === 'user' ? (
        <OwnCopy {...{ pathId, isBack }} user={session.user} onCopied={onCopied} />
      ) : (
        <Unready session={session} pathId={pathId} />
      )}
    </Card>
  )
}

function Unready({ session, pathId }: { session: Exclude<Session, { status: 'user' }>; pathId: string }) {
  const recordEvent = useEventSink()
  switch (session.status) {
    case 'visitor':
      return (
        <>
          <ButtonLink
            to="/login"
            search={{ redirect: `/8020/path/${pathId}?copy=1` }}
            fullWidth
            onClick={() => recordEvent({ action: LEARN_EVENTS.logInToClone, details: { roadmapId: pathId } })}
          >
            {LABEL}
          </ButtonLink>
          <Note>
            For {PRICE}, which you confirm here once you are signed in. A new account has {SIGN_UP_CREDITS}.
          </Note>
        </>
      )
    case 'failed':
      return (
        <>
          <Button variant="default" fullWidth loading={session.isRetrying} onClick={session.retry}>
            Try again
          </Button>
          <Note>Your account could not be loaded, so we can’t tell what you have to spend.</Note>
        </>
      )
    case 'loading':
      return (
        <>
          <Button fullWidth disabled>
            {LABEL} for {PRICE}
          </Button>
          <Note>Looking up your credits…</Note>
        </>
      )
  }
}

interface OwnCopyProps extends CopyPathProps {
  user: { userId: string; credits: number }
}

function OwnCopy({ pathId, isBack, onCopied, user: { userId, credits } }: OwnCopyProps) {
  const { clone, isPending } = useClonePath(userId, (roadmapId) => onCopied(userId, roadmapId))
  if (credits < ROADMAP_PRICE_CREDITS && !isPending) {
    return (
      <>
        <ButtonLink to="/8020/credits" fullWidth>
          Get credits
        </ButtonLink>
        <Note>{ROADMAP_TEXTS.noCredits}</Note>
      </>
    )
  }
  return (
    <>
      <Button fullWidth style={{ paddingInline: 8 }} loading={isPending} onClick={() => clone(pathId)}>
        {`${LABEL} for ${PRICE} (${Math.max(0, credits - ROADMAP_PRICE_CREDITS)} left after)`}
      </Button>
      <Note>
        {isBack
          ? 'You are signed in. Nothing was spent yet: confirm the copy when you are ready.'
          : 'It becomes yours: material for every section, tests and a certificate.'}
      </Note>
    </>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <Text tone="inherit" role="status" className={classes.note}>
    {children}
  </Text>
)
