import { LIMITS } from '#worker/http/limits.ts'
import { type Abuse, times } from '../storm.ts'

/** Build and delete for the credit, from several windows at once, for as long as anybody lets one. */
export const refundLoop: Abuse = {
  name: 'refund loop',
  run: async (storm) => {
    const thief = await storm.person(4)
    const rounds = Math.ceil((LIMITS.roadmaps.most * 1.5) / 4)
    await times(4, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { status, body } = await storm.build(thief)
        if (status === 429) return
        await storm.call(thief, '/trpc/roadmaps.remove', { id: body.roadmapId, returnCredit: true })
      }
    })
    const [made] = await storm.product.query<{ count: number }>(
      `select count(*)::int from roadmaps where user_id = $1`,
      [thief.userId],
    )
    return { free: Math.max(0, (made?.count ?? 0) - LIMITS.roadmaps.most) }
  },
}
