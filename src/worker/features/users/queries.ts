import { and, eq, isNull } from 'drizzle-orm'
import type { AuthProvider } from '#shared/auth/schemas.ts'
import { jobPrompts } from '#shared/jobs/prompts.ts'
import { COMMUNITY_CHAT_URL, INTERNSHIP_GUIDE_URL, PRODUCT_NAME } from '#shared/product.ts'
import { projectPrompts } from '#shared/projects/prompts.ts'
import { ADDRESS_KINDS, type AddressKind } from '#shared/users/address-rules.ts'
import type { Bootstrap, Person } from '#shared/users/schemas.ts'
import { sha256 } from '#worker/bearer.ts'
import { type Context, type UserContext, viewerOf } from '#worker/context.ts'
import { oauthAccounts, privateAddresses, users } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isLiveAccount } from './scope.ts'

type Learner = Pick<typeof users.$inferSelect, 'hasAccessToInternship' | 'cohort' | 'reference'>

/** References of the community groups that may have an internship. */
export const internshipGroups = ({ INTERNSHIP_REFERENCES }: Context['env']): string[] =>
  INTERNSHIP_REFERENCES.split(',')
    .map((reference) => reference.trim())
    .filter(Boolean)

/** Given access, a cohort or the reference of a community group opens the internship (2§6, G-LRN-22). */
export function mayHaveInternship({ env }: Pick<Context, 'env'>, person: Learner): boolean {
  const isMember = person.reference !== null && internshipGroups(env).includes(person.reference)
  return person.hasAccessToInternship || person.cohort !== null || isMember
}

/** Whether the internship is open to the signed-in person. */
export async function hasAccessToInternship(ctx: UserContext): Promise<boolean> {
  const person = await ctx.db.query.users.findFirst({
    columns: { hasAccessToInternship: true, cohort: true, reference: true },
    where: eq(users.id, ctx.actor.userId),
  })
  return person !== undefined && mayHaveInternship(ctx, person)
}

/** @throws DomainError not_found for an unknown or deleted person */
export async function getPerson({ db }: Context, input: { id: string }): Promise<Person> {
  const [person] = await db
    .select({ userId: users.id, name: users.name, avatarUrl: users.avatarUrl })
    .from(users)
    .where(and(eq(users.id, asId(input.id, 'person')), isLiveAccount))
  if (!person) throw new DomainError('not_found', 'This person does not exist.')
  return person
}

/** What a client begins with: the same for every visitor, and for who chose languages in theirs (I014, 2§7.2). */
export async function getBootstrap(ctx: Context): Promise<Bootstrap> {
  const userId = viewerOf(ctx)
  const [person] = userId
    ? await ctx.db.select({ languages: users.selectedLanguages }).from(users).where(eq(users.id, userId))
    : []
  const languages = person?.languages ?? []
  return {
    productName: PRODUCT_NAME,
    productSlug: PRODUCT_NAME.toLowerCase(),
    communityLinks: { chat: COMMUNITY_CHAT_URL, guide: INTERNSHIP_GUIDE_URL },
    suggestions: { jobs: jobPrompts(languages), projects: projectPrompts(languages) },
  }
}

/** The sealed token of one of the caller's providers; null where there is none (SEC-03). */
export async function findSealedToken({ db, actor }: UserContext, provider: AuthProvider): Promise<string | null> {
  const [account] = await db
    .select({ sealed: oauthAccounts.accessTokenEncrypted })
    .from(oauthAccounts)
    .where(and(eq(oauthAccounts.userId, actor.userId), eq(oauthAccounts.provider, provider)))
  return account?.sealed ?? null
}

/** Which private addresses the caller has; never what they are. */
export async function listAddresses({ db, actor }: UserContext) {
  const { kind, createdAt } = privateAddresses
  const made = await db
    .select({ kind, createdAt })
    .from(privateAddresses)
    .where(eq(privateAddresses.userId, actor.userId))
  return { addresses: made.sort((a, b) => ADDRESS_KINDS.indexOf(a.kind) - ADDRESS_KINDS.indexOf(b.kind)) }
}

/** Whose private address this is. @throws DomainError not_found for nobody's, and of an account that is gone or kept out */
export async function findAddressee({ db }: Context, kind: AddressKind, token: string) {
  const [found] = await db
    .select({ userId: users.id, name: users.name })
    .from(privateAddresses)
    .innerJoin(users, eq(users.id, privateAddresses.userId))
    .where(
      and(
        eq(privateAddresses.tokenHash, await sha256(token)),
        eq(privateAddresses.kind, kind),
        isLiveAccount,
        isNull(users.blockedAt),
      ),
    )
  if (!found) throw new DomainError('not_found', 'This address leads nowhere, or its owner has ended it.')
  return found
}
