import { sql } from 'drizzle-orm'
import { type AddressKind, addressPath } from '#shared/users/address-rules.ts'
import { randomToken, sha256 } from '#worker/bearer.ts'
import type { UserContext } from '#worker/context.ts'
import { privateAddresses } from '#worker/db/schema/index.ts'

/** Makes the caller a private address, in the place of the one they had, which ends. @returns it, this once */
export async function createAddress(
  { db, env, actor: { userId } }: UserContext,
  { kind }: { kind: AddressKind },
): Promise<{ address: string }> {
  const token = randomToken()
  const tokenHash = await sha256(token)
  await db
    .insert(privateAddresses)
    .values({ userId, kind, tokenHash })
    .onConflictDoUpdate({
      target: [privateAddresses.userId, privateAddresses.kind],
      set: { tokenHash, createdAt: sql`now()` },
    })
  return { address: `${env.APP_URL}${addressPath(kind, token)}` }
}
