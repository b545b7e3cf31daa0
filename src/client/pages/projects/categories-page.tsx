import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { ProjectList } from '#client/features/projects/project-list.tsx'
import { PROJECT_PAGES } from '#client/features/projects/project-pages.ts'
import { useLanguages } from '#client/features/projects/use-languages.ts'
import { useTRPC } from '#client/trpc.ts'
import pills from '#client/ui/chip/pill.module.css'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { BackButton } from '#client/ui/page/back-button.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { PROJECT_CATEGORIES, type ProjectCategory } from '#shared/projects/rules.ts'
import { PROJECT_TEXTS } from '#shared/projects/texts.ts'
import classes from './projects-page.module.css'

/** /project/categories: the fourteen categories, and the projects of the one that is open (RT-44, R-OSS-08). */
export function CategoriesPage() {
  const asked = useSearch({ from: '/_connected/_app/project/categories' }).category
  const category = PROJECT_CATEGORIES.find((name) => name.toLowerCase() === asked?.toLowerCase()) ?? 'frontend'
  const languages = useLanguages()
  return (
    <>
      <BackButton fallback="/projects" />
      <PageHeader title="Project categories" lead={PROJECT_TEXTS.categoriesLead} />
      <div className={classes.main}>
        <nav aria-label="Categories">
          <ul className={pills.pills}>
            {PROJECT_CATEGORIES.map((name) => (
              <li key={name}>
                <Link
                  to="/project/categories"
                  search={{ category: name }}
                  replace
                  resetScroll={false}
                  className={pills.pill}
                  activeProps={{}}
                  data-open={name === category || undefined}
                  aria-current={name === category ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {languages && <Category key={category} category={category} languages={[...languages]} />}
      </div>
    </>
  )
}

function Category({ category, languages }: { category: ProjectCategory; languages: string[] }) {
  const list = useInfiniteQuery(
    useTRPC().projects.listByCategories.infiniteQueryOptions({ categories: [category], languages }, PROJECT_PAGES),
  )
  return (
    <section className={classes.part}>
      <Heading as="h2" size="block">
        {category}
      </Heading>
      <ProjectList
        list={list}
        label={`Projects: ${category}`}
        empty={<EmptyState title="No projects yet" hint="The first one will stand here." />}
      />
    </section>
  )
}
