import { LIMITS } from '#worker/http/limits.ts'
import { type Abuse, times } from '../storm.ts'

const atOnce = 32

const count = (answers: { status: number }[], status = 200) =>
  answers.filter((answer) => answer.status === status).length

/** 32 calls at once against one credit, one request key and the limit of payments. */
export const limitRaces: Abuse = {
  name: `limit races, ${atOnce} at once`,
  run: async (storm) => {
    const [poor, hasty, payer] = await Promise.all([storm.person(1), storm.person(3), storm.person(0)])
    const requestKey = crypto.randomUUID()
    const builds = await times(atOnce, () => storm.build(poor))
    const replays = await times(atOnce, () => storm.build(hasty, { requestKey }))
    const purchase = { priceId: 'credits_5', currency: 'usd' }
    const payments = await times(atOnce, () => storm.call(payer, '/trpc/billing.createPayment', purchase))
    const overdrawn = Math.max(0, count(builds) - 1)
    const copies = new Set(replays.filter(({ status }) => status === 200).map(({ body }) => body.roadmapId)).size - 1
    const beyond = Math.max(0, count(payments) - LIMITS.payments.most)
    await storm.settle([poor, hasty])
    return { free: overdrawn + beyond, doubled: Math.max(0, copies) }
  },
}
