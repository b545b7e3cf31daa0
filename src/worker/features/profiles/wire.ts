import * as z from 'zod'
import { DescribeLinkInput, LinkDetails, WriteBioInput } from '#shared/profiles/link-schemas.ts'
import type { SourceName } from '#shared/profiles/rules.ts'
import {
  EditPermissionInput,
  GetProfileInput,
  type Profile,
  type ProfileConfig,
  ProfilePromptOutput,
  SaveBioInput,
  SaveConfigInput,
  SaveProfileInput,
} from '#shared/profiles/schemas.ts'
import { PROFILE_SECTIONS, type ProfileSection } from '#shared/profiles/section-rules.ts'
import { documented, requireSelf } from '#worker/wire.ts'

const LINKS = ['linkedin', 'twitter', 'stackoverflow', 'upwork', 'blog', 'youtube', 'twitch', 'podcast'] as const

const Link = z.string().nullable()
const Account = z.object({ userName: Link })
const Links = z.object(
  Object.fromEntries(LINKS.map((name) => [name, Link])) as Record<(typeof LINKS)[number], typeof Link>,
)

/** 1§3: the entity by its documented names; the second half is for its owner. */
const WireProfile = z.object({
  ...{ userId: z.string(), name: z.string(), profilePic: Link, avatar: Link, shortBio: z.string() },
  story: z.object({ summary: z.string() }),
  ...{ roles: z.array(z.string()), location: Link },
  sources: Links.extend({ github: Account, journal: Account, discord: Link }),
  pinned: z.array(z.string()),
  ...{ emailAddress: Link.optional(), linkedIn: Link.optional(), bizdev: z.unknown().optional() },
  ...{ isPublic: z.boolean().optional(), isBlocked: z.boolean().optional() },
  isPlatformGenerated: z.boolean().optional(),
  accountSubscriptionPlan: z.enum(['Free', 'Pro']).optional(),
})

function toWireProfile({ own, ...profile }: Profile): z.output<typeof WireProfile> {
  const { userId, name, avatarUrl, shortBio, storySummary, roles, location, pinned } = profile
  const linkOf = (source: SourceName) => profile.sources[source] ?? null
  const links = Object.fromEntries(LINKS.map((source) => [source, linkOf(source)])) as z.output<typeof Links>
  return {
    ...{ userId, name, profilePic: avatarUrl, avatar: avatarUrl, shortBio, story: { summary: storySummary } },
    ...{ roles, location, pinned },
    sources: {
      ...{ ...links, discord: profile.discord },
      ...{ github: { userName: profile.githubUsername }, journal: { userName: linkOf('journal') } },
    },
    ...(own && {
      ...{ emailAddress: own.email, linkedIn: own.linkedInText, bizdev: own.bizdev },
      ...{ isPublic: own.isPublic, isBlocked: own.isBlocked, isPlatformGenerated: own.isPlatformGenerated },
      accountSubscriptionPlan: own.isPro ? ('Pro' as const) : ('Free' as const),
    }),
  }
}

const { linkedInText: LinkedIn, bizdev: Bizdev, ...Said } = SaveProfileInput.shape

/** What was read may be sent back whole: what nobody may change is left out of it, and null is nothing. */
const WireSaveProfile = z.object({
  ...{ userId: z.string().max(64).optional(), linkedIn: LinkedIn, bizdev: Bizdev },
  ...{ name: Said.name, location: Said.location, roles: Said.roles, shortBio: Said.shortBio, pinned: Said.pinned },
  story: z.object({ summary: Said.storySummary }).optional(),
  sources: z
    .object({ ...Links.shape, journal: Account })
    .partial()
    .optional(),
  isPublic: Said.isPublic,
})

function toSaved(sources: NonNullable<z.output<typeof WireSaveProfile>['sources']>) {
  const { journal, ...links } = sources
  const said = Object.entries({ ...links, journal: journal?.userName }).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(said)
}

const Shown = z.object(
  Object.fromEntries(PROFILE_SECTIONS.map((name) => [name, z.boolean()])) as Record<ProfileSection, z.ZodBoolean>,
)
const OwnId = z.object({ id: z.string().max(64) })
const ONLY_YOURS = 'You can edit your own profile only.'

