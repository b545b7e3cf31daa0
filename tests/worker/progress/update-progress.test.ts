import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bonusIndexFor } from '#shared/progress/rules.ts'
import { phaseOf, sectionOf } from '#tests/factories/progress.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { addCards, addQuestions, createStudy, createUser, database, opened } from '#tests/support/worker/factories.ts'
import { ProgressResult } from '#worker/features/progress/phase/wire.ts'

const post = async (path: string, body: object, token?: string) => (await send(path, { token, body })).status

const tick = (cardId: string, isCompleted = true) => [{ cardId, isCompleted }]

describe('marking cards (C128, 2§4)', () => {
  it('a content card toggles incomplete to complete and back, and the phase is in progress', async () => {
    const study = await createStudy()
    const { api, progress, phaseId } = await opened(study)
    const id = progress.sections[0]?.cards[0]?.id ?? ''
    const isTicked = async () => (await opened(study)).progress.sections[0]?.cards[0]?.isCompleted
    const body = { pathwayId: phaseId, status: 'in progress', pathwayType: 'course', roadmapId: study.roadmapId }
    const response = await send('/ft/pathway/update', {
      token: study.user.token,
      body: { ...body, progress: { 1: { content: [{ id, status: 'complete' }] } } },
    })
    expect([response.status, await response.json()]).toEqual([200, { result: 'ok', version: 2 }])
    expect(await isTicked()).toBe(true)
    await api.progress.update({ phaseId, marks: tick(id, false) })
    expect(await isTicked()).toBe(false)
    const after = (await opened(study)).progress
    expect(after).toMatchObject({ status: 'in progress', version: 3 })
  })

  it('takes a completed flag for a status, and the last section from a section of the map', async () => {
    const study = await createStudy()
    const { progress, phaseId } = await opened(study)
    const id = progress.sections[1]?.cards[0]?.id ?? ''
    const changed = async (section: object) => {
      const body = { pathwayId: phaseId, pathwayType: 'course', progress: { 2: section } }
      expect(await post('/ft/pathway/update', body, study.user.token)).toBe(200)
      const after = (await opened(study)).progress
      return [after.sections[1]?.cards[0]?.isCompleted, after.lastSectionNumber]
    }
    expect(await changed({ content: [{ id, status: true }], lastAccessedSection: true })).toEqual([true, 2])
    expect(await changed({ content: [{ id, status: false }], lastAccessedSection: 3 })).toEqual([false, 3])
    expect(await changed({ lastAccessedSection: false })).toEqual([false, 3])
  })

  it('takes back what it answered, as it answered it', async () => {
    const study = await createStudy()
    const { phaseId } = await opened(study)
    const { token } = study.user
    const course = { token, body: { pathwayType: 'course' } }
    const { result } = ProgressResult.parse(await (await send(`/ft/pathway/progress/${phaseId}`, course)).json())
    const body = { pathwayId: phaseId, status: 'in progress', pathwayType: 'course', progress: result.progress }
    expect(await post('/ft/pathway/update', body, token)).toBe(200)
  })

  it('an update of tasks changes what an update changes, and answers the phase (C129)', async () => {
    const study = await createStudy()
    const { progress, phaseId } = await opened(study)
    const id = progress.sections[0]?.cards[0]?.id ?? ''
    const sent = { pathwayId: phaseId, progress: { 1: { content: [{ id, status: true }], lastAccessedSection: 2 } } }
    const response = await send('/ft/pathway/update/tasks', { token: study.user.token, body: sent })
    const { result } = ProgressResult.parse(await response.json())
    expect(result).toMatchObject({ status: 'in progress', version: 2, lastAccessedSection: 2 })
    expect(result.progress[1]?.content[0]).toMatchObject({ id, status: 'complete' })
    expect((await opened(study)).progress.sections[0]?.cards[0]?.isCompleted).toBe(true)
  })

  it('remembers the last section without a card', async () => {
    const study = await createStudy()
    const { api } = await callerFor(study.user.token)
    expect(await api.progress.update({ phaseId: phaseOf(study), lastSectionNumber: 2 })).toEqual({ version: 2 })
    expect((await opened(study)).progress.lastSectionNumber).toBe(2)
  })

  it('a stale version is a conflict and changes nothing; without a version it is merged', async () => {
    const study = await createStudy()
    const { api, progress, phaseId } = await opened(study)
    const [first, second] = progress.sections[0]?.cards.map(({ id }) => id) ?? []
    await api.progress.update({ phaseId, version: 1, marks: tick(first ?? '') })
    const progressSent = { 1: { content: [{ id: second, status: 'complete' }] } }
    const stale = { pathwayId: phaseId, version: 1, progress: progressSent }
    const response = await send('/ft/pathway/update', { token: study.user.token, body: stale })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ code: 'conflict', error: expect.stringContaining('another tab') })
    expect((await opened(study)).progress).toMatchObject({ version: 2 })
    await api.progress.update({ phaseId, marks: tick(second ?? '') })
    const { cards } = (await opened(study)).progress.sections[0] ?? { cards: [] }
    expect(cards.slice(0, 3).map(({ isCompleted }) => isCompleted)).toEqual([true, true, false])
  })

  it('two tabs marking 50 items each at once lose none', async () => {
    const study = await createStudy({ sections: 1, resources: 8 })
    await opened(study)
    const ids = await addCards(sectionOf(study), study.topic, 100)
    const asTab = async (mine: string[]) => {
      const { api, progress } = await opened(study)
      let version = progress.version
      for (const id of mine) {
        for (;;) {
          const answer = await api.progress
            .update({ phaseId: phaseOf(study), version, marks: tick(id) })
            .catch((failure: { code: string }) => failure.code)
          if (typeof answer !== 'string') {
            version = answer.version
            break
          }
          expect(answer).toBe('CONFLICT')
          version = (await opened(study)).progress.version
        }
      }
    }
    await Promise.all([asTab(ids.slice(0, 50)), asTab(ids.slice(50))])
    const { rows } = await database().execute<{ n: number; version: number }>(sql`
      select count(*) filter (where c.completed_at is not null)::int as n, max(p.version) as version
      from section_content c join phase_sections s on s.id = c.section_id join roadmap_phases p on p.id = s.phase_id
      where c.section_id = ${sectionOf(study)}::uuid`)
    expect(rows[0]).toEqual({ n: 100, version: 101 })
  })

  it('SEC-14: whatever else a client claims is ignored', async () => {
    const study = await createStudy()
    const { progress, phaseId } = await opened(study)
    const [question] = await addQuestions(sectionOf(study))
    const claim = {
      pathwayId: phaseId,
      status: 'completed',
      version: 1,
      score: 999,
      progress: {
        1: {
          status: 'completed',
          completedTasks: [{ id: question, question: 'x' }],
          content: [{ id: progress.sections[0]?.cards[0]?.id, status: 'complete', title: 'Mine' }],
        },
      },
    }
    expect(await post('/ft/pathway/update', claim, study.user.token)).toBe(200)
    expect(await post('/ft/pathway/update/tasks', { ...claim, version: 2 }, study.user.token)).toBe(200)
    const after = (await opened(study)).progress
    expect(after.status).toBe('in progress')
    expect(after.sections[0]).toMatchObject({ completedAt: null })
    expect(after.sections[0]?.questions.map(({ verdict }) => verdict)).toEqual([null, null, null])
    expect(after.sections[0]?.cards[0]?.title).toBe(progress.sections[0]?.cards[0]?.title)
    const { rows } = await database().execute(sql`
      select from reputation_events where user_id = ${study.user.userId}::uuid`)
    expect(rows).toEqual([])
  })

  it('a card of another phase, an unknown one and a malformed one are refused, and then nothing changes', async () => {
    const [study, foreign] = await Promise.all([createStudy(), createStudy()])
    const [{ progress }, { progress: theirs }] = await Promise.all([opened(study), opened(foreign)])
    const own = progress.sections[0]?.cards[0]?.id ?? ''
    for (const id of [theirs.sections[0]?.cards[0]?.id ?? '', crypto.randomUUID(), 'x']) {
      const content = [own, id].map((item) => ({ id: item, status: 'complete' }))
      expect(
        await post('/ft/pathway/update', { pathwayId: phaseOf(study), progress: { 1: { content } } }, study.user.token),
      ).toBe(404)
    }
    expect((await opened(study)).progress).toEqual(progress)
  })

  it('takes at most 50 cards a section', async () => {
    const study = await createStudy()
    const content = Array.from({ length: 51 }, () => ({ id: crypto.randomUUID(), status: 'complete' }))
    expect(
      await post('/ft/pathway/update', { pathwayId: phaseOf(study), progress: { 1: { content } } }, study.user.token),
    ).toBe(400)
  })
})

