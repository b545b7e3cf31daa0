import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { restWords } from '#client/features/progress/questions/rest-words.ts'
import { LineRail } from '#client/ui/line/line-rail.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { countOf } from '#shared/count-of.ts'
import { ANSWERS_TO_COMPLETE } from '#shared/progress/rules.ts'
import type { SectionProgress } from '#shared/progress/schemas.ts'
import type { WayOn } from '#shared/progress/way-on.ts'
import classes from './next-step-list.module.css'

interface NextStepListProps {
  /** Whose roadmap it is, and which. */
  place: { userId: string; roadmapId: string }
  section: SectionProgress
  way: WayOn
}

/** What is left to do here, and what comes afterwards; each leads there (2§2.4). */
export function NextStepList({ place, section, way }: NextStepListProps) {
  const steps = [...stepsHere(section), { key: 'after', words: <After {...{ place, way }} />, isDone: false }]
  const next = section.completedAt !== null ? 'after' : steps.find(({ isDone }) => !isDone)?.key
  return (
    <section aria-labelledby="next-heading">
      <Heading as="h3" size="item" id="next-heading">
        Next step
      </Heading>
      <ol className={classes.list}>
        {steps.map(({ key, words, isDone }, index) => (
          <li key={key} className={classes.step} data-done={isDone || undefined}>
            <LineRail
              state={isDone ? 'covered' : key === next ? 'next' : 'open'}
              before={index === 0 ? 'none' : steps[index - 1]?.isDone ? 'covered' : 'open'}
              after={index === steps.length - 1 ? 'none' : isDone ? 'covered' : 'open'}
              offset={14}
            />
            <span className={classes.words}>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface Step {
  key: string
  words: ReactNode
  isDone: boolean
}

/** Cards may be left out: only the answers complete a section (2§5). */
function stepsHere({ cards, completedAt, questions }: SectionProgress): Step[] {
  const left = cards.filter(({ isCompleted }) => !isCompleted).length
  const accepted = questions.filter(({ verdict }) => verdict?.isAccepted).length
  const answers = completedAt === null ? Math.max(0, ANSWERS_TO_COMPLETE - accepted) : 0
  const reading: Step = {
    key: 'cards',
    words:
      left > 0 ? <Go to="content-heading">{countOf(left, 'card')} left to read or watch</Go> : 'All cards complete',
    isDone: left === 0,
  }
  const answering: Step = {
    key: 'answers',
    words:
      answers > 0 ? (
        <Go to="test-heading">{countOf(answers, 'right answer')} left to complete the section</Go>
      ) : (
        'Section completed'
      ),
    isDone: answers === 0,
  }
  return cards.length > 0 ? [reading, answering] : [answering]
}

function After({ place, way }: Pick<NextStepListProps, 'place' | 'way'>) {
  if (!('stop' in way)) {
    return (
      <Link to="/learn/$userId/$roadmapId" params={place} search={{ certificate: '8020' }} className={classes.go}>
        {way.kind === 'certificate' ? 'Your certificate is ready' : 'The certificate, once every section is completed'}
      </Link>
    )
  }
  const { phaseId, phaseNumber, phaseTitle, number, title, restsUntil } = way.stop
  const isPhase = way.kind === 'next' && number === 1
  return (
    <Link
      to="/learn/$userId/$roadmapId/$phaseId"
      params={{ ...place, phaseId }}
      search={{ section: String(number) }}
      className={classes.go}
    >
      {isPhase ? `Phase ${phaseNumber}: ` : `Section ${number}: `}
      <bdi>{isPhase ? phaseTitle : title}</bdi>
      {way.kind === 'continue' && restsUntil && `, which counts again ${restWords(restsUntil)}`}
    </Link>
  )
}

/** A step on this page: no navigation, only the focus goes there. */
function Go({ to, children }: { to: string; children: ReactNode }) {
  const go = () => {
    const target = document.getElementById(to)
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'start' })
  }
  return (
    <button type="button" className={classes.go} onClick={go}>
      {children}
    </button>
  )
}
