import { countOf } from '#shared/count-of.ts'
import { nounOf } from '#shared/reputation/kind-words.ts'
import { replay } from '#shared/reputation/rules.ts'
import type { Receipt } from '#shared/reputation/schemas.ts'
import { getStatement } from '#worker/features/billing/queries.ts'
import { readEarned } from '#worker/features/certificates/queries.ts'
import { getSummary, listReceipts } from '#worker/features/profiles/reputation/queries.ts'
import { getQuota } from '#worker/features/quotas/queries.ts'
import type { ChatRecord, Tool } from './record.ts'

const RECEIPTS_TOLD = 5
const points = (count: number): string => countOf(count, 'point')

/** Why the score is what it is: its latest receipts. */
export const score: Tool = {
  finds: 'The person’s score and why it changed',
  hears: /\bstreet ?cred\b|\bmy (score|reputation|points)\b|\bpoints do i have\b|\bthe score\b.*\bchange\b/,
  read: async (ctx) => {
    const [summary, { receipts }] = await Promise.all([getSummary(ctx, { timeZone: 'UTC' }), listReceipts(ctx, {})])
    const path = '/home/streetcred'
    if (receipts.length === 0)
      return {
        lead: 'Your StreetCred is 0: nothing has earned points yet. This is what does:',
        records: [{ kind: 'product', label: 'StreetCred', path, text: 'How points are earned, by the formula.' }],
      }
    const lately = receipts.slice(0, RECEIPTS_TOLD)
    return {
      lead: `Your StreetCred is ${summary.score}. The latest ${countOf(lately.length, 'change')} came to ${points(replay(lately))}:`,
      records: lately.map((receipt) => ({
        ...{ kind: 'yours' as const, label: `StreetCred: ${subjectOf(receipt)}`, path },
        text: `${points(receipt.points)} for a ${nounOf(receipt.kind)[0]}: ${subjectOf(receipt)}.`,
      })),
    }
  },
}

function subjectOf({ evidence, challenge, issue, pull, kind }: Receipt): string {
  if (evidence) return evidence.section ?? evidence.phase
  if (challenge) return challenge.title
  if (issue) return issue.title
  return pull ? `${pull.repository}#${pull.number}` : (nounOf(kind)[0] ?? kind)
}

export const certificates: Tool = {
  finds: 'The person’s certificates',
  hears: /\b(my|which|show me|get|earn|have) .*\bcertificates?\b(?!.*\b(tls|ssl|https)\b)|\bmy certificates?\b/,
  read: async ({ db, actor }) => {
    const earned = await readEarned(db, actor.userId)
    if (earned.length === 0)
      return {
        lead: 'You have no certificate yet. One is given for a roadmap whose sections you have all completed:',
        records: [
          { kind: 'yours', label: 'Your roadmaps', path: '/learn', text: 'Your roadmaps and how far they are.' },
        ],
      }
    return {
      lead: `You have ${countOf(earned.length, 'certificate')}, each with a page that anybody can check:`,
      records: earned.map(({ id, title, level }) => ({
        ...{ kind: 'yours' as const, label: title, path: `/verify/${id}` },
        text: `${title}, level ${level}.`,
      })),
    }
  },
}

/** Credits and the month's calls, which are apart. */
export const credits: Tool = {
  finds: 'The person’s credits and calls left this month',
  hears:
    /\b(credits?|quota)\b|\bmy (balance|statement|plan)\b|\b(do i|have i|is) .*\bleft\b|\bwhat do(es)? (a |an )?(roadmaps?|pro) cost\b/,
  read: async (ctx) => {
    const [statement, quota] = await Promise.all([getStatement(ctx, {}), getQuota(ctx)])
    const records: ChatRecord[] = [
      {
        ...{ kind: 'yours', label: 'Your credits', path: '/8020/credits/history' },
        text: `You have ${countOf(statement.balance, 'credit')}. A roadmap takes one.`,
      },
      {
        ...{ kind: 'yours', label: 'Your plan', path: '/subscription' },
        text: `${quota.remaining} of ${quota.limit} calls are left this month; each question to me takes one.`,
      },
    ]
    return { lead: 'What you have left:', records }
  },
}
