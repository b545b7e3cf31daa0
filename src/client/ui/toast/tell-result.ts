import { showToast } from './toast.ts'

/** What a mutation tells of its end: what was done, where that is worth a word, and what went wrong. */
export const tellResult = (done?: string) => ({
  onSuccess: () => done && void showToast({ title: done, variant: 'success' }),
  onError: ({ message }: { message: string }) =>
    void showToast({ title: 'That did not work', message, variant: 'error' }),
})