export const wire = {
  /** C001, D020 */
  prompt: documented({
    method: 'GET',
    path: '/ft/profile/prompt/{id}',
    summary: 'The caller in one text, for what is written for them.',
    input: OwnId,
    toInput: ({ id }, actor) => requireSelf(actor, id, 'This is for its owner alone.'),
    output: ProfilePromptOutput,
  }),

  /** C015 */
  config: documented({
    method: 'GET',
    path: '/ft/profile/edit/config/{id}',
    summary: "Who sees what of the caller's own profile.",
    input: OwnId,
    toInput: ({ id }, actor) => requireSelf(actor, id, ONLY_YOURS),
    output: z.object({ config: z.object({ isPublic: z.boolean(), sections: Shown, pinned: z.array(z.string()) }) }),
    toOutput: ({ hiddenSections, ...config }: ProfileConfig) => {
      const shown = PROFILE_SECTIONS.map((name) => [name, !hiddenSections.includes(name)])
      return { config: { ...config, sections: Object.fromEntries(shown) as z.output<typeof Shown> } }
    },
  }),

  /** C016: sections that are left out stay shown. */
  saveConfig: documented({
    method: 'PUT',
    path: '/ft/profile/save/config/{id}',
    summary: "Keeps who sees what of the caller's own profile.",
    input: OwnId.extend({
      config: SaveConfigInput.pick({ isPublic: true, pinned: true }).extend({ sections: Shown.partial().optional() }),
      editToken: z.string().max(120).optional(),
    }),
    toInput: ({ id, config: { sections, ...config } }, actor) => {
      requireSelf(actor, id, ONLY_YOURS)
      return { ...config, hiddenSections: sections && PROFILE_SECTIONS.filter((name) => sections[name] === false) }
    },
    output: z.object({ status: z.literal('ok') }),
    toOutput: () => ({ status: 'ok' as const }),
  }),

  /** C018: the address is percent-encoded in the path. */
  describeLink: documented({
    method: 'GET',
    path: '/ft/profile/extract/details/{url}',
    summary: 'What the page behind a link says of itself.',
    input: DescribeLinkInput,
    output: LinkDetails,
  }),

  /** C113: languages also as one text with commas, as the stored session has them. */
  writeBio: documented({
    method: 'POST',
    path: '/gpt/developer/playground/generate/bio',
    summary: 'Proposes a line about the caller, from what they say of themselves.',
    input: WriteBioInput.extend({ languages: z.union([z.string().max(1200), WriteBioInput.shape.languages]) }),
    toInput: ({ name, languages }) => ({
      name,
      languages: typeof languages === 'string' ? languages.split(',').filter((part) => part.trim()) : languages,
    }),
    output: z.object({ bio: z.string() }),
    toOutput: ({ bio }: { bio: string }) => ({ bio }),
  }),

  /** C013: it makes one, although it is a GET (G-API-04). */
  createEditToken: documented({
    method: 'GET',
    path: '/ft/profile/edit/token/{id}',
    summary: "A token for the address of the caller's own profile editing, good for a day.",
    input: OwnId,
    toInput: ({ id }, actor) => requireSelf(actor, id, ONLY_YOURS),
    output: z.object({ token: z.string() }),
    toOutput: ({ editToken }: { editToken: string }) => ({ token: editToken }),
  }),

  /** C014 */
  editPermission: documented({
    method: 'POST',
    path: '/ft/profile/edit/permission',
    summary: "Whether a token lets the caller edit this person's profile.",
    input: EditPermissionInput,
    output: z.object({ permission: z.boolean() }),
    toOutput: ({ isPermitted }: { isPermitted: boolean }) => ({ permission: isPermitted }),
  }),

  /** C012, D023 */
  get: documented({
    method: 'GET',
    path: '/ft/profile/{id}',
    summary: "A person's profile; its owner gets the private half too.",
    input: GetProfileInput.pick({ id: true }),
    output: WireProfile,
    toOutput: toWireProfile,
  }),

  /** C011 */
  metadata: documented({
    method: 'GET',
    path: '/ft/profile/metadata/{id}',
    summary: 'Who a profile belongs to.',
    input: GetProfileInput.pick({ id: true }),
    output: z.object({ userId: z.string(), name: z.string(), profilePic: Link, createdDate: z.string() }),
    toOutput: ({
      userId,
      name,
      avatarUrl,
      createdAt,
    }: Pick<Profile, 'userId' | 'name' | 'avatarUrl' | 'createdAt'>) => ({
      ...{ userId, name, profilePic: avatarUrl, createdDate: createdAt },
    }),
  }),

  /** C019: what is protected is ignored (R-PROF-03). */
  save: documented({
    method: 'PUT',
    path: '/ft/profile/add',
    summary: "Saves the caller's own profile; what is left out stays, what is protected is ignored.",
    input: WireSaveProfile,
    toInput: ({ userId, linkedIn, story, sources, ...said }, actor) => {
      if (userId !== undefined) requireSelf(actor, userId, ONLY_YOURS)
      const storySummary = story?.summary
      return { ...said, linkedInText: linkedIn, storySummary, sources: sources && toSaved(sources) }
    },
    output: WireProfile,
    toOutput: toWireProfile,
  }),

  /** C004: for a resume, too (R-PROF-06). */
  saveBio: documented({
    method: 'POST',
    path: '/ft/profile/add/linkedin/bio',
    summary: "Keeps the text of a LinkedIn bio or a resume, for its owner's eyes only.",
    input: z.object({ linkedIn: SaveBioInput.shape.linkedInText, bizdev: SaveBioInput.shape.bizdev }),
    toInput: ({ linkedIn, bizdev }) => ({ linkedInText: linkedIn, bizdev }),
    output: z.object({ linkedIn: Link, bizdev: z.unknown() }),
    toOutput: ({ linkedInText, bizdev }: { linkedInText: string | null; bizdev: unknown }) => ({
      linkedIn: linkedInText,
      bizdev,
    }),
  }),
}
