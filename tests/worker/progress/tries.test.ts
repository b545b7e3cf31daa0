import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sums } from '#tests/factories/library.ts'
import { type Study, sectionOf } from '#tests/factories/progress.ts'
import { callerFor } from '#tests/support/worker/app.ts'
import { createStudy, createTaught, database, linkSection, opened } from '#tests/support/worker/factories.ts'

/** A try belongs to a person and an item of the library, wherever the item was asked (G-LRN-19). */

const BUILTIN = { MODEL_PROVIDER: 'builtin' } as const

/** A study whose first two sections ask what one section of the library asks. */
async function createTwins() {
  const [study, taught] = await Promise.all([createStudy({ sections: 4 }), createTaught(sums(5))])
  await Promise.all([0, 1].map((at) => linkSection(sectionOf(study, at), taught)))
  // like things in other words
  await database().execute(sql`
    update phase_sections set objectives = objectives || 'And once more'::text where id = ${sectionOf(study, 1)}::uuid`)
  return { ...study, taught }
}

async function learner(study: Study) {
  const { api } = await callerFor(study.user.token, BUILTIN)
  const questionsOf = (at: number) => api.progress.askQuestions({ sectionId: sectionOf(study, at) })
  const say = (question: { id: string | null } | undefined, answer: string) =>
    api.progress.judgeAnswer({ questionId: question?.id ?? '', answer })
  const sayRight = (question: { id: string | null; question: string } | undefined) =>
    say(question, `${Number(/(\d+) \+ 1/.exec(question?.question ?? '')?.[1]) + 1}`)
  const stands = async (at: number) => (await opened(study)).progress.sections[at]
  return { api, questionsOf, say, sayRight, stands }
}

describe('what a person owes', () => {
  it('they owe in every section that asks the same items, and make good in any', async () => {
    const study = await createTwins()
    const { questionsOf, say, sayRight, stands } = await learner(study)
    const [here, there] = [await questionsOf(0), await questionsOf(1)]
    expect(there.map(({ question }) => question)).toEqual(here.map(({ question }) => question))
    for (const question of there.slice(0, 2)) await say(question, '998')
    expect((await stands(0))?.owedAnswers).toBe(2)
    expect(await sayRight(here[0])).toMatchObject({
      verdict: { isRight: true, isAccepted: false },
      section: { acceptedAnswers: 0, owedAnswers: 1 },
    })
    expect([(await stands(0))?.owedAnswers, (await stands(1))?.owedAnswers]).toEqual([1, 1])
  })

  it('a copy of the roadmap is no place to try things out', async () => {
    const study = await createTwins()
    const { api, questionsOf, say, sayRight } = await learner(study)
    const { id } = await api.roadmaps.clone({ id: study.roadmapId })
    const { phases } = await api.roadmaps.get({ id, ownerName: study.user.userId })
    const there = await api.progress.askQuestions({ sectionId: phases[0]?.sections[0]?.id })
    const here = await questionsOf(0)
    for (const question of there) await say(question, '999')
    for (const question of here.slice(0, 4)) {
      expect((await sayRight(question)).section).toMatchObject({ acceptedAnswers: 0, isCompleted: false })
    }
    await say(there[4], '998')
    await expect(sayRight(here[4])).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('stays when the section is written anew, and when it is gone', async () => {
    const study = await createTwins()
    const { questionsOf, say, sayRight, stands } = await learner(study)
    for (const question of await questionsOf(0)) {
      await say(question, '998')
      await say(question, '999')
    }
    const { api } = await callerFor(study.user.token, { MODEL_NAME: 'stand-in@0' })
    await api.progress.regenerateSection({ id: sectionOf(study) })
    await linkSection(sectionOf(study), study.taught)
    const again = await questionsOf(0)
    expect(await stands(0)).toMatchObject({ owedAnswers: 10 })
    expect(
      (await stands(0))?.questions.every(({ verdict, restsUntil }) => verdict === null && restsUntil !== null),
    ).toBe(true)
    await expect(sayRight(again[0])).rejects.toMatchObject({ code: 'CONFLICT' })
    await api.roadmaps.removeSection({ id: sectionOf(study) })
    await questionsOf(1)
    expect(await stands(0)).toMatchObject({ sectionId: sectionOf(study, 1), owedAnswers: 10 })
  })

  it('is their own', async () => {
    const [study, other] = await Promise.all([createTwins(), createStudy()])
    await linkSection(sectionOf(other), study.taught)
    const [one, two] = [await learner(study), await learner(other)]
    const [[question], [same]] = [await one.questionsOf(0), await two.questionsOf(0)]
    await one.say(question, '998')
    expect((await two.sayRight(same)).section).toMatchObject({ acceptedAnswers: 1, owedAnswers: 0 })
  })

  it('from two sections at once, an item still has two wrong tries', async () => {
    const study = await createTwins()
    const { questionsOf, say } = await learner(study)
    const [[here], [there]] = [await questionsOf(0), await questionsOf(1)]
    const said = await Promise.allSettled(
      [here, there, here, there].map((question, at) => say(question, `${990 + at}`)),
    )
    expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })
})

describe('StreetCred comes once for the same proof (SEC-14)', () => {
  it('a section proved by what another was proved by is completed and earns nothing', async () => {
    const study = await createTwins()
    const { questionsOf, sayRight } = await learner(study)
    const [here, there] = [await questionsOf(0), await questionsOf(1)]
    await sayRight(here[0])
    expect((await sayRight(here[1])).section).toMatchObject({ isCompleted: true, streetCred: 2 })
    await sayRight(there[1])
    expect((await sayRight(there[2])).section).toMatchObject({ isCompleted: true, streetCred: 0 })
  })

  it('other items of the same section of the library are another proof', async () => {
    const study = await createTwins()
    const { questionsOf, sayRight } = await learner(study)
    const [here, there] = [await questionsOf(0), await questionsOf(1)]
    for (const question of here.slice(0, 2)) await sayRight(question)
    await sayRight(there[3])
    expect((await sayRight(there[4])).section).toMatchObject({ isCompleted: true, streetCred: 2 })
  })
})
