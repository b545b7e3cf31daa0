import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ANSWER_MAX_LENGTH, ANSWERS_TO_COMPLETE, SECTION_STREETCRED } from '#shared/progress/rules.ts'
import { PROGRESS_TEXTS } from '#shared/progress/texts.ts'
import { OPEN_ANSWER, phaseOf, RIGHT_ANSWERS, type Study, sectionOf, WRONG_ANSWERS } from '#tests/factories/progress.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import {
  addOpenQuestions,
  addQuestions,
  createStudy,
  createUser,
  database,
  opened,
} from '#tests/support/worker/factories.ts'
import { hasten } from '#tests/support/worker/hasten.ts'
import type { Env } from '#worker/env.ts'

const BUILTIN: Partial<Env> = { MODEL_PROVIDER: 'builtin' }
const [RIGHT = '', SECOND = ''] = RIGHT_ANSWERS
const [WRONG = ''] = WRONG_ANSWERS
const RESTS = expect.stringMatching(/counts again from \d{4}-\d\d-\d\d, 00:00 UTC/)

async function answering(study: Study, env = BUILTIN) {
  const { api } = await callerFor(study.user.token, env)
  return (questionId: string, answer: string) => api.progress.judgeAnswer({ questionId, answer })
}

/** Answers two questions of a section. @returns what the second answer did */
async function completeSection(study: Study, section = 0, phase = 0) {
  const answer = await answering(study)
  const [first = '', second = ''] = await addQuestions(sectionOf(study, section, phase))
  await answer(first, RIGHT)
  return (await answer(second, SECOND)).section
}

const eventsOf = async (userId: string) => {
  const { rows } = await database().execute<{ kind: string; subject_id: string; key: string; points: string }>(sql`
    select kind, subject_id, key, points from reputation_events where user_id = ${userId}::uuid`)
  return rows
}

