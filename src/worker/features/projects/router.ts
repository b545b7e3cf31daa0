import * as z from 'zod'
import {
  Codespace,
  FindProjectInput,
  FollowProjectInput,
  ListByCategoriesInput,
  ListByIdsInput,
  ListByLanguagesInput,
  ListIssuesInput,
  ProjectInput,
  ProjectIssues,
  ProjectPage,
  RecentIds,
  SearchProjectsInput,
} from '#shared/projects/schemas.ts'
import { compiled } from '#worker/compiled.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { findProject } from './find-project.ts'
import { findProjects } from './find-projects.ts'
import { listIssues } from './issues/queries.ts'
import { listBeginner, listByCategories, listByIds, listByLanguages, listRecent, listRecentIds } from './queries.ts'
import { recordVisit } from './record-visit.ts'
import { saveFollow } from './save-follow.ts'
import { startCodespace } from './start-codespace.ts'
import { wire } from './wire.ts'

export const projectsRouter = router({
  listByLanguages: visitorProcedure
    .meta({ rest: wire.listByLanguages })
    .input(ListByLanguagesInput)
    .output(compiled(ProjectPage))
    .query(({ ctx, input }) => listByLanguages(ctx, input)),

  listByCategories: visitorProcedure
    .meta({ rest: wire.listByCategories })
    .input(ListByCategoriesInput)
    .output(compiled(ProjectPage))
    .query(({ ctx, input }) => listByCategories(ctx, input)),

  listByIds: visitorProcedure
    .meta({ rest: wire.listByIds })
    .input(ListByIdsInput)
    .output(compiled(ProjectPage))
    .query(({ ctx, input }) => listByIds(ctx, input)),

  beginner: visitorProcedure
    .meta({ rest: wire.beginner })
    .output(compiled(ProjectPage))
    .query(({ ctx }) => listBeginner(ctx)),

  search: visitorProcedure
    .meta({ rest: wire.search, limit: ['links'] })
    .input(SearchProjectsInput)
    .output(compiled(ProjectPage))
    .query(({ ctx, input }) => findProjects(ctx, input)),

  searchByPrompt: userProcedure
    .meta({ rest: wire.searchByPrompt, limit: ['model'] })
    .input(SearchProjectsInput)
    .output(compiled(ProjectPage))
    .query(({ ctx, input }) => findProjects(ctx, input)),

  recentIds: userProcedure
    .meta({ rest: wire.recentIds })
    .input(z.void())
    .output(RecentIds)
    .query(({ ctx }) => listRecentIds(ctx)),

  recent: userProcedure.output(compiled(ProjectPage)).query(({ ctx }) => listRecent(ctx)),

  issues: visitorProcedure
    .meta({ rest: wire.listIssues })
    .input(ListIssuesInput)
    .output(ProjectIssues)
    .query(({ ctx, input }) => listIssues(ctx, input)),

  find: visitorProcedure
    .meta({ rest: wire.find, limit: ['links'] })
    .input(FindProjectInput)
    .output(ProjectIssues)
    .query(({ ctx, input }) => findProject(ctx, input)),

  visit: userProcedure.input(ProjectInput).mutation(({ ctx, input }) => recordVisit(ctx, input)),

  startCodespace: userProcedure
    .meta({ rest: wire.startCodespace, limit: ['links', 'codespaces'] })
    .input(FindProjectInput)
    .output(Codespace)
    .mutation(({ ctx, input }) => startCodespace(ctx, input)),

  follow: userProcedure.input(FollowProjectInput).mutation(({ ctx, input }) => saveFollow(ctx, input)),
})
