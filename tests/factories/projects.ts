import { projectTags } from '#shared/projects/rules.ts'
import { issues, repositories } from '#worker/db/schema/index.ts'
import type { Store } from './store.ts'

type Repository = Partial<typeof repositories.$inferInsert>
type Issue = Partial<typeof issues.$inferInsert>

/** A repository that GitHub told of just now, of a name of its own unless it has one. @returns its id and name */
export async function createProject({ db }: Store, project: Repository = {}) {
  const name = project.name ?? `someone/p-${crypto.randomUUID()}`
  const { languages = ['Rust'], topics = [], categories = [] } = project
  const [row] = await db
    .insert(repositories)
    .values({
      ...{ name, nameKey: name.toLowerCase(), languages, topics, categories, description: 'A project of a test.' },
      tags: projectTags(languages, topics, categories),
      keywords: projectTags(languages, topics, categories).join(' '),
      ...{
        pushedAt: new Date().toISOString(),
        medianAnswerHours: 5,
        contributingUrl: `https://github.com/${name}#guide`,
      },
      ...{
        bestScore: 100,
        setup: 'npm ci',
        fetchedAt: new Date().toISOString(),
        nextReadAt: new Date(Date.now() + 86_400_000).toISOString(),
      },
      ...project,
    })
    .returning({ id: repositories.id })
  return { projectId: row?.id ?? '', name }
}

/** Issues of a project, free unless said otherwise. @returns their ids */
export async function createIssues({ db }: Store, projectId: string, some: readonly Issue[]): Promise<string[]> {
  const now = new Date().toISOString()
  const rows = some.map((issue, at) => ({
    ...{ repositoryId: projectId, number: at + 1, title: `Issue ${at + 1}`, body: 'It is wrong.', isLinked: false },
    ...{ score: 80, openedAt: now, lastUpdatedAt: now },
    ...issue,
  }))
  return (await db.insert(issues).values(rows).returning({ id: issues.id })).map(({ id }) => id)
}
