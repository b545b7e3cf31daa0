import { and, eq } from 'drizzle-orm'
import type { AddressKind } from '#shared/users/address-rules.ts'
import type { UserContext } from '#worker/context.ts'
import { privateAddresses } from '#worker/db/schema/index.ts'

/** Ends a private address of the caller's; without one there is nothing to end. */
export async function removeAddress({ db, actor }: UserContext, { kind }: { kind: AddressKind }): Promise<void> {
  await db
    .delete(privateAddresses)
    .where(and(eq(privateAddresses.userId, actor.userId), eq(privateAddresses.kind, kind)))
}
