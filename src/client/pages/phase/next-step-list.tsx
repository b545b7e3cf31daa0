import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { countOf } from '#client/lib/count-of.ts'
import { LineRail } from '#client/ui/line/line-rail.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { ANSWERS_TO_COMPLETE } from '#shared/progress/rules.ts'
import type { SectionProgress } from '#shared/progress/schemas.ts'
import classes from './next-step-list.module.css'

export interface Onward {
  userId: string
  roadmapId: string
  nextSection: { number: number; title: string } | null
  nextPhase: { id: string; number: number; title: string } | null
  /** Every section of the roadmap is completed. */
  hasCertificate: boolean
}

/** What is left to do here, and where to go afterwards (2§2.4). */
export function NextStepList({ section, onward }: { section: SectionProgress; onward: Onward }) {
  const steps = [...stepsHere(section), { key: 'after', words: <After {...onward} />, isDone: false }]
  const next = section.completedAt !== null ? 'after' : steps.find(({ isDone }) => !isDone)?.key
  return (
    <section className={classes.block} aria-labelledby="next-heading">
      <Heading as="h3" id="next-heading" className={classes.heading}>
        Next step
      </Heading>
      <ol className={classes.list}>
        {steps.map(({ key, words, isDone }, index) => (
          <li key={key} className={classes.step} data-done={isDone || undefined}>
            <LineRail
              state={isDone ? 'covered' : key === next ? 'next' : 'open'}
              before={index === 0 ? 'none' : steps[index - 1]?.isDone ? 'covered' : 'open'}
              after={index === steps.length - 1 ? 'none' : isDone ? 'covered' : 'open'}
              offset={16}
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
        <Go to="test-heading">{countOf(answers, 'accepted answer')} left to complete the section</Go>
      ) : (
        'Section completed'
      ),
    isDone: answers === 0,
  }
  return cards.length > 0 ? [reading, answering] : [answering]
}

/** The next section, the next phase, or the roadmap with its certificate. */
function After({ userId, roadmapId, nextSection, nextPhase, hasCertificate }: Onward) {
  if (nextSection) {
    return (
      <Link
        from="/learn/$userId/$roadmapId/$phaseId"
        to="."
        search={{ section: String(nextSection.number) }}
        resetScroll={false}
      >
        Section {nextSection.number}: <bdi>{nextSection.title}</bdi>
      </Link>
    )
  }
  if (nextPhase) {
    return (
      <Link to="/learn/$userId/$roadmapId/$phaseId" params={{ userId, roadmapId, phaseId: nextPhase.id }}>
        Phase {nextPhase.number}: <bdi>{nextPhase.title}</bdi>
      </Link>
    )
  }
  return (
    <Link to="/learn/$userId/$roadmapId" params={{ userId, roadmapId }} search={{ certificate: '8020' }}>
      {hasCertificate ? 'Your certificate is ready' : 'The certificate, once every section is completed'}
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
