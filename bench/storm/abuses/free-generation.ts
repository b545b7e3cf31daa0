import type { Abuse, Storm } from '../storm.ts'

const rounds = 2
const sectionsAsked = 3

type Section = { phaseId: string; number: number }

const sectionsOf = ({ product }: Storm, roadmapId: unknown) =>
  product.query<Section>(
    `select p.id as "phaseId", s.position as number from phase_sections s join roadmap_phases p on p.id = s.phase_id
     where p.roadmap_id = $1 order by p.position, s.position limit $2`,
    [roadmapId, sectionsAsked],
  )

/** With one credit: build, go deeper for nothing, delete, take the credit back, and again. */
export const freeGeneration: Abuse = {
  name: 'free-generation loop',
  run: async (storm) => {
    const thieves = await storm.people(1)
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(
        thieves.map(async (thief) => {
          const { body } = await storm.build(thief)
          const id = body.roadmapId
          if (typeof id !== 'string') return
          await storm.settle([thief])
          for (const { phaseId, number } of await sectionsOf(storm, id)) {
            await storm.call(thief, '/trpc/roadmaps.deepDive', { parentId: id, phaseId, sectionNumber: number })
          }
          await storm.settle([thief])
          await storm.call(thief, '/trpc/roadmaps.remove', { id, returnCredit: true })
        }),
      )
    }
    const [stolen] = await storm.product.query<{ count: number }>(
      `select count(*)::int from roadmaps d where state = 'success' and user_id = any($1) and exists (
         select from credit_ledger where subject_kind = 'roadmap' and kind = 'refund' and subject_id = d.parent_roadmap_id::text)`,
      [thieves.map(({ userId }) => userId)],
    )
    return { free: stolen?.count ?? 0 }
  },
}
