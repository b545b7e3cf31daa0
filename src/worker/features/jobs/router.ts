import {
  GetJobInput,
  HideCompanyInput,
  JobChoices,
  JobListing,
  JobPage,
  ListJobsInput,
  LocateInput,
  Location,
  RemoveSearchInput,
  SaveSearchInput,
  SearchWebInput,
  WebJobs,
} from '#shared/jobs/schemas.ts'
import { ChangeSourceInput, SourcesOutput } from '#shared/sources/schemas.ts'
import { compiled } from '#worker/compiled.ts'
import { adminProcedure, router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { changeJobSource } from './change-source.ts'
import { findLocation } from './find-location.ts'
import { hideCompany } from './hide-company.ts'
import { listPersonal, listRemote, listStartup } from './listing/tabs.ts'
import { searchJobs } from './listing/web.ts'
import { getListing, listChoices, listSources } from './queries.ts'
import { removeSearch } from './remove-search.ts'
import { saveSearch } from './save-search.ts'
import { wire } from './wire.ts'

export const jobsRouter = router({
  remote: visitorProcedure
    .meta({ rest: wire.remote })
    .input(ListJobsInput)
    .output(compiled(JobPage))
    .query(({ ctx, input }) => listRemote(ctx, input)),

  startup: visitorProcedure
    .meta({ rest: wire.startup })
    .input(ListJobsInput)
    .output(compiled(JobPage))
    .query(({ ctx, input }) => listStartup(ctx, input)),

  personal: userProcedure
    .meta({ rest: wire.personal })
    .input(ListJobsInput)
    .output(compiled(JobPage))
    .query(({ ctx, input }) => listPersonal(ctx, input)),

  web: visitorProcedure
    .meta({ rest: wire.web, limit: ['links'] })
    .input(SearchWebInput)
    .output(WebJobs)
    .query(({ ctx, input }) => searchJobs(ctx, input)),

  get: visitorProcedure
    .meta({ rest: wire.get })
    .input(GetJobInput)
    .output(JobListing)
    .query(({ ctx, input }) => getListing(ctx, input)),

  locate: visitorProcedure
    .meta({ limit: ['place'] })
    .input(LocateInput)
    .output(Location)
    .query(({ ctx, input }) => findLocation(ctx, input)),

  choices: userProcedure.output(JobChoices).query(({ ctx }) => listChoices(ctx)),

  saveSearch: userProcedure.input(SaveSearchInput).mutation(({ ctx, input }) => saveSearch(ctx, input)),

  removeSearch: userProcedure.input(RemoveSearchInput).mutation(({ ctx, input }) => removeSearch(ctx, input)),

  hideCompany: userProcedure.input(HideCompanyInput).mutation(({ ctx, input }) => hideCompany(ctx, input)),

  sources: adminProcedure.output(SourcesOutput).query(({ ctx }) => listSources(ctx)),

  changeSource: adminProcedure.input(ChangeSourceInput).mutation(({ ctx, input }) => changeJobSource(ctx, input)),
})
