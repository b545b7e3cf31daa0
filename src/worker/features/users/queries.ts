import { and, eq } from 'drizzle-orm'
import type { Person } from '#shared/users/schemas.ts'
import type { Context, UserContext } from '#worker/context.ts'
import { users } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isLiveAccount } from './scope.ts'

type Learner = Pick<typeof users.$inferSelect, 'hasAccessToInternship' | 'cohort' | 'reference'>

/** Given access, a cohort or the reference of a community group opens the internship (2§6, G-LRN-22). */
export function mayHaveInternship({ env }: Pick<Context, 'env'>, person: Learner): boolean {
  const groups = env.INTERNSHIP_REFERENCES.split(',').map((reference) => reference.trim())
  const isMember = person.reference !== null && person.reference !== '' && groups.includes(person.reference)
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
