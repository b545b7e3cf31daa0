import {
  PublicCertificate,
  RevokeCertificateInput,
  RevokeCertificateOutput,
  VerifyCertificateInput,
} from '#shared/certificates/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { getPublicCertificate } from './queries.ts'
import { revokeCertificate } from './revoke-certificate.ts'
import { wire } from './wire.ts'

export const certificatesRouter = router({
  verify: visitorProcedure
    .meta({ rest: wire.verify, limit: ['work'] })
    .input(VerifyCertificateInput)
    .output(PublicCertificate)
    .query(({ ctx, input }) => getPublicCertificate(ctx, input)),

  revoke: userProcedure
    .meta({ rest: wire.revoke })
    .input(RevokeCertificateInput)
    .output(RevokeCertificateOutput)
    .mutation(({ ctx, input }) => revokeCertificate(ctx, input)),
})
