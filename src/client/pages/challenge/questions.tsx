import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { problemOf, useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextArea } from '#client/ui/form/text-area.tsx'
import { EmptyLine } from '#client/ui/list/empty-line.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Question } from '#shared/challenges/schemas.ts'
import classes from './challenge.module.css'
import { useQuestions } from './use-questions.ts'

interface QuestionsProps {
  challengeId: number
  /** Whether one is signed in, and it is not over. */
  mayAsk: boolean
}

/** What was asked about a bounty and answered, for everybody; whoever asks stays unnamed. */
export function Questions({ challengeId, mayAsk }: QuestionsProps) {
  const list = useQuery(useTRPC().challenges.questions.queryOptions({ challengeId }))
  return (
    <section className={classes.part} aria-labelledby="questions">
      <Heading as="h2" size="block" id="questions">
        Questions
      </Heading>
      {list.data ? (
        <Answers {...list.data} />
      ) : list.isError ? (
        <ErrorState
          title="The questions could not be loaded"
          message="Please check your connection and try again."
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : (
        <Skeleton radius={10} height={80} role="status" aria-label="Loading the questions" />
      )}
      {mayAsk && <Ask challengeId={challengeId} />}
    </section>
  )
}

function Answers({ questions, mayAnswer }: { questions: readonly Question[]; mayAnswer: boolean }) {
  if (questions.length === 0) return <EmptyLine>Nobody has asked anything yet.</EmptyLine>
  return (
    <ol className={classes.list}>
      {questions.map((question) => (
        <Asked key={question.id} question={question} mayAnswer={mayAnswer} />
      ))}
    </ol>
  )
}

function Ask({ challengeId }: { challengeId: number }) {
  const { ask } = useQuestions()
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    ask.mutate({ challengeId, text }, { onSuccess: () => setText('') })
  }
  return (
    <form className={classes.part} onSubmit={send} aria-label="Ask">
      <TextArea
        label="Your question, which everybody will read without your name"
        rows={2}
        maxLength={500}
        value={text}
        onChange={setText}
      />
      <div>
        <Button type="submit" variant="default" disabled={text.trim().length < 10} loading={ask.isPending}>
          Ask
        </Button>
      </div>
      <Text tone="danger" role="alert">
        {problemOf(ask.error)}
      </Text>
    </form>
  )
}

function Asked({ question, mayAnswer }: { question: Question; mayAnswer: boolean }) {
  const { text, createdAt, answer, isOwn } = question
  return (
    <li className={classes.question}>
      <p className={classes.text} dir="auto">
        {text}
      </p>
      <Text size="caption">
        <Ago moment={createdAt} />
        {isOwn && ', by you'}
      </Text>
      {answer ? (
        <p className={classes.answer} dir="auto">
          {answer}
        </p>
      ) : (
        <Text>Not answered yet.</Text>
      )}
      {mayAnswer && <AnswerForm question={question} />}
    </li>
  )
}

function AnswerForm({ question: { id, text, answer: before } }: { question: Question }) {
  const { answer } = useQuestions()
  const [words, setWords] = useState(before ?? '')
  const send = (event: FormEvent) => {
    event.preventDefault()
    answer.mutate({ questionId: id, answer: words })
  }
  return (
    <form className={classes.part} onSubmit={send} aria-label={`Answer “${text}”`}>
      <TextArea label="Answer" rows={2} maxLength={2000} value={words} onChange={setWords} />
      <div className={classes.buttons}>
        <Button type="submit" variant="default" size="sm" disabled={words.trim() === ''} loading={answer.isPending}>
          Answer
        </Button>
        <Button variant="subtle" size="sm" onClick={() => answer.mutate({ questionId: id, answer: null })}>
          Hide
        </Button>
      </div>
      <Text tone="danger" role="alert">
        {problemOf(answer.error)}
      </Text>
    </form>
  )
}
