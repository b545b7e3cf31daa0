import { eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { creditBalances, creditDebts, creditLedger } from '#worker/db/schema/index.ts'

/** Statements: a person's ledger goes over to who is left of them, and adds up as before. The balance is locked. */
export const handOverCredits = (db: Database, userId: string, formerId: string) => ({
  balance: db.update(creditBalances).set({ userId: formerId }).where(eq(creditBalances.userId, userId)),
  debts: db.update(creditDebts).set({ userId: formerId }).where(eq(creditDebts.userId, userId)),
  // what is booked about the account itself says whose
  ledger: db
    .update(creditLedger)
    .set({
      userId: formerId,
      subjectId: sql`replace(${creditLedger.subjectId}, ${userId}, ${formerId})`,
      key: sql`replace(${creditLedger.key}, ${userId}, ${formerId})`,
    })
    .where(eq(creditLedger.userId, userId)),
})