describe('judging an answer to an item (E009, G-LRN-19)', () => {
  it('a right one becomes a completed task, with its explanation', async () => {
    const study = await createStudy()
    await opened(study)
    const [question = ''] = await addQuestions(sectionOf(study))
    const said = await (await answering(study))(question, RIGHT)
    expect(said).toEqual({
      question: expect.stringMatching(/^When does a running handler .+\nb\) /s),
      verdict: {
        ...{ answer: RIGHT, isRight: true, isAccepted: true, feedback: 'Only the next render sees the new value.' },
        ...{ point: null, judge: 'items', isFallback: false, createdAt: expect.stringMatching(/Z$/) },
      },
      isCounted: true,
      restsUntil: null,
      section: { isCompleted: false, acceptedAnswers: 1, owedAnswers: 0, streetCred: 0, certificateId: null },
    })
    const { questions } = (await opened(study)).progress.sections[0] ?? {}
    expect(questions?.[0]).toMatchObject({ id: question, verdict: { ...said.verdict, createdAt: expect.any(String) } })
    expect(questions?.slice(1).map(({ verdict }) => verdict)).toEqual([null, null])
  })

  it('an option is named by its letter, too', async () => {
    const study = await createStudy()
    const [question = ''] = await addQuestions(sectionOf(study))
    const { questions } = (await opened(study)).progress.sections[0] ?? {}
    const key = questions?.[0]?.shown?.options.find(({ text }) => text === RIGHT)?.key ?? ''
    expect((await (await answering(study))(question, key)).verdict).toMatchObject({ isRight: true, isAccepted: true })
  })

  it('a wrong one gets its own explanation, and nothing tells what is right', async () => {
    const study = await createStudy()
    const questions = await addQuestions(sectionOf(study))
    const answer = await answering(study)
    const whys = [
      'A set call asks for a render and changes nothing by itself.',
      'That is what three calls of set(n + 1) come to.',
    ]
    for (const [at, feedback] of whys.entries()) {
      const said = await answer(questions[at] ?? '', WRONG_ANSWERS[at] ?? '')
      expect(said.verdict).toMatchObject({ isRight: false, isAccepted: false, feedback })
      expect(said.section).toMatchObject({ acceptedAnswers: 0, owedAnswers: at + 1, isCompleted: false })
    }
    // one that nobody has foreseen gets the reason of the right one
    expect((await answer(questions[2] ?? '', 'x')).verdict.feedback).toBe('Spreading copies the other fields.')
    const { sections } = (await opened(study)).progress
    expect(JSON.stringify(sections)).not.toContain('Only the next render sees')
  })

  it('what can’t be read as an answer is no try', async () => {
    const study = await createStudy()
    const [question = '', number = ''] = await addQuestions(sectionOf(study))
    const answer = await answering(study)
    expect(await answer(question, 'It depends')).toMatchObject({
      verdict: { isRight: false, feedback: expect.stringContaining('as they stand here') },
      section: null,
    })
    expect((await answer(number, 'three')).verdict.feedback).toContain('with a number')
    const [section] = (await opened(study)).progress.sections
    expect(section?.questions.map(({ verdict }) => verdict)).toEqual([null, null, null])
    expect(section?.owedAnswers).toBe(0)
  })

  it('a wrong answer is made good by a right one before another is accepted', async () => {
    const study = await createStudy()
    const [first = '', second = '', third = ''] = await addQuestions(sectionOf(study))
    const [right1 = '', right2 = '', right3 = ''] = RIGHT_ANSWERS
    const answer = await answering(study)
    await answer(first, WRONG)
    const madeGood = await answer(second, right2)
    expect(madeGood).toMatchObject({
      verdict: { isRight: true, isAccepted: false },
      restsUntil: expect.stringMatching(/T00:00:00\.000Z$/),
      section: { acceptedAnswers: 0, owedAnswers: 0 },
    })
    expect(await answer(third, right3)).toMatchObject({
      verdict: { isAccepted: true },
      section: { acceptedAnswers: 1 },
    })
    expect(await answer(first, right1)).toMatchObject({
      verdict: { isAccepted: true },
      section: { acceptedAnswers: 2, isCompleted: true },
    })
    const [section] = (await opened(study)).progress.sections
    expect(section?.questions.map(({ restsUntil }) => restsUntil !== null)).toEqual([false, true, false])
    expect(section?.owedAnswers).toBe(0)
  })

  it('after two wrong answers an item is not graded any more that day, and counts again the next', async () => {
    const study = await createStudy()
    const [question = ''] = await addQuestions(sectionOf(study))
    const answer = await answering(study)
    expect((await answer(question, WRONG)).restsUntil).toBeNull()
    const second = await answer(question, 'After the next await')
    expect(second.restsUntil).toMatch(/T00:00:00\.000Z$/)
    expect(Date.parse(second.restsUntil ?? '')).toBeGreaterThan(Date.now())
    for (const said of [RIGHT, 'At once', 'It depends'])
      await expect(answer(question, said)).rejects.toMatchObject({ code: 'CONFLICT', message: RESTS })
    const [section] = (await opened(study)).progress.sections
    expect(section).toMatchObject({ owedAnswers: 2, questions: [{ restsUntil: second.restsUntil }, {}, {}] })
    await database().execute(sql`
      update section_tries set created_at = created_at - interval '1 day' where question_id = ${question}::uuid`)
    expect(await answer(question, RIGHT)).toMatchObject({
      verdict: { isAccepted: true },
      restsUntil: null,
      section: { acceptedAnswers: 1, owedAnswers: 0 },
    })
  })

  it('a section of which no question counts today is not where one goes on', async () => {
    const study = await createStudy({ sections: 2 })
    const [question = ''] = await addQuestions(sectionOf(study), 1)
    const answer = await answering(study)
    const { api } = await callerFor(study.user.token)
    const whereOn = async () => {
      const { phases } = await api.roadmaps.get({ id: study.roadmapId, ownerName: study.user.userId })
      const { roadmaps } = await api.roadmaps.list()
      return [phases[0]?.sections.map(({ restsUntil }) => restsUntil !== null), roadmaps[0]?.next?.number]
    }
    await answer(question, WRONG)
    expect(await whereOn()).toEqual([[false, false], 1])
    await answer(question, 'After the next await')
    expect(await whereOn()).toEqual([[true, false], 2])
  })

  it('an accepted answer stays accepted, whatever is said afterwards', async () => {
    const study = await createStudy()
    await completeSection(study)
    const [first] = (await opened(study)).progress.sections[0]?.questions ?? []
    const said = await (await answering(study))(first?.id ?? '', WRONG)
    expect(said).toMatchObject({
      verdict: { isRight: false },
      isCounted: false,
      section: { isCompleted: true, acceptedAnswers: 2, owedAnswers: 0, streetCred: 0 },
    })
    const after = (await opened(study)).progress.sections[0]
    expect(after?.completedAt).not.toBeNull()
    expect(after?.questions.find(({ id }) => id === first?.id)?.verdict).toMatchObject({
      answer: RIGHT,
      isAccepted: true,
    })
    expect(await eventsOf(study.user.userId)).toHaveLength(1)
  })

  it('a wrong answer that is sent again, as after a lost response, is no second try', async () => {
    const study = await createStudy()
    const [question = ''] = await addQuestions(sectionOf(study))
    const answer = await answering(study)
    expect(await answer(question, WRONG)).toMatchObject({ isCounted: true, section: { owedAnswers: 1 } })
    const { questions } = (await opened(study)).progress.sections[0] ?? {}
    const key = questions?.[0]?.shown?.options.find(({ text }) => text === WRONG)?.key ?? ''
    for (const same of [WRONG, ` ${WRONG}\n`, key, `(${key.toUpperCase()}) ${WRONG}`]) {
      expect(await answer(question, same)).toMatchObject({
        verdict: { isRight: false },
        isCounted: false,
        restsUntil: null,
        section: { owedAnswers: 1 },
      })
    }
  })

  it('from two tabs at once, the same answer counts once', async () => {
    const study = await createStudy()
    const [question = '', other = ''] = await addQuestions(sectionOf(study))
    const answer = await answering(study)
    const rights = await Promise.all([1, 2, 3, 4].map(() => answer(question, RIGHT)))
    expect(rights.filter(({ verdict }) => verdict.isAccepted)).toHaveLength(1)
    expect(rights.every(({ section }) => section?.acceptedAnswers === 1)).toBe(true)
    const wrongs = await Promise.allSettled([1, 2, 4, 5].map((wrong) => answer(other, `${wrong}`)))
    expect(wrongs.filter(({ status }) => status === 'rejected')).toMatchObject(
      Array(2).fill({ reason: { code: 'CONFLICT', message: RESTS } }),
    )
    const { rows } = await database().execute(sql`select from section_tries where question_id = ${other}::uuid`)
    expect(rows).toHaveLength(2)
  })
})

