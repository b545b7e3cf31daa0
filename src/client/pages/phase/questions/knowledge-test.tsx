import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { refusalOf } from '#client/trpc.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Line } from '#client/ui/line/line.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { ANSWERS_TO_COMPLETE, MAX_QUESTIONS, SECTION_STREETCRED } from '#shared/progress/rules.ts'
import type { SectionProgress } from '#shared/progress/schemas.ts'
import classes from './knowledge-test.module.css'
import { QuestionItem } from './question-item.tsx'
import { SectionDone } from './section-done.tsx'
import { earnedBy, useJudgeAnswer, useJudgings } from './use-judge-answer.ts'
import { useAskQuestions } from './use-questions.ts'

interface KnowledgeTestProps {
  phaseId: string
  userId: string
  roadmapId: string
  section: SectionProgress
  /** Where to go on once the section is completed. */
  onward: ReactNode
}

/** Questions about a section's objectives; two accepted answers complete it (2§4, 2§5). */
export function KnowledgeTest({ phaseId, userId, roadmapId, section, onward }: KnowledgeTestProps) {
  const ask = useAskQuestions(phaseId, section.sectionId)
  const questions = section.questions.slice(0, MAX_QUESTIONS)
  const firstOpen = questions.find(({ verdict }) => !verdict?.isAccepted)?.id ?? null
  const [openId, setOpenId] = useState<string | null | undefined>(undefined)
  const shownId = openId === undefined ? firstOpen : openId
  const judge = useJudgeAnswer(phaseId, section.sectionId, shownId)
  const judgings = useJudgings(section.sectionId)
  return (
    <section className={classes.block} aria-labelledby="test-heading">
      <Heading as="h3" id="test-heading" className={classes.heading} tabIndex={-1}>
        Test your Knowledge
      </Heading>
      <TestProgress section={section} />
      {questions.length === 0 && <Start ask={() => ask.mutate({ sectionId: section.sectionId })} state={ask} />}
      {questions.length > 0 && (
        <Card as="ol">
          {questions.map((question, index) => (
            <QuestionItem
              key={question.id}
              question={question}
              number={index + 1}
              isOpen={question.id === shownId}
              onToggle={() => setOpenId(question.id === shownId ? null : question.id)}
              judging={judgings.findLast(({ questionId }) => questionId === question.id)}
              onSend={(answer) => {
                // the answered question stays open for its verdict
                setOpenId(question.id)
                judge(question, answer)
              }}
            />
          ))}
        </Card>
      )}
      {section.completedAt !== null && (
        <SectionDone
          completedAt={section.completedAt}
          earned={earnedBy(judgings)}
          userId={userId}
          roadmapId={roadmapId}
          onward={onward}
        />
      )}
    </section>
  )
}

/** The bar of two: accepted answers, drawn as a stretch of the Line. */
function TestProgress({ section }: { section: SectionProgress }) {
  const accepted = section.questions.filter(({ verdict }) => verdict?.isAccepted).length
  const covered = section.completedAt === null ? Math.min(accepted, ANSWERS_TO_COMPLETE) : ANSWERS_TO_COMPLETE
  const stretches = [{ stations: ANSWERS_TO_COMPLETE, covered }]
  return (
    <div className={classes.progress}>
      <Text size="body" className={classes.lead}>
        Up to {MAX_QUESTIONS} questions about this section's objectives. {ANSWERS_TO_COMPLETE} accepted answers complete
        the section.
      </Text>
      <Text as="div" tone="inherit" className={classes.measures}>
        <div
          role="progressbar"
          aria-label="Accepted answers"
          aria-valuemin={0}
          aria-valuemax={ANSWERS_TO_COMPLETE}
          aria-valuenow={covered}
        >
          <Line stretches={stretches} gap={48} />
        </div>
        <span>
          {covered} of {ANSWERS_TO_COMPLETE} accepted
        </span>
        <span className={classes.estimate}>
          Estimated StreetCred <strong>{SECTION_STREETCRED.toFixed(2)}</strong>
        </span>
      </Text>
    </div>
  )
}

interface Asking {
  isPending: boolean
  error: unknown
}

function Start({ ask, state }: { ask: () => void; state: Asking }) {
  return (
    <div className={classes.start}>
      <Button onClick={ask} loading={state.isPending}>
        {state.error ? 'Try again' : 'Start'}
      </Button>
      <Text role="status">
        {state.isPending && 'Writing questions about this section…'}
        {Boolean(state.error) && !state.isPending && (
          <span className={classes.problem}>
            {refusalOf(state.error)?.error ?? 'The questions could not be loaded.'} Nothing was changed.
          </span>
        )}
      </Text>
    </div>
  )
}
