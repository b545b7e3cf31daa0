import * as z from 'zod'
import { DEVELOPER_ROLE_NAMES } from '../users/roles.ts'
import { ProfileEntry } from './entry-schemas.ts'
import { PROFILE_LENGTHS, SOURCE_NAMES, type SourceName, sourceProblem } from './rules.ts'
import { PROFILE_SECTIONS } from './section-rules.ts'

/** C013 */
export const CreateEditTokenOutput = z.object({ editToken: z.string() })

/** C014: whether this token lets this person edit their profile, in the session that asks. */
export const EditPermissionInput = z.object({
  userId: z.string().min(1).max(120),
  editToken: z.string().min(1).max(120),
})
export const EditPermissionOutput = z.object({ isPermitted: z.boolean(), isOwn: z.boolean() })

export const GetProfileInput = z.object({
  id: z.string().min(1).max(120),
  /** As somebody who is not signed in gets it, whoever asks. */
  asVisitor: z.boolean().optional(),
})

/** Whatever was sent, or an object of anything: its type is documented nowhere (G-PROF-06). */
const Bizdev = z.union([z.boolean(), z.record(z.string(), z.unknown())]).nullable()

const Sources = z.partialRecord(z.enum(SOURCE_NAMES), z.string())
export type Sources = z.infer<typeof Sources>

/** A picture of something they made. */
export const PortfolioImage = z.object({ id: z.string(), caption: z.string(), width: z.int(), height: z.int() })
export type PortfolioImage = z.infer<typeof PortfolioImage>
export const RemoveImageInput = z.object({ id: z.string().max(120) })
export const UpdateImageInput = z.object({ id: z.string().max(120), caption: z.string().trim().max(200) })

/** What somebody can do, by a certificate of ours, or by a merged pull request that they keep as a receipt. */
export const ProvedSkill = z.discriminatedUnion('proof', [
  z.object({ proof: z.literal('certificate'), name: z.string(), certificateId: z.string(), title: z.string() }),
  z.object({
    ...{ proof: z.literal('work'), name: z.string() },
    ...{ title: z.string(), repository: z.string(), number: z.int() },
  }),
])
export type ProvedSkill = z.infer<typeof ProvedSkill>

/** What others may see of somebody (SEC-19). What is not listed here is nobody's business. */
export const PublicProfile = z.object({
  userId: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  shortBio: z.string(),
  storySummary: z.string(),
  roles: z.array(z.string()),
  location: z.string().nullable(),
  githubUsername: z.string().nullable(),
  discord: z.string().nullable(),
  sources: Sources,
  pinned: z.array(z.string()),
  /** What goes on first, then the latest. */
  /** Proved, each once: by the latest certificate that names it, or else by the latest merged work in it. */
  skills: z.array(ProvedSkill),
  /** What they say they write; proved by nothing but their word. */
  languages: z.array(z.string()),
  entries: z.array(ProfileEntry),
  /** The latest first. */
  images: z.array(PortfolioImage),
  createdAt: z.string(),
})

/** What is for its owner alone. */
const OwnProfile = z.object({
  email: z.string().nullable(),
  linkedInText: z.string().nullable(),
  bizdev: Bizdev,
  isPublic: z.boolean(),
  hiddenSections: z.array(z.enum(PROFILE_SECTIONS)),
  isBlocked: z.boolean(),
  isPlatformGenerated: z.boolean(),
  isPro: z.boolean(),
})

export const Profile = PublicProfile.extend({ own: OwnProfile.nullable() })
export type Profile = z.infer<typeof Profile>

const limited = (maxLength: number) => z.string().trim().max(maxLength)

const BIO = {
  linkedInText: limited(PROFILE_LENGTHS.bio).nullable().optional(),
  bizdev: Bizdev.refine((value) => JSON.stringify(value).length <= PROFILE_LENGTHS.bio, 'This is too long.').optional(),
}

/** C004 */
export const SaveBioInput = z.object(BIO)
export const SaveBioOutput = OwnProfile.pick({ linkedInText: true, bizdev: true })

/** An empty one is none. */
const SourcesInput = z
  .partialRecord(z.enum(SOURCE_NAMES), limited(PROFILE_LENGTHS.source))
  .superRefine((sources, { addIssue }) => {
    for (const [name, value] of Object.entries(sources)) {
      const problem = sourceProblem(name as SourceName, value)
      if (problem) addIssue({ code: 'custom', path: [name], message: problem })
    }
  })
  .transform((sources) => Object.fromEntries(Object.entries(sources).filter(([, value]) => value !== '')) as Sources)

/** C019: what is left out stays as it is; what only the house decides (blocked, generated, the plan) is not asked for. */
export const SaveProfileInput = z.object({
  ...BIO,
  name: limited(PROFILE_LENGTHS.name).min(1, 'Name is required').optional(),
  location: limited(PROFILE_LENGTHS.location)
    .transform((text) => text || null)
    .nullable()
    .optional(),
  roles: z
    .array(z.enum(DEVELOPER_ROLE_NAMES))
    .max(DEVELOPER_ROLE_NAMES.length)
    .transform((roles) => [...new Set(roles)])
    .optional(),
  shortBio: limited(PROFILE_LENGTHS.shortBio).optional(),
  storySummary: limited(PROFILE_LENGTHS.storySummary).optional(),
  sources: SourcesInput.optional(),
  isPublic: z.boolean().optional(),
  pinned: z.array(limited(PROFILE_LENGTHS.source)).max(12).optional(),
  hiddenSections: z
    .array(z.enum(PROFILE_SECTIONS))
    .max(PROFILE_SECTIONS.length)
    .transform((sections) => [...new Set(sections)])
    .optional(),
})
export type SaveProfileInput = z.output<typeof SaveProfileInput>

/** C015, C016: who sees what of a profile, and what stands first on it. */
export const ProfileConfig = OwnProfile.pick({ isPublic: true, hiddenSections: true }).extend(
  PublicProfile.pick({ pinned: true }).shape,
)
export type ProfileConfig = z.infer<typeof ProfileConfig>
export const SaveConfigInput = SaveProfileInput.pick({ isPublic: true, hiddenSections: true, pinned: true })

/** C001: somebody in one text, for what a model writes for them. */
export const ProfilePromptOutput = z.object({ prompt: z.string() })
