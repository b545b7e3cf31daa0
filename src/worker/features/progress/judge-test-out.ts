import { and, eq, isNull, sql } from 'drizzle-orm'
import { nextDay } from '#shared/progress/days.ts'
import type { JudgeTestOutInput, TestOutVerdict } from '#shared/progress/mastery-schemas.ts'
import { TESTED_OUT } from '#shared/progress/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { phaseSections, roadmapPhases, roadmaps, sectionTries } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { ownPhase } from '#worker/features/roadmaps/scope.ts'
import { restSection } from '#worker/features/roadmaps/sections/statements.ts'
import { gradeItem } from './items/grade-item.ts'
import { whereProved } from './record-answer.ts'
import { openProgress } from './statements.ts'
import { idsOf } from './tries/standings.ts'
import { hasOpenQuestion, lockTries } from './tries/statements.ts'
import { findTestOut, isOwnSection, isTriedToday } from './tries/test-out.ts'

/**
 * Completes a section for who knows it: all of its items are answered at once, and all or all but one must be right, whichever
 * keeps the chance of a guess at or below 1 % (`items/guess-chance.ts`). It is tried once a day, on a day on which none of the items
 * was answered elsewhere; where it was not passed they rest until the next, and only the objectives are told.
 * @throws DomainError not_found for what is not the caller's own, invalid for answers that are missing or can't be read, conflict
 *   for a completed section, one with too few items, and one that was tried today
 */
export async function judgeTestOut(ctx: UserContext, input: JudgeTestOutInput): Promise<TestOutVerdict> {
  const found = await findTestOut(ctx, input.sectionId)
  const { mayMiss } = requirePossible(found)
  const graded = gradeAll(found.items, input.answers)
  const missing = graded.filter(({ isRight }) => !isRight)
  const isPassed = missing.length <= mayMiss
  const { earned, awarded } = await record(ctx, found, graded, isPassed)
  return {
    isPassed,
    ...{ right: graded.length - missing.length, asked: graded.length, mayMiss },
    missing: [...new Set(missing.map(({ objective }) => objective))],
    againAt: isPassed ? null : nextDay(new Date().toISOString()),
    streetCred: earned.rows[0]?.points ?? 0,
    certificateId: awarded[0]?.id ?? null,
  }
}

type Found = Awaited<ReturnType<typeof findTestOut>>

function requirePossible(found: Found): Found & { mayMiss: number } {
  const { isCompleted, isTried, mayMiss } = found
  if (isCompleted) throw new DomainError('conflict', 'This section is completed already.')
  if (mayMiss === null)
    throw new DomainError('conflict', 'There are too few graded questions to test out of this section.')
  if (isTried) throw triedToday()
  return { ...found, mayMiss }
}

const triedToday = () =>
  new DomainError(
    'conflict',
    `Questions of this section were answered today. You can test out from ${nextDay(new Date().toISOString()).slice(0, 10)}, 00:00 UTC.`,
  )

function gradeAll(items: Found['items'], answers: JudgeTestOutInput['answers']) {
  return items.map(({ itemId, item, shown, objective }) => {
    const answer = answers.find((given) => given.itemId === itemId)?.answer
    if (answer === undefined) throw new DomainError('invalid', 'Please answer every question.')
    const { outcome, meaning, why } = gradeItem(item, shown, answer)
    if (outcome === 'unreadable') throw new DomainError('invalid', why)
    return { itemId, objective, answer, meaning, isRight: outcome === 'right', feedback: why }
  })
}

/** Two tabs at once: the second finds the items answered today. */
async function record(ctx: UserContext, found: Found, graded: ReturnType<typeof gradeAll>, isPassed: boolean) {
  const { db, actor } = ctx
  const { sectionId } = found
  const phase = ownPhase(ctx, found.phaseId)
  const isIt = isOwnSection(actor.userId, sectionId)
  const given = (name: keyof (typeof graded)[number]) => sql`given.tried ->> ${name}::text`
  const isRight = sql`(${given('isRight')})::boolean`
  const isOpen = sql`exists (select from ${roadmaps} join ${roadmapPhases} on ${roadmapPhases.roadmapId} = ${roadmaps.id}
    join ${phaseSections} on ${phaseSections.phaseId} = ${roadmapPhases.id} where ${and(isIt, isNull(phaseSections.completedAt))})`
  const isProved = sql`exists (select from ${sectionTries} where ${and(eq(sectionTries.sectionId, sectionId), eq(sectionTries.purpose, 'test_out'))}
    and ${sectionTries.isAccepted} and ${sectionTries.createdAt} = now())`
  const done = await batch(db, {
    personLocked: lockTries(db, actor.userId),
    ...openProgress(db, phase),
    tried: db.execute(
      insertSelect(
        sectionTries,
        {
          ...{ userId: actor.userId, sectionId, purpose: 'test_out', judge: 'items', isRight },
          ...{
            itemId: given('itemId'),
            answer: given('answer'),
            meaning: given('meaning'),
            feedback: given('feedback'),
          },
          isAccepted: sql`${isRight} and ${isPassed}::boolean`,
        },
        sql`from jsonb_array_elements(${JSON.stringify(graded)}::jsonb) as given(tried)
          where ${isOpen} and not ${isTriedToday(actor.userId, idsOf(isIt))}
          returning ${sectionTries.id}`,
      ),
    ),
    ...whereProved(ctx, phase, found, { when: isProved, by: sql`${TESTED_OUT}` }),
    rested: restSection(db, phase, sectionId, sql`not ${hasOpenQuestion(actor.userId, sectionId)}`),
  })
  if (done.tried.rows.length === 0) throw triedToday()
  return done
}
