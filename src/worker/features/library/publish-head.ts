import { and, asc, eq } from 'drizzle-orm'
import { LIBRARY_TEXTS } from '#shared/library/texts.ts'
import type { PageHead } from '#shared/page-head.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { drawPicture } from '#shared/roadmaps/map/picture.ts'
import type { Context } from '#worker/context.ts'
import { prepared } from '#worker/db/prepared.ts'
import { libraryPathPhases, libraryPathSections, libraryPaths } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { isPublic } from './scope.ts'

const LIBRARY_PATH = '/8020'

export const LIBRARY_PAGE = {
  path: LIBRARY_PATH,
  title: LIBRARY_TEXTS.title,
  description: LIBRARY_TEXTS.lead,
  isIndexed: true,
} as const satisfies PageHead

/** The list of the library as text. */
export async function publishList({ db }: Context): Promise<PageHead> {
  const paths = await findPublicPaths(db, {})
  const items = paths.map(({ title }) => title)
  return { ...LIBRARY_PAGE, outline: [{ title: 'All of them', items }] }
}

const findPath = prepared(['id'], (db, { id }) =>
  db.query.libraryPaths.findFirst({
    columns: { id: true, title: true, description: true },
    where: and(eq(libraryPaths.id, id), isPublic()),
    with: {
      phases: {
        columns: { title: true },
        orderBy: asc(libraryPathPhases.position),
        with: {
          sections: {
            columns: {},
            orderBy: asc(libraryPathSections.position),
            with: { section: { columns: { title: true } } },
          },
        },
      },
    },
  }),
)

/** What a path of the library says of itself; null where there is none. */
export async function publishHead({ db }: Context, id: string): Promise<PageHead | null> {
  const path = await findPath(db, { id })
  if (!path) return null
  const { title, description, phases } = path
  const outline = phases.map((phase) => ({
    title: phase.title,
    items: phase.sections.map(({ section }) => section.title),
  }))
  return {
    ...{ path: pathPage(path.id), picture: `${pathPage(path.id)}/preview.png` },
    ...{ title, description, isIndexed: true },
    ...courseOf(title, outline),
  }
}

/**
 * The line of a path as an SVG text, for previews of its link.
 * @throws DomainError not_found
 */
export async function publishPicture({ db }: Context, id: string): Promise<string> {
  const path = await findPath(db, { id })
  if (!path) throw new DomainError('not_found', 'This path does not exist.')
  return drawPicture(
    path.title,
    path.phases.map(({ title, sections }) => ({ title, sections: sections.length })),
  )
}

/** A route of phases in the words of schema.org, and as text. */
export const courseOf = (
  name: string,
  outline: NonNullable<PageHead['outline']>,
): Pick<PageHead, 'data' | 'outline'> => ({
  outline,
  data: {
    '@type': 'Course',
    name,
    provider: { '@type': 'Organization', name: PRODUCT_NAME },
    hasPart: outline.map(({ title }, index) => ({ '@type': 'LearningResource', name: title, position: index + 1 })),
  },
})

/** Where a path of the library is read. */
export const pathPage = (id: string): string => `${LIBRARY_PATH}/path/${encodeURIComponent(id)}`

export const findPublicPaths = prepared([], (db) =>
  db
    .select({ id: libraryPaths.id, title: libraryPaths.title })
    .from(libraryPaths)
    .where(isPublic())
    .orderBy(libraryPaths.id),
)
