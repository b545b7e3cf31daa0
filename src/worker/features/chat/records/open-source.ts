import { eq } from 'drizzle-orm'
import { skillsIn } from '#shared/jobs/skills.ts'
import type { UserContext } from '#worker/context.ts'
import { users } from '#worker/db/schema/index.ts'
import { searchIssues } from '#worker/features/projects/issues/queries.ts'
import { listRoadmaps } from '#worker/features/roadmaps/listing/queries.ts'
import type { Tool } from './record.ts'

const ISSUES_TOLD = 5

async function readLanguages({ db, actor }: UserContext): Promise<string[]> {
  const [person] = await db.select({ languages: users.selectedLanguages }).from(users).where(eq(users.id, actor.userId))
  return person?.languages ?? []
}

/** Of what they learn here, as their roadmaps are called: "Scala for people who know Java" is about Scala. */
async function readLearned(ctx: UserContext): Promise<string[]> {
  const { roadmaps } = await listRoadmaps(ctx, undefined)
  return skillsIn(roadmaps.map(({ title }) => title.split(/\b(?:for|from)\b/)[0]).join(', '))
}

/** Free issues in a language that is named, in those of what the person learned, or in those that they write. */
export const issues: Tool = {
  finds: 'Free open-source issues in a language; the words name it',
  hears:
    /\b(find|pick|show|suggest|recommend|any|free|which)\b.*\bissues?\b|\bgood first issues?\b|\bsomething to (fix|contribute)\b/,
  read: async (ctx, { query }) => {
    const named = skillsIn(query)
    const learned = /\blearn(ed|t|ing|)\b/.test(query) ? await readLearned(ctx) : []
    const languages = [named, learned].find((each) => each.length > 0) ?? (await readLanguages(ctx))
    const search = { topics: [], search: '', limit: ISSUES_TOLD }
    const found = (await searchIssues(ctx, { ...search, languages })).issues
    const isAny = found.length === 0 && languages.length > 0
    const shown = isAny ? (await searchIssues(ctx, { ...search, languages: [] })).issues : found
    const listed = new Intl.ListFormat('en', { type: 'disjunction' }).format(languages)
    if (shown.length === 0) return null
    return {
      lead:
        languages.length === 0
          ? 'These issues are free now, the best to pick first. Say your languages in your settings and I choose by them:'
          : isAny
            ? `No free issue in ${listed} is known at the moment. These are free in other languages:`
            : `Free issues in ${listed}, the best to pick first:`,
      records: shown.map(({ issueId, projectId, projectName, number, title }) => ({
        ...{
          kind: 'open source' as const,
          label: `${projectName}#${number}`,
          path: `/project/${projectId}/${issueId}`,
        },
        text: `${title} (${projectName}).`,
      })),
    }
  },
}
