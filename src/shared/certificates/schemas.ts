import * as z from 'zod'
import { CERTIFICATE_LEVELS } from './levels.ts'

export const Certificate = z.object({
  id: z.string(),
  issuedAt: z.string(),
  text: z.string(),
})
export type Certificate = z.infer<typeof Certificate>

/** Phases with the titles of their sections, as they were completed. */
const CertifiedPhases = z.array(z.object({ title: z.string(), sections: z.array(z.string()) }))

/** What stands on the certificate besides its id, its instant and its text. */
export const CertificateFace = Certificate.extend({
  level: z.enum(CERTIFICATE_LEVELS),
  recipientName: z.string(),
  /** What was completed. */
  title: z.string(),
  skills: z.array(z.string()),
  /** About so long its sections take; null where nobody knows. */
  minutes: z.int().nullable(),
  phases: CertifiedPhases,
  /** How its sections were proved, and how many each way. */
  proof: z.array(z.object({ by: z.string(), sections: z.int() })),
  signerName: z.string(),
  signerTitle: z.string(),
})
export type CertificateFace = z.infer<typeof CertificateFace>

const Id = z.string().min(1).max(120)

/** I006. `id` is a roadmap's; `certificate` is null until every section of every phase is completed (2§2.3). */
export const GetCertificateInput = z.object({ id: Id })
export const GetCertificateOutput = z.object({
  roadmapId: z.string(),
  certificate: CertificateFace.nullable(),
  /** How far the roadmap is. */
  completedSections: z.int(),
  totalSections: z.int(),
})
export type GetCertificateOutput = z.infer<typeof GetCertificateOutput>

/** `id` is a certificate's; what anybody who has it may read (`/verify/{id}`). */
export const VerifyCertificateInput = z.object({ id: Id })
export const PublicCertificate = CertificateFace.extend({
  /** Whether it is the caller's. */
  isOwn: z.boolean(),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  revokedReason: z.string().nullable(),
  /**
   * The Open Badges 3.0 credential as a signed VC-JWT; the visitor's own browser checks it. Null for a withdrawn
   * certificate that is not the caller's: what stands on it is blank then, too.
   */
  credential: z.string().nullable(),
})
export type PublicCertificate = z.infer<typeof PublicCertificate>

export const RevokeCertificateInput = z.object({ id: Id, reason: z.string().trim().min(3).max(200) })
export const RevokeCertificateOutput = z.object({ status: z.literal('ok') })

/** `id` is a roadmap's: a completed one without a valid certificate, for example after a withdrawal. */
export const IssueCertificateInput = z.object({ id: Id })
export const IssueCertificateOutput = z.object({ status: z.literal('ok'), id: z.string() })
