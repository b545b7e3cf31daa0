import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { publicListOptions } from '#client/features/library/library-options.ts'
import type { LibrarySearch } from '#client/features/library/library-search.ts'
import { pathFacts } from '#client/features/library/path-facts.ts'
import { PathLine } from '#client/features/library/path-line.tsx'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { CardLink } from '#client/ui/card/card-link.tsx'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { PublicRoadmap } from '#shared/library/schemas.ts'
import classes from './results.module.css'
import { Results } from './results.tsx'
import { WriteLink } from './write-link.tsx'

interface PublicResultsProps {
  search: LibrarySearch
  isSignedIn: boolean
}

/** Roadmaps that people listed, of which title or prompt say what is looked for. */
export function PublicResults({ search, isSignedIn }: PublicResultsProps) {
  const reader = { trpc: useTRPC(), api: useTRPCClient() }
  const list = useInfiniteQuery({ ...publicListOptions(reader, search), placeholderData: keepPreviousData })
  const roadmaps = list.data?.pages.flatMap((page) => page.roadmaps)
  return (
    <Results
      label="Roadmaps by people"
      list={list}
      count={search.q ? `Listed by people, about “${search.q}”, newest first` : 'Listed by people, newest first'}
      empty={
        search.q ? (
          <EmptyState
            title={`Nobody has listed a roadmap about “${search.q}”`}
            hint="The library may have one, or have it written for you."
            action={<WriteLink prompt={search.q} isSignedIn={isSignedIn} />}
          />
        ) : (
          <EmptyState
            title="Nobody has listed a roadmap yet"
            hint="Share one of yours and list it, and others find it here."
            action={
              isSignedIn ? (
                <ButtonLink to="/learn">Go to your roadmaps</ButtonLink>
              ) : (
                <ButtonLink to="/8020">Look through the paths</ButtonLink>
              )
            }
          />
        )
      }
    >
      {roadmaps?.map((roadmap) => (
        <li key={roadmap.id}>
          <PublicCard roadmap={roadmap} />
        </li>
      ))}
    </Results>
  )
}

function PublicCard({ roadmap }: { roadmap: PublicRoadmap }) {
  const { id, ownerId, ownerName, title, prompt, phases } = roadmap
  return (
    <CardLink
      to="/learn/$userId/$roadmapId"
      params={{ userId: ownerId, roadmapId: id }}
      padding="medium"
      className={classes.card}
    >
      <PathLine phases={phases} size="small" />
      <Text as="span" size="body" tone="inherit" isStrong lines={3} dir="auto">
        {title}
      </Text>
      {prompt !== title && (
        <Text as="span" lines={2} dir="auto">
          {prompt}
        </Text>
      )}
      <Text as="span" className={classes.facts}>
        {pathFacts(roadmap)} · by <bdi>{ownerName}</bdi>
      </Text>
    </CardLink>
  )
}
