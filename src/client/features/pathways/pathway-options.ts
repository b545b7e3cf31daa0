import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#client/trpc.ts'
import { INTERNSHIP_PATHWAY } from '#shared/pathways/rules.ts'

/** Under this key lies somebody's way through the internship; every change of it is written here. */
export const pathwayKey = ['pathways', 'open'] as const

/** The internship with how far one is; who asks for the first time has begun it. */
export const pathwayOptions = (api: Api) =>
  queryOptions({
    queryKey: pathwayKey,
    queryFn: ({ signal }) => api.pathways.open.mutate({ pathwayId: INTERNSHIP_PATHWAY }, { signal }),
  })