describe('refreshing a card (2§4, G-LRN-18)', () => {
  it('a Refresh swaps with bonus item 0 for cards 0 and 1 and 2 otherwise; the last one if there are fewer', () => {
    expect([0, 1, 2, 3, 4].map((card) => bonusIndexFor(card, 3))).toEqual([0, 0, 2, 2, 2])
    expect([bonusIndexFor(3, 2), bonusIndexFor(3, 1), bonusIndexFor(0, 1)]).toEqual([1, 0, 0])
  })

  it('card and bonus item change places, and back again; doing either twice changes nothing', async () => {
    const study = await createStudy()
    const { api, progress, phaseId } = await opened(study)
    const { cards = [], bonusCards = [] } = progress.sections[0] ?? {}
    const [card, bonus] = [cards[2]?.id ?? '', bonusCards[bonusIndexFor(2, 3)]?.id ?? '']
    const swap = () => api.progress.swapContent({ phaseId, cardId: card, bonusCardId: bonus })
    const undo = () => api.progress.swapContent({ phaseId, cardId: bonus, bonusCardId: card })
    const [result, again] = [await swap(), await swap()]
    const after = result.sections[0]
    expect(after?.cards.map(({ id }) => id)).toEqual(cards.map(({ id }) => (id === card ? bonus : id)))
    expect(after?.bonusCards.map(({ id }) => id)).toEqual(bonusCards.map(({ id }) => (id === bonus ? card : id)))
    expect(again).toEqual(result)
    const [back, backAgain] = [await undo(), await undo()]
    expect(back.sections[0]).toEqual(progress.sections[0])
    expect(backAgain.version).toBe(back.version)
  })

  it('a completed card stays, whatever an older page still shows', async () => {
    const study = await createStudy()
    const { api, progress, phaseId } = await opened(study)
    const { cards = [], bonusCards = [] } = progress.sections[0] ?? {}
    const [cardId, bonusCardId] = [cards[0]?.id ?? '', bonusCards[0]?.id ?? '']
    await api.progress.update({ phaseId, marks: tick(cardId) })
    const { progress: before } = await opened(study)
    await expect(api.progress.swapContent({ phaseId, cardId, bonusCardId })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await opened(study)).progress).toEqual(before)
  })

  it('refuses two cards, items of two sections or phases, unknown and malformed ids', async () => {
    const study = await createStudy({ phases: 2 })
    const [{ api, progress, phaseId }, { progress: second }] = [await opened(study), await opened(study, 1)]
    const of = (section: number, from = progress) => from.sections[section - 1]
    const pairs = [
      [of(1)?.cards[0]?.id, of(1)?.cards[1]?.id],
      [of(1)?.bonusCards[0]?.id, of(2)?.cards[1]?.id],
      [of(1)?.cards[0]?.id, of(2)?.bonusCards[0]?.id],
      [of(1, second)?.cards[0]?.id, of(1, second)?.bonusCards[0]?.id],
      [of(1)?.cards[0]?.id, crypto.randomUUID()],
      [of(1)?.cards[0]?.id, 'x'],
    ]
    for (const [cardId = '', bonusCardId = ''] of pairs) {
      await expect(api.progress.swapContent({ phaseId, cardId, bonusCardId })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }
    expect((await opened(study)).progress).toEqual(progress)
  })
})

