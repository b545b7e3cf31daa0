import { queryOptions } from '@tanstack/react-query'
import { api, isRefusal, trpc } from '#client/trpc.ts'
import { PROGRESS_RETRIES } from '#shared/progress/rules.ts'

interface AskedProgress {
  phaseId: string
  roadmapId: string
  /** The section that is being opened; none when nobody chose one, or only hovers over a link. */
  section?: number
}

/** Under this key lies a phase's progress; every change of it is written here. */
export const progressKey = (phaseId: string) => [...trpc.progress.course.mutationKey(), phaseId] as const

/** A phase's cards, questions and ticks, made on the worker if there are none; retried up to 3 times (2§7.1, R-PHS-18). */
export const progressOptions = ({ phaseId, roadmapId, section }: AskedProgress) =>
  queryOptions({
    queryKey: progressKey(phaseId),
    queryFn: async ({ signal }) => {
      const sectionDetails = section === undefined ? undefined : { sectionNumber: section }
      const input = { id: phaseId, pathwayType: 'course' as const, roadmapId, sectionDetails }
      return (await api.progress.course.mutate(input, { signal })).result
    },
    retry: (failures, error) => failures < PROGRESS_RETRIES && !isRefusal(error),
  })
