import type { ReactNode } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#client/ui/icons.tsx'
import { Line } from '#client/ui/line/line.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { ANSWERS_TO_COMPLETE } from '#shared/progress/rules.ts'
import type { SectionProgress } from '#shared/progress/schemas.ts'
import type { WayOn } from '#shared/progress/way-on.ts'
import type { Section } from '#shared/roadmaps/schemas.ts'
import classes from './section-bar.module.css'

interface SectionBarProps {
  userId: string
  roadmapId: string
  phaseId: string
  previous: Section | undefined
  way: WayOn
  /** Null for others than the owner, and until it is known. */
  learned: SectionProgress | null
  onSection: (section: number) => void
  /** The way to all sections, where no sidebar has them. */
  children: ReactNode
}

/** Stays at the window's end: back, how far one is here, and the one way on (2§2.4). */
export function SectionBar({
  userId,
  roadmapId,
  phaseId,
  previous,
  way,
  learned,
  onSection,
  children,
}: SectionBarProps) {
  const place = { userId, roadmapId }
  // until the section is completed, what completes it comes first
  const look = {
    variant: learned && learned.completedAt === null ? 'default' : 'filled',
    className: classes.next,
  } as const
  return (
    <nav className={classes.bar} aria-label="Continue">
      {previous && (
        <Button
          variant="subtle"
          color="gray"
          className={classes.previous}
          leftSection={<ArrowLeftIcon />}
          onClick={() => onSection(previous.number)}
        >
          Previous
        </Button>
      )}
      <div className={classes.middle}>
        {children}
        {learned && <Answers section={learned} />}
      </div>
      {way.kind === 'next' && way.stop.phaseId === phaseId ? (
        <Button {...look} rightSection={<ArrowRightIcon />} onClick={() => onSection(way.stop.number)}>
          <Words label="Next" title={way.stop.title} />
        </Button>
      ) : 'stop' in way && way.stop.restsUntil === null ? (
        <ButtonLink
          to="/learn/$userId/$roadmapId/$phaseId"
          params={{ ...place, phaseId: way.stop.phaseId }}
          search={{ section: String(way.stop.number) }}
          {...look}
          rightSection={<ArrowRightIcon />}
        >
          {way.kind === 'next' ? (
            <Words label={`Phase ${way.stop.phaseNumber}`} title={way.stop.phaseTitle} />
          ) : (
            <Words label="Continue" title={way.stop.title} />
          )}
        </ButtonLink>
      ) : (
        <ButtonLink
          to="/learn/$userId/$roadmapId"
          params={place}
          search={way.kind === 'certificate' ? { certificate: '8020' } : {}}
          {...look}
          rightSection={<ArrowRightIcon />}
        >
          {way.kind === 'certificate' ? 'Get certificate' : 'Back to the roadmap'}
        </ButtonLink>
      )}
    </nav>
  )
}

const Words = ({ label, title }: { label: string; title: string }) => (
  <span className={classes.words}>
    {label}: <bdi>{title}</bdi>
  </span>
)

/** The answers that complete the section, as a stretch of the Line. */
function Answers({ section: { completedAt, questions } }: { section: SectionProgress }) {
  const accepted = questions.filter(({ verdict }) => verdict?.isAccepted).length
  const covered = completedAt === null ? Math.min(accepted, ANSWERS_TO_COMPLETE) : ANSWERS_TO_COMPLETE
  return (
    <Text as="div" className={classes.answers}>
      <Line stretches={[{ stations: ANSWERS_TO_COMPLETE, covered }]} size="small" gap={24} />
      {completedAt === null ? `${covered} of ${ANSWERS_TO_COMPLETE} right answers` : 'Section completed'}
    </Text>
  )
}
