import { asc, gte, sql } from 'drizzle-orm'
import type { Question } from '#shared/progress/schemas.ts'
import { sectionQuestions, sectionTries } from '#worker/db/schema/index.ts'
import { restsUntil } from '../rules.ts'

/** What is read of a question, with what was said of its answers. */
export const ASKED = {
  columns: { id: true, kind: true, question: true, objective: true, shown: true, itemId: true },
  orderBy: asc(sectionQuestions.position),
  with: {
    tries: {
      columns: {
        answer: true,
        isRight: true,
        isAccepted: true,
        feedback: true,
        point: true,
        judge: true,
        isFallback: true,
        createdAt: true,
      },
      orderBy: asc(sectionTries.createdAt),
    },
  },
} as const

/** What is read of a person's tries of today, in whichever section. */
export const TRIED_TODAY = {
  columns: { questionId: true, itemId: true, isRight: true, isAccepted: true, purpose: true, createdAt: true },
  where: gte(sectionTries.createdAt, sql`date_trunc('day', now(), 'UTC')`),
} as const

export type Tried = Pick<typeof sectionTries.$inferSelect, keyof typeof TRIED_TODAY.columns>

interface Asked extends Omit<Question, 'verdict' | 'restsUntil'> {
  itemId: string | null
  tries: NonNullable<Question['verdict']>[]
}

/** The accepted answer is the last word on a question; until there is one, the latest. */
export function toQuestion({ tries, itemId, ...question }: Asked, tried: Tried[], now: string): Question {
  const accepted = tries.find(({ isAccepted }) => isAccepted)
  const isOfIt = (other: Tried) => (itemId === null ? other.questionId === question.id : other.itemId === itemId)
  const rests = restsUntil(tried.filter(isOfIt), now)
  return { ...question, verdict: accepted ?? tries.at(-1) ?? null, restsUntil: accepted ? null : rests }
}
