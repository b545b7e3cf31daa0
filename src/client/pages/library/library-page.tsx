import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRecordPageView } from '#client/features/analytics/use-record-page-view.ts'
import type { LibrarySearch } from '#client/features/library/library-search.ts'
import { usePageDescription } from '#client/features/library/use-page-description.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { FactList } from '#client/ui/landing/fact-list.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { SIGN_UP_CREDITS } from '#shared/credits/rules.ts'
import { LIBRARY_TEXTS } from '#shared/library/texts.ts'
import { ANSWERS_TO_COMPLETE } from '#shared/progress/rules.ts'
import { MAX_PHASES } from '#shared/roadmaps/rules.ts'
import { LibraryFilters } from './library-filters.tsx'
import classes from './library-page.module.css'
import { PathResults } from './path-results.tsx'
import { PublicResults } from './public-results.tsx'
import { SearchField } from './search-field.tsx'

/** What the learning area does, in three sentences that are true. */
const STEPS = [
  {
    head: 'A route of your own',
    text: `Up to ${MAX_PHASES} phases, each with sections and objectives: copied from here, or written for your goal. A new account has ${SIGN_UP_CREDITS} roadmaps free.`,
  },
  {
    head: 'Material for every section',
    text: 'Videos, articles and blogs, newest or most popular. A section that is too short becomes a deep dive.',
  },
  {
    head: 'Proof that it stuck',
    text: `${ANSWERS_TO_COMPLETE} right answers complete a section; all sections earn a certificate that anyone can verify.`,
  },
] as const

/** The public way into the learning area: search at once, what there is below it (2§2.1). */
export function LibraryPage() {
  const search = useSearch({ from: '/_connected/_public/8020/' })
  const navigate = useNavigate({ from: '/8020/' })
  const isSignedIn = useStored('token') !== null
  useRecordPageView()
  usePageTitle(LIBRARY_TEXTS.title)
  usePageDescription('/8020', LIBRARY_TEXTS.lead)
  const look = (change: Partial<LibrarySearch>, replace = false) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
  return (
    <>
      <header className={classes.head}>
        <Heading as="h1" tabIndex={-1}>
          Learn the 20% that gives 80% of outcomes.
        </Heading>
        <p className={classes.lead}>{LIBRARY_TEXTS.lead}</p>
        {/* a search that is refined is still the same one: Back leads to the page before it */}
        <SearchField value={search.q ?? ''} onSearch={(q) => look({ q: q || undefined }, Boolean(search.q && q))} />
      </header>
      <LibraryFilters search={search} onChange={look} />
      {search.by === 'people' ? (
        <PublicResults search={search} isSignedIn={isSignedIn} />
      ) : (
        <PathResults search={search} isSignedIn={isSignedIn} onReset={() => look(WITHOUT_FILTERS)} />
      )}
      <FactList as="h2" facts={STEPS} />
    </>
  )
}

const WITHOUT_FILTERS = { kind: undefined, area: undefined, level: undefined }
