import { queryOptions } from '@tanstack/react-query'
import { isRefusal } from '#client/lib/is-refusal.ts'
import type { Api } from '#client/trpc.ts'
import { PROGRESS_RETRIES } from '#shared/progress/rules.ts'
import { MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'

interface AskedProgress {
  phaseId: string
  roadmapId: string
  /** `?section=` as it stands in the address: the worker remembers a section that is opened by its number. */
  askedSection?: string | undefined
}

/** Under this key, tRPC's with the phase behind it, lies a phase's progress; every change of it is written here. */
export const progressKey = (phaseId: string) => [['progress', 'open'], phaseId] as const

/** A phase's cards, questions and ticks, made on the worker if there are none; retried up to 3 times (2§7.1, R-PHS-18). */
export const progressOptions = (api: Api, { phaseId, roadmapId, askedSection }: AskedProgress) =>
  queryOptions({
    queryKey: progressKey(phaseId),
    queryFn: ({ signal }) =>
      api.progress.open.mutate({ phaseId, roadmapId, lastSectionNumber: openedSection(askedSection) }, { signal }),
    retry: (failures, error) => failures < PROGRESS_RETRIES && !isRefusal(error),
  })

function openedSection(asked: string | undefined): number | undefined {
  const number = Number(asked)
  return Number.isInteger(number) && number >= 1 && number <= MAX_SECTIONS_PER_PHASE ? number : undefined
}
