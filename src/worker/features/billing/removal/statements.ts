import { eq } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { payments, subscriptions } from '#worker/db/schema/index.ts'

/** Statement: a webhook that is booking one of them is waited for. */
export const lockPayments = (db: Database, userId: string) =>
  db.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId)).for('update')

/** Statements: what was paid goes over to who is left of a person, without what it was paid with. */
export const handOverPayments = (db: Database, userId: string, formerId: string) => ({
  payments: db.update(payments).set({ userId: formerId }).where(eq(payments.userId, userId)),
  subscriptions: db
    .update(subscriptions)
    .set({ userId: formerId, paymentBrand: null, paymentLast4: null })
    .where(eq(subscriptions.userId, userId)),
})
