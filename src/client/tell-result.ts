import { problemOf } from './trpc.ts'
import { showToast } from './ui/toast/toast.ts'

/** A word about what did not work: why, as the server says it, or that it was not reached. */
export const tellFailure = (failure: unknown): void =>
  void showToast({ title: 'That did not work', message: problemOf(failure), variant: 'error' })

/** What a mutation tells of its end: what was done, where that is worth a word, and what went wrong. */
export const tellResult = (done?: string) => ({
  onSuccess: () => done && void showToast({ title: done, variant: 'success' }),
  onError: tellFailure,
})
