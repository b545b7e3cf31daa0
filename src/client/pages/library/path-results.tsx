import type { LibrarySearch } from '#client/features/library/library-search.ts'
import { pathFacts } from '#client/features/library/path-facts.ts'
import { PathLine } from '#client/features/library/path-line.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { CardLink } from '#client/ui/card/card-link.tsx'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { countOf } from '#shared/count-of.ts'
import type { ListedPath } from '#shared/library/schemas.ts'
import classes from './results.module.css'
import { Results } from './results.tsx'
import { usePathList } from './use-path-list.ts'
import { WriteLink } from './write-link.tsx'

interface PathResultsProps {
  search: LibrarySearch
  isSignedIn: boolean
  /** Takes the filters away. */
  onReset: () => void
}

/** The library's paths that were found. */
export function PathResults({ search, isSignedIn, onReset }: PathResultsProps) {
  const list = usePathList(search)
  const paths = list.data?.pages.flatMap((page) => page.paths)
  const total = list.data?.pages[0]?.total ?? 0
  const isFiltered = Boolean(search.kind ?? search.area ?? search.level)
  const about = search.q ? ` about “${search.q}”` : ''
  return (
    <Results
      label="Paths"
      list={list}
      count={`${countOf(total, 'path')}${about}`}
      empty={
        <EmptyState
          title={`No path${about}${isFiltered ? ' with these filters' : ''}`}
          hint={isFiltered ? undefined : 'Have a roadmap written for it: you see the price before anything is spent.'}
          action={
            isFiltered ? (
              <Button variant="default" onClick={onReset}>
                Clear the filters
              </Button>
            ) : (
              <WriteLink prompt={search.q} isSignedIn={isSignedIn} />
            )
          }
        />
      }
    >
      {paths?.map((path) => (
        <li key={path.id}>
          <PathCard path={path} />
        </li>
      ))}
    </Results>
  )
}

function PathCard({ path }: { path: ListedPath }) {
  return (
    <CardLink to="/8020/path/$slug" params={{ slug: path.id }} padding="medium" className={classes.card}>
      <PathLine phases={path.phases} size="small" />
      <Text as="span" size="body" tone="inherit" isStrong lines={2}>
        {path.title}
      </Text>
      <Text as="span" lines={2}>
        {path.description}
      </Text>
      <Text as="span" className={classes.facts}>
        {pathFacts(path)}
      </Text>
    </CardLink>
  )
}
