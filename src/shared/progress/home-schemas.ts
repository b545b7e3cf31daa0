import * as z from 'zod'
import { CertificateFace } from '#shared/certificates/schemas.ts'
import { RoadmapSummary } from '#shared/roadmaps/schemas.ts'
import { ReviewsDue } from './mastery-schemas.ts'

/** What /home shows of somebody's learning. */

/** A name of the time zone database as browsers say it; offsets such as `+05:30` mean the opposite to Postgres. */
export const TimeZone = z
  .string()
  .max(64)
  .regex(/^[a-z]/i)
  .refine(isTimeZone, 'Unknown time zone')

export const HomeInput = z.object({
  timeZone: TimeZone,
  /** The day that the person's weeks begin on; 1 is Monday, 7 Sunday. */
  firstDay: z.int().min(1).max(7),
})
export type HomeInput = z.infer<typeof HomeInput>

/** What a phase or a bounty earned; without names once it has gone. */
export const EarnedStreetCred = z.object({
  points: z.number(),
  sections: z.int(),
  latestAt: z.string(),
  phase: z.object({ id: z.string(), title: z.string(), roadmapId: z.string() }).nullable(),
  challenge: z.object({ id: z.int(), title: z.string() }).nullable(),
})
export type EarnedStreetCred = z.infer<typeof EarnedStreetCred>

export const EarnedCertificate = CertificateFace.pick({ id: true, title: true, level: true, issuedAt: true })
export type EarnedCertificate = z.infer<typeof EarnedCertificate>

export const Home = z.object({
  /** Whose roadmaps these are. */
  ownerId: z.string(),
  /** The roadmap last worked on that has something left, else the newest that has; null where none has. */
  current: RoadmapSummary.nullable(),
  /** The newest, whichever is current. */
  latest: z.array(RoadmapSummary),
  week: z.object({
    sections: z.int(),
    /** About so long the library says that these take; sections of others' making count as nothing. */
    minutes: z.int(),
  }),
  reviews: ReviewsDue,
  streetCred: z.object({
    points: z.number(),
    /** By phase, the latest first. */
    earned: z.array(EarnedStreetCred),
  }),
  /** One a roadmap, of its highest level; the latest first. */
  certificates: z.array(EarnedCertificate),
})
export type Home = z.infer<typeof Home>

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
