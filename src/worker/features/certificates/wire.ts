import * as z from 'zod'
import { type Certificate, type CertificateFace, PublicCertificate } from '#shared/certificates/schemas.ts'
import { documented } from '#worker/wire.ts'

/** 2§3 cert */
export const DocumentedCertificate = z.object({
  id: z.string(),
  /** When it was issued, ISO 8601. */
  date: z.string(),
  text: z.string(),
})

export const toDocumentedCertificate = ({ id, issuedAt, text }: Certificate) => ({ id, date: issuedAt, text })

const { level, recipientName, skills, minutes, phases, proof, signerName, signerTitle } = PublicCertificate.shape

/** What stands on it besides that. */
export const DocumentedFace = DocumentedCertificate.extend({
  recipientName,
  /** What it certifies: the title of the roadmap's plan. */
  learningPrompt: z.string(),
  skills,
  minutes,
  phases,
  proof,
  level,
  signerName,
  signerTitle,
})

export const toDocumentedFace = <Face extends CertificateFace>({ issuedAt, title, ...same }: Face) => ({
  ...same,
  date: issuedAt,
  learningPrompt: title,
})

const { expiresAt, revokedAt, revokedReason, credential } = PublicCertificate.shape

/** What stands under a certificate's own id; what is asked by a roadmap's is the roadmaps'. */
export const wire = {
  verify: documented({
    method: 'GET',
    path: '/ft/learning/certificate/{id}',
    summary: 'What a certificate says and its signed credential, for anybody.',
    output: DocumentedFace.extend({ expiresAt, revokedAt, revokedReason, credential }),
    toOutput: ({ isOwn: _, ...certificate }: PublicCertificate) => toDocumentedFace(certificate),
  }),

  revoke: documented({
    method: 'POST',
    path: '/ft/learning/certificate/revoke/{id}',
    summary: 'Withdraws my certificate.',
  }),
}
