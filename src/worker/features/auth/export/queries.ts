import type { AccountExport } from '#shared/auth/export-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { readParts } from './parts.ts'

/** Everything that is stored of the signed-in person, in one round trip and as it stood at one moment. */
export async function exportAccount({ db, actor }: UserContext): Promise<AccountExport> {
  const parts = readParts(db, actor.userId)
  const rows = await batch(db, Object.fromEntries(parts.map(({ name, read }) => [name, read])))
  return {
    exportedAt: new Date().toISOString(),
    parts: parts.map(({ name, title }) => ({ name, title, rows: rows[name] ?? [] })),
  }
}
