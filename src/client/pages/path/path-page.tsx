import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useRecordPageView } from '#client/features/analytics/use-record-page-view.ts'
import { usePageDescription } from '#client/features/library/use-page-description.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { BackButton } from '#client/ui/page/back-button.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { PATH_KINDS } from '#shared/library/rules.ts'
import type { Path } from '#shared/library/schemas.ts'
import { CopyPath } from './copy-path.tsx'
import { PathAbout } from './path-about.tsx'
import classes from './path-page.module.css'
import { PathPhases } from './path-phases.tsx'
import { PathSkeleton } from './path-skeleton.tsx'

/** A path of the library: everything it teaches to read, and one way to make it one's own. */
export function PathPage() {
  const { slug } = useParams({ from: '/_connected/_public/8020/path/$slug' })
  const trpc = useTRPC()
  const path = useQuery(trpc.library.get.queryOptions({ id: slug }, { staleTime: Number.POSITIVE_INFINITY }))
  useRecordPageView()
  usePageTitle(path.data?.title)
  usePageDescription(`/8020/path/${slug}`, path.data?.description)
  return (
    <div className={classes.page}>
      <BackButton fallback="/8020" />
      {path.data ? (
        <LoadedPath path={path.data} />
      ) : path.isPending ? (
        <PathSkeleton />
      ) : (
        <MissingPath
          isUnknown={refusalOf(path.error) !== null}
          onRetry={() => void path.refetch()}
          isRetrying={path.isFetching}
        />
      )}
    </div>
  )
}

function LoadedPath({ path }: { path: Path }) {
  const { copy } = useSearch({ from: '/_connected/_public/8020/path/$slug' })
  const navigate = useNavigate()
  return (
    <article className={classes.columns}>
      <header className={classes.head}>
        <p className={classes.eyebrow}>{[PATH_KINDS[path.kind], ...path.topics].join(' · ')}</p>
        <Heading as="h1" tabIndex={-1}>
          {path.title}
        </Heading>
        <p className={classes.lead}>{path.description}</p>
      </header>
      <div className={classes.copy}>
        <CopyPath
          pathId={path.id}
          isBack={copy === '1'}
          onCopied={(userId, roadmapId) =>
            void navigate({ to: '/learn/$userId/$roadmapId', params: { userId, roadmapId } })
          }
        />
      </div>
      <PathAbout path={path} className={classes.about} />
      <PathPhases phases={path.phases} className={classes.phases} />
    </article>
  )
}

interface MissingPathProps {
  /** The worker says that there is none; else it could not be asked. */
  isUnknown: boolean
  onRetry: () => void
  isRetrying: boolean
}

function MissingPath({ isUnknown, onRetry, isRetrying }: MissingPathProps) {
  const toAll = <ButtonLink to="/8020">Look through all paths</ButtonLink>
  return (
    <>
      <PageHeader title="Path" />
      {isUnknown ? (
        <ErrorState title="There is no such path" message="It may have been renamed." action={toAll} />
      ) : (
        <ErrorState
          title="The path could not be loaded"
          message="Please check your connection and try again."
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      )}
    </>
  )
}
