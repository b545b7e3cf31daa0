import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Api, useTRPC, useTRPCClient } from '#client/trpc.ts'
import type { Length, TextKind, Tone } from '#shared/copilot/rules.ts'
import type { Draft } from '#shared/copilot/schemas.ts'
import { callCopilot } from './call-copilot.ts'

/** How a text shall be written, and what of. */
export interface WritingOptions {
  tone: Tone
  length: Length
  said: string
  question: string
  /** Something that they wrote, for its style. */
  sample: string
}

/** What is written at once; the rest is streamed. */
export type WrittenKind = Exclude<TextKind, 'summary' | 'interview'>

const CALLS: Record<WrittenKind, (api: Api, input: WritingOptions & { jobId: string }) => Promise<Draft>> = {
  analysis: ({ copilot }, input) => copilot.analyze.mutate(input),
  coverLetter: ({ copilot }, input) => copilot.writeCoverLetter.mutate(input),
  resumeSummary: ({ copilot }, input) => copilot.writeResumeSummary.mutate(input),
  experience: ({ copilot }, input) => copilot.customizeExperience.mutate(input),
  message: ({ copilot }, input) => copilot.writeMessage.mutate(input),
  answer: ({ copilot }, input) => copilot.suggestAnswer.mutate(input),
}

/** Has a text written for a job; it takes one call of the month, which comes back where nothing came of it. */
export function useWriting(jobId: string, kind: WrittenKind) {
  const api = useTRPCClient()
  const changed = useCopilotChanged()
  return useMutation({
    mutationFn: (options: WritingOptions) => callCopilot(() => CALLS[kind](api, { jobId, ...options })),
    onSettled: changed,
  })
}

/** Has read again what shows the texts of jobs, and how many calls are left. */
export function useCopilotChanged() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return async () => {
    const keys = [trpc.copilot.pathKey(), trpc.quotas.check.queryKey()]
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}
