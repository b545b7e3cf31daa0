import { and, eq, sql } from 'drizzle-orm'
import type { Preferences, SavePreferencesInput } from '#shared/users/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { users } from '#worker/db/schema/index.ts'
import { textArray } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isLiveAccount } from './scope.ts'

const SAVED = {
  ...{ skipsPlan: users.skipsPlan, languages: users.languages, selectedLanguages: users.selectedLanguages },
  ...{ interestAreas: users.interestAreas, usageIntent: users.usageIntent },
}

/**
 * Keeps how the product works for the signed-in person (C059). Languages that are set are all selected, unless it says
 * which (R-PROF-02). @throws DomainError invalid where a language is selected that they do not name
 */
export async function savePreferences({ db, actor }: UserContext, given: SavePreferencesInput): Promise<Preferences> {
  const { languages, selectedLanguages = languages } = given
  const named = languages ? textArray(languages) : users.languages
  const isNamed = selectedLanguages && sql`${textArray(selectedLanguages)} <@ ${named}`
  const [saved] = await db
    .update(users)
    .set({ ...given, selectedLanguages, updatedAt: sql`now()` })
    .where(and(eq(users.id, actor.userId), isLiveAccount, isNamed))
    .returning(SAVED)
  if (!saved) throw new DomainError('invalid', 'Only languages that you name can be selected.')
  return saved
}