describe('the owner alone (SEC-20)', () => {
  const calls = [
    ['/ft/pathway/update', {}],
    ['/ft/pathway/update/tasks', {}],
    ['/ft/pathway/content/swap', { itemId: crypto.randomUUID(), bonusItemId: crypto.randomUUID() }],
    ['/ft/pathway/content/customize', { contentFilters: { contentType: 'video' } }],
    ['/ft/pathway/content/more', { sectionId: crypto.randomUUID() }],
  ] as const

  for (const [path, body] of calls) {
    it(`${path}: visitor 401, other 403, unshared, deleted, unknown and malformed 404`, async () => {
      const [shared, hidden, gone, other] = await Promise.all([
        createStudy(),
        createStudy({ roadmap: { isLinkShared: false } }),
        createStudy({ roadmap: { deletedAt: new Date().toISOString() } }),
        createUser(),
      ])
      const status = (pathwayId: string, token?: string) => post(path, { pathwayId, ...body }, token)
      expect(await status(phaseOf(shared))).toBe(401)
      expect(await status(phaseOf(shared), other.token)).toBe(403)
      expect(await status(phaseOf(hidden), other.token)).toBe(404)
      expect(await status(phaseOf(gone), gone.user.token)).toBe(404)
      expect(await status(crypto.randomUUID(), other.token)).toBe(404)
      expect(await status('noIdYet', other.token)).toBe(404)
    })
  }
})
