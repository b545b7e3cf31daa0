import {
  GetCertificateAnswer,
  GetCertificateInput,
  IssueCertificateAnswer,
  IssueCertificateInput,
  PublicCertificate,
  RevokeCertificateAnswer,
  RevokeCertificateInput,
  VerifyCertificateInput,
} from '#shared/certificates.ts'
import { countedProcedure, router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
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
    .output(GetCertificateAnswer)
    .query(({ ctx, input }) => getCertificate(ctx, input)),

  verify: countedProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/ft/learning/certificate/{id}',
        summary: 'What a certificate says and its signed credential, for anybody.',
      },
    })
    .input(VerifyCertificateInput)
    .output(PublicCertificate)
    .query(({ ctx, input }) => getPublicCertificate(ctx, input)),

  revoke: userProcedure
    .meta({
      rest: { method: 'POST', path: '/ft/learning/certificate/revoke/{id}', summary: 'Withdraws my certificate.' },
    })
    .input(RevokeCertificateInput)
    .output(RevokeCertificateAnswer)
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
    .output(IssueCertificateAnswer)
    .mutation(({ ctx, input }) => issueCertificate(ctx, input)),
})
