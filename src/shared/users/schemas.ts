import * as z from 'zod'
import { asLanguage, INTEREST_AREAS, LANGUAGE_MAX_LENGTH, LAST_LANGUAGE, MOST_LANGUAGES } from './languages.ts'
import { DEVELOPER_ROLE_NAMES } from './roles.ts'

/** C070: what everybody may know of a person whose id they have (SEC-19). */
export const GetPersonInput = z.object({ id: z.string().min(1).max(120) })
export const Person = z.object({ userId: z.string(), name: z.string(), avatarUrl: z.string().nullable() })
export type Person = z.infer<typeof Person>

/** The signed-in person's own account; it never carries a token. */
export const UserAccount = z.object({
  userId: z.string(),
  name: z.string(),
  bio: z.string(),
  email: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  githubUsername: z.string().nullable(),
  /** Their name in the community chat. */
  discord: z.string().nullable(),
  roles: z.array(z.string()),
  bootstrapItems: z.array(z.string()),
  reference: z.string().nullable(),
  location: z.string().nullable(),
  isOpenToInternship: z.boolean(),
  isOpenToBizdevInternship: z.boolean(),
  hasAccessToInternship: z.boolean(),
  cohort: z.string().nullable(),
  usageIntent: z.string(),
  /** What they write, and which of it counts where something is suggested (R-PROF-01, R-PROF-02). */
  languages: z.array(z.string()),
  selectedLanguages: z.array(z.string()),
  interestAreas: z.array(z.string()),
  /** They have a roadmap created at once, without its plan before. */
  skipsPlan: z.boolean(),
  /** Roadmap credits left. */
  credits: z.int(),
  isAdmin: z.boolean(),
  isPro: z.boolean(),
  createdAt: z.string(),
})
export type UserAccount = z.infer<typeof UserAccount>

const said = (maxLength: number) => z.string().trim().max(maxLength)

/** C071: what somebody may change of their own account; the rest is nobody's to say (SEC-25). */
export const UpdateAccountInput = z.object({
  name: said(120).min(1, 'Name is required').optional(),
  bio: said(1000).optional(),
  location: said(120)
    .transform((text) => text || null)
    .nullable()
    .optional(),
  roles: z
    .array(z.enum(DEVELOPER_ROLE_NAMES))
    .max(DEVELOPER_ROLE_NAMES.length)
    .transform((roles) => [...new Set(roles)])
    .optional(),
  openToInternship: z.boolean().optional(),
  openToBizdevInternship: z.boolean().optional(),
  usageIntent: said(60).min(1).optional(),
})
export type UpdateAccountInput = z.output<typeof UpdateAccountInput>

export const AccountUpdate = UserAccount.pick({
  ...{ userId: true, name: true, bio: true, avatarUrl: true, location: true, roles: true, usageIntent: true },
  ...{ isOpenToInternship: true, isOpenToBizdevInternship: true },
})
export type AccountUpdate = z.infer<typeof AccountUpdate>

/** What somebody chose about how the product works for them. */
export const Preferences = UserAccount.pick({
  ...{ skipsPlan: true, languages: true, selectedLanguages: true, interestAreas: true, usageIntent: true },
})
export type Preferences = z.infer<typeof Preferences>

const Languages = z
  .array(z.string().trim().min(1).max(LANGUAGE_MAX_LENGTH).transform(asLanguage))
  .max(MOST_LANGUAGES, `There is room for ${MOST_LANGUAGES} languages.`)
  .transform((names) => [...new Set(names)])

/** C059: what is left out stays; languages that are set are all selected, unless it says which (R-PROF-02). */
export const SavePreferencesInput = z.object({
  skipsPlan: z.boolean().optional(),
  languages: Languages.optional(),
  selectedLanguages: Languages.refine((names) => names.length > 0, LAST_LANGUAGE).optional(),
  interestAreas: z
    .array(z.enum(INTEREST_AREAS))
    .max(INTEREST_AREAS.length)
    .transform((areas) => [...new Set(areas)])
    .optional(),
  usageIntent: z.string().trim().min(1).max(60).optional(),
})
export type SavePreferencesInput = z.output<typeof SavePreferencesInput>

const Suggestions = z.array(z.string())

/** I014 */
export const Bootstrap = z.object({
  ...{ productName: z.string(), productSlug: z.string() },
  communityLinks: z.object({ chat: z.string(), guide: z.string() }),
  suggestions: z.object({ jobs: Suggestions, projects: Suggestions }),
})
export type Bootstrap = z.infer<typeof Bootstrap>
