import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { pathwayOptions } from '#client/features/pathways/pathway-options.ts'
import { useTRPCClient } from '#client/trpc.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { PATHWAY_TEXTS } from '#shared/pathways/texts.ts'
import { LoadedPathway } from './loaded-pathway.tsx'

/** /open-source/pathway: four weeks into open source, for whoever is signed in (RT-50). */
export function PathwayPage() {
  const pathway = useQuery(pathwayOptions(useTRPCClient()))
  return (
    <>
      <PageHeader title={PATHWAY_TEXTS.title} lead={PATHWAY_TEXTS.lead} />
      {pathway.data ? (
        <LoadedPathway pathway={pathway.data} />
      ) : pathway.isError ? (
        <ErrorState
          title="The internship could not be loaded"
          message="Please check your connection and try again."
          onRetry={() => void pathway.refetch()}
          isRetrying={pathway.isFetching}
        />
      ) : (
        <Skeleton radius={10} height={480} role="status" aria-label="Loading the internship" />
      )}
    </>
  )
}
