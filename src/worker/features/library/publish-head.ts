import { and, eq } from 'drizzle-orm'
import { LIBRARY_TEXTS } from '#shared/library/texts.ts'
import type { PageHead } from '#shared/page-head.ts'
import type { Context } from '#worker/context.ts'
import { prepared } from '#worker/db/prepared.ts'
import { libraryPaths } from '#worker/db/schema/index.ts'
import { isPublic } from './scope.ts'

const LIBRARY_PATH = '/8020'

export const LIBRARY_PAGE: PageHead = {
  path: LIBRARY_PATH,
  title: LIBRARY_TEXTS.title,
  description: LIBRARY_TEXTS.lead,
  isIndexed: true,
}

const findPath = prepared(['id'], (db, { id }) =>
  db
    .select({ id: libraryPaths.id, title: libraryPaths.title, description: libraryPaths.description })
    .from(libraryPaths)
    .where(and(eq(libraryPaths.id, id), isPublic())),
)

/** What a path of the library says of itself; null where there is none. */
export async function publishHead({ db }: Context, id: string): Promise<PageHead | null> {
  const [path] = await findPath(db, { id })
  return path ? { path: pathPage(path.id), title: path.title, description: path.description, isIndexed: true } : null
}

/** Where a path of the library is read. */
export const pathPage = (id: string): string => `${LIBRARY_PATH}/path/${encodeURIComponent(id)}`

export const findPublicPaths = prepared([], (db) =>
  db.select({ id: libraryPaths.id }).from(libraryPaths).where(isPublic()).orderBy(libraryPaths.id),
)
