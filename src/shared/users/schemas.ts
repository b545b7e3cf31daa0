import * as z from 'zod'

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
  /** They have a roadmap created at once, without its plan before. */
  skipsPlan: z.boolean(),
  /** Roadmap credits left. */
  credits: z.int(),
  isAdmin: z.boolean(),
  isPro: z.boolean(),
  createdAt: z.string(),
})
export type UserAccount = z.infer<typeof UserAccount>

/** What somebody chose about how the product works for them. */
export const Preferences = UserAccount.pick({ skipsPlan: true })
export type Preferences = z.infer<typeof Preferences>
