import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { uploadFile } from '#client/features/profiles/upload-file.ts'
import type { ProposedEntry, ResumeProposals } from '#shared/profiles/resume-proposals.ts'
import { MAX_RESUME_BYTES, RESUME_TEXTS, RESUME_UPLOAD_PATH } from '#shared/profiles/resume-rules.ts'

const NOT_READ = 'The file was not read. Please check your connection and try again.'
/** What is proposed stays while one goes from page to page. */
const KEY = ['resume']

/** Reads a resume and keeps what it proposes until each was taken or left. */
export function useResume() {
  const queryClient = useQueryClient()
  const { data } = useQuery<ResumeProposals>({ queryKey: KEY, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY })
  const reading = useMutation({
    mutationFn: (file: File) => {
      if (file.size > MAX_RESUME_BYTES) throw new Error(RESUME_TEXTS.tooLarge)
      return uploadFile<{ proposals: ResumeProposals }>(RESUME_UPLOAD_PATH, 'file', file, NOT_READ)
    },
    onSuccess: ({ proposals }) => queryClient.setQueryData(KEY, proposals),
  })
  const keep = (change: (known: ResumeProposals) => ResumeProposals) =>
    queryClient.setQueryData<ResumeProposals>(KEY, (known) => known && change(known))
  return {
    proposed: data ?? null,
    read: reading.mutate,
    isReading: reading.isPending,
    problem: reading.isError ? reading.error.message : null,
    drop: (entry: ProposedEntry) =>
      keep(({ entries, ...known }) => ({ ...known, entries: entries.filter((one) => one !== entry) })),
    dropSummary: () => keep((known) => ({ ...known, summary: '' })),
  }
}
