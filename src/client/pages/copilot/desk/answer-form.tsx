import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sendAudio } from '#client/features/copilot/send-audio.ts'
import { useRecorder } from '#client/features/copilot/use-recorder.ts'
import { useCopilotChanged } from '#client/features/copilot/use-writing.ts'
import { useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextArea } from '#client/ui/form/text-area.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { ANSWER_MAX_LENGTH, AUDIO_TEXTS } from '#shared/copilot/interview-rules.ts'
import type { GetCopilotJobOutput } from '#shared/copilot/schemas.ts'
import classes from '../copilot.module.css'
import { Failure } from './failure.tsx'

/** An answer, typed or said; what was typed stays until it is kept. */
export function AnswerForm({ job: { jobId, canHear }, question }: { job: GetCopilotJobOutput; question: string }) {
  const [answer, setAnswer] = useState('')
  const changed = useCopilotChanged()
  const answering = useMutation(
    useTRPC().copilot.answerInterview.mutationOptions({ onSuccess: () => setAnswer(''), onSettled: changed }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    answering.mutate({ jobId, question, answer })
  }
  return (
    <form className={classes.form} aria-label="Your answer" onSubmit={submit}>
      <TextArea label="Your answer" rows={6} maxLength={ANSWER_MAX_LENGTH} value={answer} onChange={setAnswer} />
      <div className={classes.actions}>
        <Button type="submit" size="sm" disabled={answer.trim() === ''} loading={answering.isPending}>
          Look at it
        </Button>
        {canHear ? <Record jobId={jobId} question={question} /> : <Text>{AUDIO_TEXTS.deaf}</Text>}
      </div>
      {answering.isError && <Failure error={answering.error} />}
    </form>
  )
}

function Record({ jobId, question }: { jobId: string; question: string }) {
  const changed = useCopilotChanged()
  const sending = useMutation({
    mutationFn: (audio: Blob) => sendAudio(jobId, question, audio),
    onSettled: changed,
  })
  const { state, start, stop } = useRecorder((audio) => sending.mutate(audio))
  return (
    <>
      <Button size="sm" variant="default" loading={sending.isPending} onClick={state === 'recording' ? stop : start}>
        {state === 'recording' ? 'Stop and send it' : 'Say it instead'}
      </Button>
      <Text role="status">
        {state === 'recording' ? 'Recording…' : 'A recording takes 1 of your calls this month, and is not kept.'}
      </Text>
      {state === 'refused' && <Text tone="danger">The microphone may not be used. Allow it, or type your answer.</Text>}
      {sending.isError && <Failure error={sending.error} />}
    </>
  )
}
