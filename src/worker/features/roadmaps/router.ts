import {
  GetCertificateInput,
  GetCertificateOutput,
  IssueCertificateInput,
  IssueCertificateOutput,
} from '#shared/certificates/schemas.ts'
import {
  BuildRoadmapInput,
  BuildRoadmapOutput,
  CloneRoadmapInput,
  DeepDiveInput,
  GetRoadmapInput,
  ListRoadmapsOutput,
  ListSharableOutput,
  OpenRoadmapInput,
  OpenRoadmapOutput,
  RemoveRoadmapInput,
  RemoveRoadmapOutput,
  RestartRoadmapInput,
  RestartRoadmapOutput,
  RoadmapDetail,
  ShareRoadmapInput,
  ShareRoadmapOutput,
  StopRoadmapInput,
  StopRoadmapOutput,
} from '#shared/roadmaps/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { buildDeepDive } from './build-deep-dive.ts'
import { buildRoadmap } from './build-roadmap.ts'
import { cloneRoadmap } from './clone-roadmap.ts'
import { issueCertificate } from './issue-certificate.ts'
import { openRoadmap } from './open-roadmap.ts'
import { getCertificate, getRoadmap, listRoadmaps, listSharableRoadmaps } from './queries.ts'
import { removeRoadmap } from './remove-roadmap.ts'
import { restartRoadmap } from './restart-roadmap.ts'
import { sectionProcedures } from './sections/router.ts'
import { shareRoadmap } from './share-roadmap.ts'
import { stopRoadmap } from './stop-roadmap.ts'
import { wire } from './wire.ts'

export const roadmapsRouter = router({
  build: userProcedure
    .meta({ rest: wire.build, limit: 'model' })
    .input(BuildRoadmapInput)
    .output(BuildRoadmapOutput)
    .mutation(({ ctx, input }) => buildRoadmap(ctx, input)),

  list: userProcedure
    .meta({ rest: wire.list })
    .output(ListRoadmapsOutput)
    .query(({ ctx }) => listRoadmaps(ctx)),

  get: visitorProcedure
    .meta({ rest: wire.get })
    .input(GetRoadmapInput)
    .output(RoadmapDetail)
    .query(({ ctx, input }) => getRoadmap(ctx, input)),

  open: userProcedure
    .meta({ rest: wire.open })
    .input(OpenRoadmapInput)
    .output(OpenRoadmapOutput)
    .mutation(({ ctx, input }) => openRoadmap(ctx, input)),

  remove: userProcedure
    .meta({ rest: wire.remove })
    .input(RemoveRoadmapInput)
    .output(RemoveRoadmapOutput)
    .mutation(({ ctx, input }) => removeRoadmap(ctx, input)),

  restart: userProcedure
    .meta({ rest: wire.restart, limit: 'model' })
    .input(RestartRoadmapInput)
    .output(RestartRoadmapOutput)
    .mutation(({ ctx, input }) => restartRoadmap(ctx, input)),

  stop: userProcedure
    .meta({ rest: wire.stop })
    .input(StopRoadmapInput)
    .output(StopRoadmapOutput)
    .mutation(({ ctx, input }) => stopRoadmap(ctx, input)),

  deepDive: userProcedure
    .meta({ rest: wire.deepDive, limit: 'model' })
    .input(DeepDiveInput)
    .output(BuildRoadmapOutput)
    .mutation(({ ctx, input }) => buildDeepDive(ctx, input)),

  clone: userProcedure
    .meta({ rest: wire.clone })
    .input(CloneRoadmapInput)
    .output(BuildRoadmapOutput)
    .mutation(({ ctx, input }) => cloneRoadmap(ctx, input)),

  listSharable: visitorProcedure
    .meta({ rest: wire.listSharable })
    .output(ListSharableOutput)
    .query(({ ctx }) => listSharableRoadmaps(ctx)),

  share: userProcedure
    .meta({ rest: wire.share })
    .input(ShareRoadmapInput)
    .output(ShareRoadmapOutput)
    .mutation(({ ctx, input }) => shareRoadmap(ctx, input)),

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
