import {
  GetCertificateInput,
  GetCertificateOutput,
  IssueCertificateInput,
  IssueCertificateOutput,
} from '#shared/certificates/schemas.ts'
import { ClonePathInput } from '#shared/library/schemas.ts'
import { ImportRoadmapInput } from '#shared/roadmaps/drafts.ts'
import { RoadmapPlan } from '#shared/roadmaps/plans.ts'
import {
  CloneRoadmapInput,
  CloneRoadmapOutput,
  CreateRoadmapInput,
  CreateRoadmapOutput,
  DeepDiveInput,
  GetRoadmapInput,
  OpenRoadmapInput,
  OpenRoadmapOutput,
  PlanRoadmapInput,
  RemoveRoadmapInput,
  RemoveRoadmapOutput,
  Roadmap,
} from '#shared/roadmaps/schemas.ts'
import {
  RenameRoadmapInput,
  RenameRoadmapOutput,
  ShareRoadmapInput,
  ShareRoadmapOutput,
} from '#shared/roadmaps/settings.ts'
import { compiled } from '#worker/compiled.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { previewPlan } from './author/plan/preview-plan.ts'
import { clonePath } from './clone-path.ts'
import { cloneRoadmap } from './clone-roadmap.ts'
import { createDeepDive } from './create-deep-dive.ts'
import { writingProcedures } from './generation/router.ts'
import { createInBackground } from './generation/start-generation.ts'
import { importRoadmap } from './import-roadmap.ts'
import { issueCertificate } from './issue-certificate.ts'
import { listingProcedures } from './listing/router.ts'
import { openRoadmap } from './open-roadmap.ts'
import { getCertificate, getRoadmap } from './queries.ts'
import { removeRoadmap } from './remove-roadmap.ts'
import { renameRoadmap } from './rename-roadmap.ts'
import { sectionProcedures } from './sections/router.ts'
import { shareRoadmap } from './share-roadmap.ts'
import { wire } from './wire.ts'

export const roadmapsRouter = router({
  /** Before anything is spent. */
  plan: userProcedure
    .meta({ limit: ['work'] })
    .input(PlanRoadmapInput)
    .output(RoadmapPlan)
    .query(({ ctx, input }) => previewPlan(ctx, input)),

  create: userProcedure
    .meta({ rest: wire.create, limit: ['model', 'creation', 'roadmaps'] })
    .input(CreateRoadmapInput)
    .output(CreateRoadmapOutput)
    .mutation(({ ctx, input }) => createInBackground(ctx, input)),

  get: visitorProcedure
    .meta({ rest: wire.get })
    .input(GetRoadmapInput)
    .output(compiled(Roadmap))
    .query(({ ctx, input }) => getRoadmap(ctx, input)),

  open: userProcedure
    .meta({ impersonation: 'allowed', rest: wire.open })
    .input(OpenRoadmapInput)
    .output(OpenRoadmapOutput)
    .mutation(({ ctx, input }) => openRoadmap(ctx, input)),

  remove: userProcedure
    .meta({ rest: wire.remove, limit: ['removals'] })
    .input(RemoveRoadmapInput)
    .output(RemoveRoadmapOutput)
    .mutation(({ ctx, input }) => removeRoadmap(ctx, input)),

  ...writingProcedures,

  deepDive: userProcedure
    .meta({ rest: wire.deepDive, limit: ['model', 'deepDives'] })
    .input(DeepDiveInput)
    .output(CreateRoadmapOutput)
    .mutation(({ ctx, input }) => createDeepDive(ctx, input)),

  clone: userProcedure
    .meta({ rest: wire.clone, limit: ['creation', 'roadmaps'] })
    .input(CloneRoadmapInput)
    .output(CloneRoadmapOutput)
    .mutation(({ ctx, input }) => cloneRoadmap(ctx, input)),

  clonePath: userProcedure
    .meta({ limit: ['creation', 'roadmaps'] })
    .input(ClonePathInput)
    .output(CloneRoadmapOutput)
    .mutation(({ ctx, input }) => clonePath(ctx, input)),

  import: userProcedure
    .meta({ rest: wire.import, limit: ['creation', 'roadmaps'] })
    .input(ImportRoadmapInput)
    .output(CloneRoadmapOutput)
    .mutation(({ ctx, input }) => importRoadmap(ctx, input)),

  share: userProcedure
    .meta({ rest: wire.share })
    .input(ShareRoadmapInput)
    .output(ShareRoadmapOutput)
    .mutation(({ ctx, input }) => shareRoadmap(ctx, input)),

  rename: userProcedure
    .meta({ impersonation: 'allowed' })
    .input(RenameRoadmapInput)
    .output(RenameRoadmapOutput)
    .mutation(({ ctx, input }) => renameRoadmap(ctx, input)),

  ...listingProcedures,

  ...sectionProcedures,

  getCertificate: visitorProcedure
    .meta({ rest: wire.getCertificate })
    .input(GetCertificateInput)
    .output(GetCertificateOutput)
    .query(({ ctx, input }) => getCertificate(ctx, input)),

  issueCertificate: userProcedure
    .meta({ rest: wire.issueCertificate })
    .input(IssueCertificateInput)
    .output(IssueCertificateOutput)
    .mutation(({ ctx, input }) => issueCertificate(ctx, input)),
})
