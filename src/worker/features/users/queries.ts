import { eq } from 'drizzle-orm'
import type { Context, UserContext } from '#worker/context.ts'
import { users } from '#worker/db/schema/index.ts'

type Person = Pick<typeof users.$inferSelect, 'hasAccessToInternship' | 'cohort' | 'reference'>

/** Given access, a cohort or the reference of a community group opens the internship (2§6, G-LRN-22). */
export function mayHaveInternship({ env }: Pick<Context, 'env'>, person: Person): boolean {
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
