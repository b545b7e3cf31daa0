import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './plan-questions.module.css'

/** The FAQ's documented points (3§2.5), each as far as it is true yet, and what people ask before they pay. */
const QUESTIONS = [
  {
    question: 'Can I switch plans later?',
    answer:
      'Yes, at any time. You see what a switch costs before it is made. When you cancel, Pro stays yours until the end of what you paid for.',
  },
  {
    question: 'What support do free users get?',
    answer:
      'A community forum, which is not there yet. Neither is the priority email support of Pro: until then both plans get the same.',
  },
  {
    question: 'Are there team discounts?',
    answer: 'They are planned and not there yet: for now everybody has a plan of their own.',
  },
  {
    question: 'Do I need Pro for roadmaps?',
    answer: 'No. Roadmaps cost credits, which you buy one package at a time, on either plan.',
  },
] as const

export function PlanQuestions() {
  return (
    <section className={classes.section} aria-labelledby="questions">
      <Heading as="h2" id="questions" className={classes.heading}>
        Questions
      </Heading>
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question} className={classes.item}>
          <summary className={classes.question}>{question}</summary>
          <Text size="body" className={classes.answer}>
            {answer}
          </Text>
        </details>
      ))}
    </section>
  )
}
