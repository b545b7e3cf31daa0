import { eq, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { librarySections } from '#worker/db/schema/index.ts'

/** Subselect: the section of the library that has these objectives; whatever it is called, the same is learned and asked. */
export const sectionThatTeaches = (objectives: SQL) =>
  new QueryBuilder()
    .select({ id: librarySections.id })
    .from(librarySections)
    .where(eq(librarySections.objectives, objectives))
    .orderBy(librarySections.id)
    .limit(1)
