import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { callerFor, systemContext } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { librarySections, phaseSections } from '#worker/db/schema/index.ts'
import { claimRoadmap } from '#worker/features/roadmaps/generation/claim-roadmap.ts'
import { endRoadmap } from '#worker/features/roadmaps/generation/end-roadmap.ts'
import { generateRoadmap } from '#worker/features/roadmaps/generation/generate-roadmap.ts'

/** A copy of a path of the library, and its deep dive into one section, written by the built-in author. */
async function diveInto(pathId: string, sectionId: string) {
  const user = await createUser({ credits: 1 })
  const { api } = await callerFor(user.token)
  const { id: parentId } = await api.roadmaps.clonePath({ id: pathId })
  const [section] = await database().select().from(librarySections).where(eq(librarySections.id, sectionId))
  const parent = await api.roadmaps.get({ id: parentId, ownerName: user.userId })
  const phase = parent.phases.find(({ sections }) => sections.some(({ title }) => title === section?.title))
  const at = phase?.sections.findIndex(({ title }) => title === section?.title) ?? -1
  const { id } = await api.roadmaps.deepDive({ parentId, phaseId: phase?.id ?? '', sectionNumber: at + 1 })
  const ctx = systemContext({ MODEL_PROVIDER: 'builtin' })
  await endRoadmap(ctx, await generateRoadmap(ctx, await claimRoadmap(ctx, id, 'test')))
  const dive = await api.roadmaps.get({ id, ownerName: user.userId })
  return { parent, section, dive }
}

const objectivesOf = ({ phases }: Awaited<ReturnType<typeof diveInto>>['dive']) =>
  phases.flatMap(({ sections }) => sections.flatMap(({ objectives }) => objectives))

it.each([
  ['react-for-people-who-know-javascript', 'react/effects-and-refs', 'library'],
  ['postgresql-for-application-developers', 'postgresql/choose-indexes', 'library'],
  ['interfaces-for-many-countries-for-designers', 'accessibility/using-assistive-technology', 'library'],
  ['sql-from-zero-to-own-reports', 'sql/text-dates-and-case', 'library'],
  ['senior-developer-to-staff-engineer', 'staff-engineering/leading-a-large-project', 'objectives'],
])('a deep dive from %s into %s asks nothing of its parent again, and nothing easier', async (path, id, from) => {
  const { parent, section, dive } = await diveInto(path, id)
  expect(dive.state).toBe('success')
  const asked = new Set(objectivesOf(parent))
  expect(asked.size).toBeGreaterThan(10)
  const deeper = objectivesOf(dive)
  expect(deeper.length).toBeGreaterThanOrEqual(9)
  expect(deeper.filter((text) => asked.has(text))).toEqual([])
  const ids = dive.phases.flatMap(({ sections }) => sections.map((one) => one.id))
  const taught = await database()
    .select({ level: librarySections.level })
    .from(phaseSections)
    .innerJoin(librarySections, eq(librarySections.id, phaseSections.librarySectionId))
    .where(inArray(phaseSections.id, ids))
  if (from === 'library') expect(taught).toHaveLength(ids.length)
  for (const { level } of taught) expect(level).toBeGreaterThanOrEqual(section?.level ?? 99)
})
