import { expect, it } from 'vitest'
import { CONTENT_TYPES, TIME_FRAMES } from '#shared/resources/rules.ts'
import { phaseOf } from '#tests/factories/progress.ts'
import { callerFor } from '#tests/support/worker/app.ts'
import { createResources, createStudy, createUser, opened } from '#tests/support/worker/factories.ts'
import { sequentialRoundTrips } from '#tests/support/worker/log.ts'

it('counts the cards and the empty sections that each pair of filters would leave, as customizing then does', async () => {
  const study = await createStudy({ resources: 0, isQuiet: true })
  await createResources(study.topic, 9, { kind: 'article', publishedYear: 2020 })
  await createResources(study.topic, 2, { kind: 'video', publishedOn: new Date().toISOString().slice(0, 10) })
  const { api, phaseId } = await opened(study)
  const counts = await api.progress.countContent({ phaseId })
  expect(counts.map(({ contentType, timeFrame }) => [contentType, timeFrame])).toEqual(
    CONTENT_TYPES.flatMap((contentType) => TIME_FRAMES.map((timeFrame) => [contentType, timeFrame])),
  )
  expect(counts.find(({ contentType, timeFrame }) => contentType === 'blog' && timeFrame === 3)).toMatchObject({
    ...{ cards: 0, emptySections: 3 },
  })
  expect(counts.find(({ contentType, timeFrame }) => contentType === 'video' && timeFrame === 3)).toMatchObject({
    ...{ cards: 2, emptySections: 1 },
  })
  for (const { contentType, timeFrame, cards, emptySections } of counts) {
    const { sections } = await api.progress.customizeContent({ phaseId, filters: { contentType, timeFrame } })
    const shown = sections.map((section) => section.cards.length)
    expect({ contentType, timeFrame, cards, emptySections }).toEqual({
      ...{ contentType, timeFrame },
      cards: shown.reduce((sum, count) => sum + count),
      emptySections: shown.filter((count) => count === 0).length,
    })
  }
})

it("costs one round trip, and is the owner's alone", async () => {
  const study = await createStudy()
  const input = encodeURIComponent(JSON.stringify({ phaseId: phaseOf(study) }))
  expect(await sequentialRoundTrips(`/trpc/progress.countContent?input=${input}`, { token: study.user.token })).toBe(1)
  const { api } = await callerFor((await createUser()).token)
  await expect(api.progress.countContent({ phaseId: phaseOf(study) })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
