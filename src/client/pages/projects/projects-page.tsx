import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IssueCard } from '#client/features/projects/issue-card.tsx'
import { ProjectCard } from '#client/features/projects/project-card.tsx'
import { ProjectList } from '#client/features/projects/project-list.tsx'
import { PROJECT_PAGES } from '#client/features/projects/project-pages.ts'
import listClasses from '#client/features/projects/projects.module.css'
import { useLanguages } from '#client/features/projects/use-languages.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { useTRPC } from '#client/trpc.ts'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { POPULAR_CATEGORIES } from '#shared/projects/rules.ts'
import { PROJECT_TEXTS } from '#shared/projects/texts.ts'
import { OwnWork } from './own-work.tsx'
import { ProjectSearch } from './project-search.tsx'
import classes from './projects-page.module.css'

const [FREE_SHOWN, RECENT_SHOWN] = [6, 3]

/** /projects: work that is free, projects that somebody looked at, those in their languages, and popular ones (RT-43). */
export function ProjectsPage() {
  const { q } = useSearch({ from: '/_connected/_app/projects' })
  const navigate = useNavigate()
  const languages = useLanguages()
  return (
    <>
      <PageHeader title={PROJECT_TEXTS.title} lead={PROJECT_TEXTS.lead} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <ProjectSearch
            q={q ?? ''}
            onSearch={(words) =>
              void navigate({ to: '/projects', search: { q: words || undefined }, replace: true, resetScroll: false })
            }
          />
          {q ? <Found q={q} /> : languages && <Everything languages={languages} />}
        </div>
        <OwnWork />
      </div>
    </>
  )
}

function Found({ q }: { q: string }) {
  const list = useInfiniteQuery(useTRPC().projects.search.infiniteQueryOptions({ search: q }, PROJECT_PAGES))
  const isSignedIn = useStored('token') !== null
  return (
    <section className={classes.part} aria-label="Found">
      <ProjectList
        list={list}
        label="Projects found"
        heading="h2"
        empty={
          <EmptyState
            title="No project fits"
            hint={
              isSignedIn
                ? 'Fewer or other words may find more. A repository can be opened by its name: /p/owner/name.'
                : 'Only our own list was searched. Signed in, GitHub is searched as well.'
            }
          />
        }
      />
    </section>
  )
}

function Everything({ languages }: { languages: readonly string[] }) {
  const { projects } = useTRPC()
  const named = [...languages]
  const inLanguages = useInfiniteQuery(
    projects.listByLanguages.infiniteQueryOptions({ languages: named }, PROJECT_PAGES),
  )
  const popular = useInfiniteQuery(
    projects.listByCategories.infiniteQueryOptions(
      { categories: [...POPULAR_CATEGORIES], languages: named },
      PROJECT_PAGES,
    ),
  )
  const isSignedIn = useStored('token') !== null
  return (
    <>
      <FreeNow languages={named} />
      {isSignedIn && <Recent />}
      <section className={classes.part}>
        <Heading as="h2" size="block">
          In {new Intl.ListFormat('en', { type: 'disjunction' }).format(named)}
        </Heading>
        <ProjectList
          list={inLanguages}
          label="Projects in your languages"
          empty={<Text>No project of our list is written in these. The search finds others.</Text>}
        />
      </section>
      <section className={classes.part}>
        <Heading as="h2" size="block">
          Popular projects
        </Heading>
        <ProjectList list={popular} label="Popular projects" empty={<Text>No projects yet.</Text>} />
      </section>
    </>
  )
}

function FreeNow({ languages }: { languages: string[] }) {
  const free = useQuery(useTRPC().issues.free.queryOptions({ languages, limit: FREE_SHOWN })).data?.issues
  if (!free || free.length === 0) return null
  return (
    <section className={classes.part}>
      <Heading as="h2" size="block">
        Free right now
      </Heading>
      <ul className={listClasses.list} aria-label="Free issues">
        {free.map((issue) => (
          <IssueCard key={issue.issueId} issue={issue} isNamed />
        ))}
      </ul>
    </section>
  )
}

function Recent() {
  const recent = useQuery(useTRPC().projects.recent.queryOptions()).data?.projects
  if (!recent || recent.length === 0) return null
  return (
    <section className={classes.part}>
      <Heading as="h2" size="block">
        Looked at last
      </Heading>
      <ul className={listClasses.list} aria-label="Projects that you looked at last">
        {recent.slice(0, RECENT_SHOWN).map((project) => (
          <ProjectCard key={project.projectId} project={project} />
        ))}
      </ul>
    </section>
  )
}
