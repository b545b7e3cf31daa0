import { desc } from 'drizzle-orm'
import { FIXED_PAGES } from '#shared/site/fixed-pages.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { prepared } from '#worker/db/prepared.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { CHALLENGES_PAGE, challengePage } from '#worker/features/challenges/publish-head.ts'
import { findListedIds } from '#worker/features/challenges/queries.ts'
import { JOBS_PAGE } from '#worker/features/jobs/publish-head.ts'
import { findPublicPaths, LIBRARY_PAGE, pathPage } from '#worker/features/library/publish-head.ts'
import { findListedPeople, profilePage } from '#worker/features/profiles/publish-head.ts'
import { FIRST_PAGE, PROJECTS_PAGE, projectPage } from '#worker/features/projects/publish-head.ts'
import { findListedProjects } from '#worker/features/projects/queries.ts'
import { roadmapPage } from '#worker/features/roadmaps/publish-head.ts'
import { isForAll } from '#worker/features/roadmaps/scope.ts'

/** The newest of those that people listed. */
const MOST_LISTED = 1000

const findListed = prepared([], (db) =>
  db
    .select({ id: roadmaps.id, userId: roadmaps.userId, updatedAt: roadmaps.updatedAt })
    .from(roadmaps)
    .where(isForAll())
    .orderBy(desc(roadmaps.createdAt), desc(roadmaps.id))
    .limit(MOST_LISTED),
)

/** Every page that is for everybody, as search engines read it. */
export async function publishSitemap({ db, env }: Context): Promise<string> {
  const { paths, listed, people, bounties, projects } = await batch(db, {
    paths: findPublicPaths(db, {}),
    listed: findListed(db, {}),
    people: findListedPeople(db, {}),
    bounties: findListedIds(db),
    projects: findListedProjects(db),
  })
  const pages = [
    ...[...FIXED_PAGES, LIBRARY_PAGE].map(({ path }) => entry(env.APP_URL, path)),
    ...[
      ...[JOBS_PAGE, CHALLENGES_PAGE, PROJECTS_PAGE, FIRST_PAGE],
      ...bounties.map(({ id }) => challengePage(id)),
      ...projects.map(({ id }) => projectPage(id)),
    ].map((path) => entry(env.APP_URL, path)),
    ...paths.map(({ id }) => entry(env.APP_URL, pathPage(id))),
    ...listed.map((roadmap) => entry(env.APP_URL, roadmapPage(roadmap), roadmap.updatedAt)),
    ...people.map(({ id, updatedAt }) => entry(env.APP_URL, profilePage(id), updatedAt)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('\n')}
</urlset>
`
}

const entry = (origin: string, path: string, changedAt?: string) =>
  `<url><loc>${origin}${path}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`
