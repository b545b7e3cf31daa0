import { restWords } from '#client/features/progress/questions/rest-words.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { ArrowRightIcon } from '#client/ui/icons.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { type WayOn, wayOn } from '#shared/progress/way-on.ts'
import type { Roadmap, RoadmapSummary } from '#shared/roadmaps/schemas.ts'
import classes from './way-on-link.module.css'

/** The one way on of a roadmap that was read whole. */
export const wayOnOf = (roadmap: Roadmap, from?: { phaseId: string; number: number }): WayOn =>
  wayOn({ ...roadmap, isBegun: Object.values(roadmap.progress).some(({ status }) => status !== null) }, from)

/** The section that one goes on with: the same that the button leads to. */
export function nextStopOf(roadmap: Roadmap): Pick<Stop, 'phaseId' | 'number'> | null {
  const way = wayOnOf(roadmap)
  return 'stop' in way ? way.stop : null
}

type Way = { kind: 'certificate' } | { kind: 'none' } | { kind: 'start' | 'continue' | 'next'; stop: Stop }
interface Stop {
  phaseId: string
  number: number
  title?: string | undefined
  /** Until when nothing can be done there, nor anywhere else. */
  restsUntil?: string | null | undefined
}

/** The same of a roadmap of the list. */
export const wayOnOfListed = ({ next, hasCertificate }: RoadmapSummary): Way =>
  next
    ? { kind: next.title === undefined ? 'start' : 'continue', stop: next }
    : { kind: hasCertificate ? 'certificate' : 'none' }

interface WayOnLinkProps {
  userId: string
  roadmapId: string
  way: Way
  /** Quiet beside another button that matters more. */
  isQuiet?: boolean
}

/** Start, Continue with the section that is next, or the certificate: one button, the same on every screen. */
export function WayOnLink({ userId, roadmapId, way, isQuiet = false }: WayOnLinkProps) {
  const look = {
    variant: isQuiet ? 'default' : 'filled',
    size: isQuiet ? 'xs' : 'sm',
    className: classes.link,
  } as const
  if (way.kind === 'none') return null
  if (way.kind === 'certificate') {
    return (
      <ButtonLink
        to="/learn/$userId/$roadmapId"
        params={{ userId, roadmapId }}
        search={{ certificate: '8020' }}
        resetScroll={false}
        {...look}
      >
        Get certificate
      </ButtonLink>
    )
  }
  const { phaseId, number, title, restsUntil } = way.stop
  const link = (
    <ButtonLink
      to="/learn/$userId/$roadmapId/$phaseId"
      params={{ userId, roadmapId, phaseId }}
      search={{ section: String(number) }}
      rightSection={<ArrowRightIcon />}
      {...look}
    >
      <span className={classes.words}>
        {way.kind === 'start' ? (
          'Start'
        ) : (
          <>
            Continue “Section {number}: <bdi>{title}</bdi>”
          </>
        )}
      </span>
    </ButtonLink>
  )
  if (!restsUntil) return link
  return (
    <div className={classes.resting}>
      {link}
      <Text>Its questions count again {restWords(restsUntil)}.</Text>
    </div>
  )
}
