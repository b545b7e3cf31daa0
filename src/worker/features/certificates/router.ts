import {
  GetCertificateInput,
  GetCertificateOutput,
  IssueCertificateInput,
  IssueCertificateOutput,
  PublicCertificate,
  RevokeCertificateInput,
  RevokeCertificateOutput,
  VerifyCertificateInput,
} from '#shared/certificates/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { issueCertificate } from './issue-certificate.ts'
import { getCertificate, getPublicCertificate } from './queries.ts'
import { revokeCertificate } from './revoke-certificate.ts'

export const certificatesRouter = router({
  get: visitorProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/ft/learning/roadmap/certificate/{id}',
        summary: "A roadmap's certificate, once every section is completed.",
      },
    })
    .input(GetCertificateInput)
    .output(GetCertificateOutput)
    .query(({ ctx, input }) => getCertificate(ctx, input)),

  verify: visitorProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/ft/learning/certificate/{id}',
        summary: 'What a certificate says and its signed credential, for anybody.',
      },
      limit: 'model',
    })
    .input(VerifyCertificateInput)
    .output(PublicCertificate)
    .query(({ ctx, input }) => getPublicCertificate(ctx, input)),

  revoke: userProcedure
    .meta({
      rest: { method: 'POST', path: '/ft/learning/certificate/revoke/{id}', summary: 'Withdraws my certificate.' },
    })
    .input(RevokeCertificateInput)
    .output(RevokeCertificateOutput)
    .mutation(({ ctx, input }) => revokeCertificate(ctx, input)),

  issue: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/ft/learning/roadmap/certificate/issue/{id}',
        summary: "Issues my completed roadmap's certificate anew.",
      },
    })
    .input(IssueCertificateInput)
    .output(IssueCertificateOutput)
    .mutation(({ ctx, input }) => issueCertificate(ctx, input)),
})
