import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { creditBalances, creditLedger, payments, roadmaps } from '#worker/db/schema/index.ts'

const PAGE = 20

/** Every credit of the caller in and out, newest first, a page at a time; the sum of all is the balance. */
export async function readStatement({ db, actor }: UserContext, { before }: { before?: number | undefined }) {
  const { id, createdAt, kind, delta, balanceAfter } = creditLedger
  const rows = await db
    .select({
      balance: creditBalances.balance,
      entry: { id, createdAt, kind, delta, balanceAfter },
      roadmap: { id: roadmaps.id, prompt: roadmaps.prompt, deletedAt: roadmaps.deletedAt },
      payment: { paymentId: payments.id, amountMinor: payments.amount, currency: payments.currency },
    })
    .from(creditBalances)
    .leftJoin(
      creditLedger,
      and(eq(creditLedger.userId, creditBalances.userId), before === undefined ? undefined : lt(id, before)),
    )
    .leftJoin(roadmaps, eq(roadmaps.id, subjectId('roadmap')))
    .leftJoin(payments, eq(payments.id, subjectId('payment')))
    .where(eq(creditBalances.userId, actor.userId))
    .orderBy(desc(id))
    .limit(PAGE + 1)
  const entries = rows.flatMap(({ entry, roadmap, payment }) =>
    entry ? [{ ...entry, roadmap: roadmap && roadmapOf(roadmap), payment }] : [],
  )
  return { entries: entries.slice(0, PAGE), balance: rows[0]?.balance ?? 0, hasMore: entries.length > PAGE }
}

/** The subject of a ledger row, where it is of this kind; other kinds may have ids of another form. */
const subjectId = (kind: 'roadmap' | 'payment') =>
  sql`case when ${creditLedger.subjectKind} = ${kind} then ${creditLedger.subjectId}::uuid end`

const roadmapOf = ({ id, prompt, deletedAt }: Pick<typeof roadmaps.$inferSelect, 'id' | 'prompt' | 'deletedAt'>) => ({
  roadmapId: deletedAt === null ? id : null,
  prompt,
})
