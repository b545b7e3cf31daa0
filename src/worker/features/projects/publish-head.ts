import type { PageHead } from '#shared/page-head.ts'
import { POPULAR_CATEGORIES, PROJECT_CATEGORIES } from '#shared/projects/rules.ts'
import { PROJECT_TEXTS } from '#shared/projects/texts.ts'
import type { Context } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { getIssue, listIssues } from './issues/queries.ts'
import { listBeginner, listByCategories } from './queries.ts'

export const PROJECTS_PAGE = '/projects'
export const FIRST_PAGE = '/open-source/first'
const CATEGORIES_PAGE = '/project/categories'
export const projectPage = (id: string): string => `/project/${id}`

/** It is the same for everybody. */
const asVisitor = (ctx: Context): Context => ({ ...ctx, actor: { kind: 'visitor' } })
const NOWHERE: PageHead = { path: '/404', title: 'Page not found', isIndexed: false, isMissing: true }

/** What the list says of itself for those who run no script. */
export async function publishListHead(ctx: Context): Promise<PageHead> {
  const categories = [...POPULAR_CATEGORIES]
  const { projects } = await listByCategories(asVisitor(ctx), { categories, languages: [] })
  return {
    ...{ path: PROJECTS_PAGE, title: PROJECT_TEXTS.title, description: PROJECT_TEXTS.lead, isIndexed: true },
    outline: projects.map(({ name, description }) => ({ title: name, items: [description] })),
  }
}

export const publishCategoriesHead = (): PageHead => ({
  ...{ path: CATEGORIES_PAGE, title: 'Project categories', description: PROJECT_TEXTS.categoriesLead },
  isIndexed: true,
  outline: [{ title: 'Categories', items: PROJECT_CATEGORIES }],
})

/** The same of the first contributions. */
export async function publishFirstHead(ctx: Context): Promise<PageHead> {
  const { projects } = await listBeginner(asVisitor(ctx))
  return {
    ...{ path: FIRST_PAGE, title: 'Your first contribution', description: PROJECT_TEXTS.firstLead, isIndexed: true },
    outline: projects.map(({ name, description }) => ({ title: name, items: [description] })),
  }
}

/** The same of a project; one that is none has no page. */
export const publishHead = (ctx: Context, projectId: string): Promise<PageHead> =>
  orNowhere(async () => {
    const { project, issues } = await listIssues(asVisitor(ctx), { projectId })
    const { name, description, readmeSummary, isMissing } = project
    return {
      ...{ path: projectPage(projectId), title: name, description, isIndexed: !isMissing },
      outline: [
        ...(readmeSummary ? [{ title: 'From its README', items: [readmeSummary] }] : []),
        { title: 'Issues', items: issues.map(({ title }) => title) },
      ],
    }
  })

/** The same of an issue, which stands at GitHub: search engines are left to find it there. */
export const publishIssueHead = (ctx: Context, issueId: string): Promise<PageHead> =>
  orNowhere(async () => {
    const { projectId, projectName, title, takenBecause, parts } = await getIssue(asVisitor(ctx), { issueId })
    return {
      ...{ path: `${projectPage(projectId)}/${issueId}`, title, description: projectName, isIndexed: false },
      outline: [{ title: takenBecause ?? 'It is free.', items: parts.map(({ text }) => text) }],
    }
  })

async function orNowhere(publish: () => Promise<PageHead>): Promise<PageHead> {
  try {
    return await publish()
  } catch (failure) {
    if (failure instanceof DomainError && failure.code === 'not_found') return NOWHERE
    throw failure
  }
}
