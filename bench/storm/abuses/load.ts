import { type Abuse, times } from '../storm.ts'

const atOnce = 16

const reads = ['/ft/learning/roadmap/list', '/trpc/roadmaps.list', '/trpc/auth.account', '/health', '/auth/user']

/** Honest people, many: the memory beside this row is what such a day leaves behind. */
export const honestLoad: Abuse = {
  name: 'honest load',
  run: async (storm) => {
    const { generations, requests, loadSeconds } = storm.scale
    const until = Date.now() + loadSeconds * 1000
    const each = Math.ceil(generations / atOnce)
    const perGeneration = Math.max(1, Math.round(requests / generations))
    await times(atOnce, async () => {
      let person = await storm.person(20)
      for (let made = 0; made < each && Date.now() < until; made += 1) {
        // nobody makes more in a minute
        if (made % 5 === 4) person = await storm.person(20)
        const { status } = await storm.build(person)
        if (status !== 200) storm.failures += 1
        for (let read = 0; read < perGeneration; read += 1) await storm.call(person, reads[read % reads.length] ?? '')
        await storm.settle([person])
      }
    })
    return {}
  },
}