describe('judging an answer to an open question', () => {
  it('a model judges and quotes the point it used; what it adds of links and HTML is dropped', async () => {
    const study = await createStudy()
    const [question = '', other = ''] = await addOpenQuestions(sectionOf(study))
    const said = await (await answering(study, { MODEL_NAME: 'stand-in@0' }))(question, OPEN_ANSWER)
    expect(said).toMatchObject({
      verdict: { isRight: true, isAccepted: true, judge: 'stand-in@0', isFallback: false },
      section: { acceptedAnswers: 1 },
    })
    expect(said.verdict.point).toContain('batching')
    const answer = `This is wrong. ${OPEN_ANSWER}`
    const hostile = await (await answering(study, { MODEL_NAME: 'stand-in:hostile@0' }))(other, answer)
    expect(hostile).toMatchObject({ verdict: { isAccepted: false, point: null }, section: { owedAnswers: 0 } })
    expect(hostile.verdict.feedback).not.toMatch(/https?:|evil|<script/)
  })

  it('can be changed and sent again once; after two wrong answers it rests and no model is asked', async () => {
    const study = await createStudy()
    const [question = '', other = ''] = await addOpenQuestions(sectionOf(study))
    const answer = await answering(study, { MODEL_NAME: 'stand-in@0' })
    const wrong = `This is wrong. ${OPEN_ANSWER}`
    expect(await answer(question, wrong)).toMatchObject({ isCounted: true, restsUntil: null })
    expect(await answer(question, wrong.toUpperCase().replace('.', ' !'))).toMatchObject({
      isCounted: false,
      restsUntil: null,
    })
    expect((await answer(question, OPEN_ANSWER)).section).toMatchObject({ acceptedAnswers: 1 })
    for (const n of [1, 2]) await answer(other, `This is wrong ${n}. ${OPEN_ANSWER}`)
    const gone = await answering(study, { MODEL_NAME: 'stand-in:gone' })
    await expect(gone(other, OPEN_ANSWER)).rejects.toMatchObject({ code: 'CONFLICT', message: RESTS })
    const { questions, owedAnswers } = (await opened(study)).progress.sections[0] ?? {}
    expect(questions?.map(({ restsUntil }) => restsUntil !== null)).toEqual([false, true])
    expect(owedAnswers).toBe(0)
  })

  it('what is said of a wrong answer names the objective and nothing of the rubric', async () => {
    const study = await createStudy()
    const [question = ''] = await addOpenQuestions(sectionOf(study))
    const said = await (await answering(study, { MODEL_NAME: 'stand-in@0' }))(question, `This is wrong. ${OPEN_ANSWER}`)
    expect(said.verdict).toMatchObject({ isRight: false, point: null })
    expect(said.verdict.feedback).toContain('Explain batching')
    expect(JSON.stringify(await opened(study))).not.toContain('sees its own snapshot"')
  })

  it.each(["I don't know", 'state', 'Explain batching and why state reads old right after a set call.'])(
    '“%s” is no answer, and it says why without asking a model',
    async (answer) => {
      const study = await createStudy()
      const [question = ''] = await addOpenQuestions(sectionOf(study))
      const said = await (await answering(study, { MODEL_NAME: 'stand-in:gone' }))(question, answer)
      expect(said).toMatchObject({ verdict: { isRight: false, judge: 'builtin' }, section: null })
      expect(said.verdict.feedback.length).toBeGreaterThan(30)
    },
  )

  it('a model that gives no usable verdict is an error, and nothing is counted', async () => {
    hasten()
    const study = await createStudy()
    const [question = ''] = await addOpenQuestions(sectionOf(study))
    for (const MODEL_NAME of ['stand-in:malformed@0', 'stand-in:gone']) {
      const answer = await answering(study, { MODEL_NAME })
      await expect(answer(question, OPEN_ANSWER)).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
    }
    expect((await opened(study)).progress.sections[0]?.questions[0]?.verdict).toBeNull()
  })

  it('without a model it is for self-check only, and fluent words count for nothing', async () => {
    const study = await createStudy()
    const [question = ''] = await addOpenQuestions(sectionOf(study))
    const said = await (await answering(study))(question, OPEN_ANSWER)
    expect(said).toMatchObject({ verdict: { isAccepted: false, feedback: PROGRESS_TEXTS.selfCheck }, section: null })
    expect((await opened(study)).progress.sections[0]?.questions[0]?.verdict).toBeNull()
  })

  it('without a stored question the verdict is only said', async () => {
    const { api, ctx } = await callerFor((await createUser()).token, { MODEL_NAME: 'stand-in@0' })
    const question = 'Explain batching of state updates in React.'
    const said = await api.progress.judgeAnswer({ question, answer: OPEN_ANSWER })
    expect(said).toMatchObject({ verdict: { isRight: true, isAccepted: false }, section: null })
    // two of them take a turn at the model, and give it back
    expect(ctx.sequentialRoundTrips()).toBeLessThanOrEqual(4)
    await expect(api.progress.judgeAnswer({ answer: OPEN_ANSWER })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('how a section was proved', () => {
  const provedBy = async (study: Study) => {
    const { rows } = await database().execute<{ completed_by: string | null }>(sql`
      select completed_by from phase_sections where id = ${sectionOf(study)}::uuid`)
    return rows[0]?.completed_by
  }

  it('by items, by open answers and who judged them, or by both', async () => {
    const [byItems, byModel, byBoth] = [await createStudy(), await createStudy(), await createStudy()]
    expect(await provedBy(byItems)).toBeNull()
    await completeSection(byItems)
    expect(await provedBy(byItems)).toBe('items')

    const open = await addOpenQuestions(sectionOf(byModel))
    const judges = ['stand-in@0', 'stand-in@2000']
    for (const [at, judge] of judges.entries())
      await (await answering(byModel, { MODEL_NAME: judge }))(open[at] ?? '', OPEN_ANSWER)
    expect(await provedBy(byModel)).toBe(`open answers judged by ${judges.join(', ')}`)

    const [item = ''] = await addQuestions(sectionOf(byBoth), 1)
    const [other = ''] = await addOpenQuestions(sectionOf(byBoth))
    await (await answering(byBoth))(item, RIGHT)
    await (await answering(byBoth, { MODEL_NAME: 'stand-in@0' }))(other, OPEN_ANSWER)
    expect(await provedBy(byBoth)).toBe('items and open answers judged by stand-in@0')
  })
})

describe('completing a section (2§4, 2§5)', () => {
  it('2§5: A section needs at least two answered questions to complete. One is not enough, two are', async () => {
    const study = await createStudy()
    expect(ANSWERS_TO_COMPLETE).toBe(2)
    const answer = await answering(study)
    const [first = '', second = ''] = await addQuestions(sectionOf(study))
    expect((await answer(first, RIGHT)).section).toMatchObject({ isCompleted: false, acceptedAnswers: 1 })
    expect((await answer(first, RIGHT)).section).toMatchObject({
      isCompleted: false,
      acceptedAnswers: 1,
    })
    const done = (await answer(second, SECOND)).section
    expect(done).toEqual({
      isCompleted: true,
      acceptedAnswers: 2,
      owedAnswers: 0,
      streetCred: SECTION_STREETCRED,
      certificateId: null,
    })
    const { progress } = await opened(study)
    expect(progress.sections[0]).toMatchObject({ completedAt: expect.stringMatching(/^\d{4}-.*Z$/) })
    expect(progress).toMatchObject({ status: 'in progress', version: 2 })
    expect(await eventsOf(study.user.userId)).toEqual([
      {
        kind: 'section',
        subject_id: phaseOf(study),
        key: expect.stringMatching(/^section:[0-9a-f]{32}$/),
        points: '2.00',
      },
    ])
  })

  it('20 parallel validations complete the section once and score 2.00 once', async () => {
    const study = await createStudy()
    const questions = await addQuestions(sectionOf(study))
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, n) =>
        (await answering(study))(questions[n % 2] ?? '', n % 2 ? SECOND : RIGHT),
      ),
    )
    expect(answers.filter(({ section }) => section?.streetCred === 2)).toHaveLength(1)
    expect(await eventsOf(study.user.userId)).toMatchObject([{ points: '2.00' }])
    expect((await opened(study)).progress).toMatchObject({
      version: 2,
      sections: [{ completedAt: expect.any(String) }, { completedAt: null }, { completedAt: null }],
    })
  })

  it('the phase is completed with its last section, and the roadmap earns its certificate with its last phase', async () => {
    const study = await createStudy({ phases: 2, sections: 2 })
    expect(await completeSection(study, 0, 0)).toMatchObject({ certificateId: null })
    expect(await completeSection(study, 1, 0)).toMatchObject({ certificateId: null })
    expect((await opened(study)).progress.status).toBe('completed')
    await completeSection(study, 0, 1)
    const last = await completeSection(study, 1, 1)
    expect(last).toMatchObject({ isCompleted: true, streetCred: 2, certificateId: expect.stringMatching(/^TB-/) })
    const { api } = await callerFor()
    expect((await api.roadmaps.get({ id: study.roadmapId, ownerName: study.user.userId })).certificate).not.toBeNull()
    expect(await eventsOf(study.user.userId)).toHaveLength(4)
  })

  it("answering, opening and editing a phase at once never stand in one another's way", async () => {
    const study = await createStudy({ sections: 4 })
    const answer = await answering(study)
    const [questionId = ''] = await addQuestions(sectionOf(study))
    const { api } = await callerFor(study.user.token)
    const filters = { contentType: 'both' as const, timeFrame: 15 as const }
    const done = await Promise.allSettled([
      ...[0, 1, 2].map(() => answer(questionId, RIGHT)),
      ...[0, 1, 2].map(() => opened(study)),
      ...[0, 1].map(() => api.progress.customizeContent({ phaseId: phaseOf(study), filters })),
      api.roadmaps.removeSection({ id: sectionOf(study, 3) }),
      api.roadmaps.renameSection({ id: sectionOf(study, 2), title: 'Another title' }),
    ])
    expect(done.filter(({ status }) => status === 'rejected')).toEqual([])
  })

  it('two last sections completed at once still earn the certificate', async () => {
    const study = await createStudy({ phases: 2, sections: 1 })
    const done = await Promise.all([completeSection(study, 0, 0), completeSection(study, 0, 1)])
    expect(done.filter((section) => section?.certificateId)).toHaveLength(1)
  })

  it('removing and adding sections earns nothing beyond four for a phase', async () => {
    const study = await createStudy({ sections: 4 })
    for (const section of [0, 1, 2, 3]) await completeSection(study, section)
    const added = crypto.randomUUID()
    const db = database()
    await db.batch([
      db.execute(sql`delete from phase_sections where id = ${sectionOf(study, 3)}::uuid`),
      db.execute(sql`
        insert into phase_sections (id, phase_id, position, title, description, aim, category, objectives)
        select ${added}::uuid, phase_id, 4, title, description, aim, category, array['Something new'] || objectives
        from phase_sections where id = ${sectionOf(study)}::uuid`),
    ])
    const more = { ...study, phases: [{ phaseId: phaseOf(study), sectionIds: [added] }] }
    expect(await completeSection(more)).toMatchObject({ isCompleted: true, streetCred: 0 })
    expect(await eventsOf(study.user.userId)).toHaveLength(4)
  })
})

describe('StreetCred comes once for the same text (SEC-14)', () => {
  it('a copy of a roadmap that was learned earns nothing again, nor do both when they are learned at once', async () => {
    const study = await createStudy()
    const { api } = await callerFor(study.user.token)
    const copyOf = async () => {
      const { id: roadmapId } = await api.roadmaps.clone({ id: study.roadmapId })
      const roadmap = await api.roadmaps.get({ id: roadmapId, ownerName: study.user.userId })
      const phases = roadmap.phases.map(({ id, sections }) => ({ phaseId: id, sectionIds: sections.map((s) => s.id) }))
      return { ...study, roadmapId, phases }
    }
    const copies = [await copyOf(), await copyOf()]
    const done = await Promise.all(copies.map((copy) => completeSection(copy)))
    expect(done.map((section) => section?.streetCred).sort()).toEqual([0, 2])
    expect(await completeSection(study)).toMatchObject({ isCompleted: true, streetCred: 0 })
    expect(await eventsOf(study.user.userId)).toHaveLength(1)
    expect(await completeSection(study, 1)).toMatchObject({ streetCred: 2 })
  })

  it('a section that was written anew earns nothing more', async () => {
    const study = await createStudy()
    await completeSection(study)
    const { api } = await callerFor(study.user.token, { MODEL_NAME: 'stand-in@0' })
    await api.progress.regenerateSection({ id: sectionOf(study) })
    expect(await completeSection(study)).toMatchObject({ isCompleted: true, streetCred: 0 })
    expect(await eventsOf(study.user.userId)).toHaveLength(1)
  })
})

describe('a question named by its words (E009)', () => {
  it("is found among the caller's own, the newest, and the verdict is kept; another's is not", async () => {
    const study = await createStudy()
    const [id = ''] = await addQuestions(sectionOf(study))
    const question = (await opened(study)).progress.sections[0]?.questions[0]?.question ?? ''
    const { api } = await callerFor(study.user.token, BUILTIN)
    const said = await api.progress.judgeAnswer({ question, answer: RIGHT })
    expect(said.section).toMatchObject({ acceptedAnswers: 1 })
    const { questions } = (await opened(study)).progress.sections[0] ?? {}
    expect(questions?.filter(({ verdict }) => verdict?.isAccepted).map((asked) => asked.id)).toEqual([id])
    const other = await callerFor((await createUser()).token, BUILTIN)
    expect((await other.api.progress.judgeAnswer({ question, answer: RIGHT })).section).toBeNull()
  })
})

describe('who may answer', () => {
  it('visitor 401, other 403, unshared, deleted, unknown and malformed 404; nothing is kept', async () => {
    const [shared, hidden, gone, other] = await Promise.all([
      createStudy(),
      createStudy({ roadmap: { isLinkShared: false } }),
      createStudy({ roadmap: { deletedAt: new Date().toISOString() } }),
      createUser(),
    ])
    const [of, ofHidden, ofGone] = await Promise.all(
      [shared, hidden, gone].map(async (study) => (await addQuestions(sectionOf(study)))[0] ?? ''),
    )
    const status = async (questionId = '', token?: string) => {
      const body = { questionId, answer: RIGHT }
      return (await send('/gpt/pathway/learning/validate/answer', { token, body, env: BUILTIN })).status
    }
    expect(await status(of)).toBe(401)
    expect(await status(of, other.token)).toBe(403)
    expect(await status(ofHidden, other.token)).toBe(404)
    expect(await status(ofGone, gone.user.token)).toBe(404)
    expect(await status(crypto.randomUUID(), other.token)).toBe(404)
    expect(await status('q1', other.token)).toBe(404)
    const { rows } = await database().execute(sql`
      select from section_tries where question_id in (${of}::uuid, ${ofHidden}::uuid, ${ofGone}::uuid)`)
    expect(rows).toEqual([])
  })

  it('an empty answer and one beyond 4000 characters are refused with a sentence; 4000 are taken', async () => {
    const study = await createStudy()
    const [questionId] = await addQuestions(sectionOf(study))
    const post = async (answer: string) => {
      const sent = { token: study.user.token, body: { questionId, answer }, env: BUILTIN }
      const response = await send('/gpt/pathway/learning/validate/answer', sent)
      return [response.status, ((await response.json()) as { error?: string }).error]
    }
    expect(await post('  ')).toEqual([400, 'Please write an answer first.'])
    expect(await post('a'.repeat(ANSWER_MAX_LENGTH + 1))).toEqual([400, 'An answer can have at most 4000 characters.'])
    expect((await post(`${RIGHT} ${'🎉 '.repeat(1500)}`.slice(0, ANSWER_MAX_LENGTH - 1)))[0]).toBe(200)
  })
})
