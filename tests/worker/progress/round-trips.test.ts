import { describe, expect, it } from 'vitest'
import { phaseOf, RIGHT_ANSWERS, sectionOf } from '#tests/factories/progress.ts'
import type { Sent } from '#tests/support/worker/app.ts'
import { addQuestions, createStudy, opened } from '#tests/support/worker/factories.ts'
import { sequentialRoundTrips as tripsOf } from '#tests/support/worker/log.ts'

/** As the built-in author would have it, so that no model is waited for. */
const sequentialRoundTrips = (path: string, sent: Sent) =>
  tripsOf(path, { env: { MODEL_PROVIDER: 'builtin' }, ...sent })

const input = (value: object) => encodeURIComponent(JSON.stringify(value))

describe('the section page', () => {
  it('with content, progress and questions ready is served with at most two sequential round trips', async () => {
    const study = await createStudy()
    await opened(study)
    await addQuestions(sectionOf(study))
    const { token, userId } = study.user
    const id = phaseOf(study)
    const get = `/trpc/roadmaps.get?input=${input({ id: study.roadmapId, ownerName: userId })}`
    const asOwner: Sent = { token, body: { phaseId: id, lastSectionNumber: 2 } }
    // the page asks for both at once
    const trips = [
      await sequentialRoundTrips(get, { token }),
      await sequentialRoundTrips('/trpc/progress.open', asOwner),
    ]
    expect(trips).toEqual([1, 2])
    expect(await sequentialRoundTrips('/trpc/progress.open', { body: { phaseId: id } })).toBe(1)
  })

  it('its writes: the session, then one batch; judging reads its question first, new questions their section and what the library asks', async () => {
    const study = await createStudy()
    const { progress } = await opened(study)
    const [questionId] = await addQuestions(sectionOf(study))
    const { cards = [], bonusCards = [] } = progress.sections[0] ?? {}
    const pathwayId = phaseOf(study)
    const token = study.user.token
    const calls: [string, object, number][] = [
      [
        '/ft/pathway/update',
        { pathwayId, progress: { 1: { content: [{ id: cards[0]?.id, status: 'complete' }] } } },
        2,
      ],
      ['/ft/pathway/update/tasks', { pathwayId }, 2],
      ['/ft/pathway/content/swap', { pathwayId, itemId: cards[1]?.id, bonusItemId: bonusCards[0]?.id }, 2],
      ['/trpc/progress.voteContent', { phaseId: pathwayId, cardId: cards[2]?.id, isHelpful: true }, 2],
      ['/ft/pathway/content/customize', { pathwayId, contentFilters: { contentType: 'both' } }, 2],
      [`/ft/pathway/progress/${pathwayId}`, { pathwayType: 'course' }, 2],
      ['/gpt/pathway/questions', { sectionId: sectionOf(study) }, 2],
      ['/gpt/pathway/questions', { sectionId: sectionOf(study, 1) }, 4],
      ['/gpt/pathway/learning/validate/answer', { questionId, answer: RIGHT_ANSWERS[0] }, 3],
    ]
    for (const [path, body, most] of calls) {
      const trips = await sequentialRoundTrips(path, { token, body })
      expect([path, Math.max(trips, most)]).toEqual([path, most])
    }
  })

  it('reads cost one', async () => {
    const study = await createStudy()
    await opened(study)
    const { token, userId } = study.user
    expect(await sequentialRoundTrips(`/ft/pathway/user/recent/${userId}`, { token })).toBe(1)
    const home = `/trpc/progress.home?input=${input({ timeZone: 'Asia/Kolkata', firstDay: 7 })}`
    expect(await sequentialRoundTrips(home, { token })).toBe(1)
    const status = { token, body: { pathwayType: 'phaseStatus' } }
    expect(await sequentialRoundTrips(`/ft/pathway/progress/${phaseOf(study)}`, status)).toBe(1)
  })
})
