import { writeRoadmap } from '#dev/stand-ins/model/answers.ts'
import type { ModelStandIn } from '#dev/stand-ins/model/start-model.ts'
import { type Abuse, times } from '../storm.ts'

const behaviours = ['flood', 'flood-empty', 'flood-line', 'hang'] as const

/** Roadmaps are written, some of them streamed, by a model that behaves like this; the built-in author stands in. */
const badModel = (name: (typeof behaviours)[number]): Abuse => ({
  name: `model: ${name}`,
  run: async (storm) => {
    const people = await storm.people(1)
    const behaviour = name === 'hang' ? { name: 'late' as const, lateMs: 600_000 } : name
    // two attempts for each
    await storm.model.control.set({ reset: true, behaviours: Array(2 * people.length).fill(behaviour) })
    await times(people.length, async (at) => {
      const person = people[at]
      if (!person) return
      if (at % 2 === 0) await storm.build(person)
      else await storm.call(person, '/gpt/pathway/learning/streaming/roadmap', { objective: 'Learn Go' })
    })
    await storm.settle(people)
    await beBrief(storm.model)
    return {}
  },
})

export const badModels: Abuse[] = behaviours.map(badModel)

/** The model writes one phase at once: what is tried here is the product, not the stand-in. */
export async function beBrief({ control }: ModelStandIn): Promise<void> {
  const [answer] = writeRoadmap('TypeScript', { isPlanned: true }).split(/^(?=# )/m)
  await control.set({ reset: true, tokensPerSecond: 0, answer: answer ?? null })
}
