import { MIN_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import type { Stage, Topic, Unit } from '#worker/features/library/curriculum/topic.ts'
import { comparable, namesAny } from './prompt/mention-words.ts'

/**
 * The topic without the units that name what the learner doesn't want. Where fewer than three would remain in a stage
 * they stay, behind the others, because a phase needs three sections.
 */
export function leaveOutUnits(topic: Topic, leftOut: readonly string[]): Topic {
  const things = leftOut.map(comparable).filter((thing) => thing.trim() !== '')
  if (things.length === 0) return topic
  const { foundations, core, advanced, practice } = topic.stages
  return {
    ...topic,
    stages: {
      foundations: stageWithout(foundations, things),
      core: stageWithout(core, things),
      advanced: stageWithout(advanced, things),
      practice,
    },
  }
}

function stageWithout(stage: Stage, things: readonly string[]): Stage {
  const wanted = stage.units.filter((unit) => !namesAny(unit, things))
  const unwanted = stage.units.filter((unit) => namesAny(unit, things))
  if (unwanted.length === 0) return stage
  if (wanted.length < MIN_SECTIONS_PER_PHASE) return { ...stage, units: [...wanted, ...unwanted] }
  return { ...retold(stage, wanted, unwanted), units: wanted }
}

/** The author's title and overview speak of the whole stage; these speak of what is left. */
function retold(
  stage: Stage,
  units: readonly Unit[],
  missing: readonly Unit[],
): Pick<Stage, 'title' | 'overview' | 'tags'> {
  const [first, second] = units
  const missingTitles = missing.map(({ title }) => comparable(title))
  const tags = stage.tags.filter((tag) => !missingTitles.some((title) => title.includes(comparable(tag))))
  const aims = units.map(({ aim }) => `${aim.charAt(0).toLowerCase()}${aim.slice(1).replace(/\.$/, '')}`)
  return {
    title: [first, second].flatMap((unit) => unit?.title ?? []).join('; '),
    overview: `You learn to ${aims.slice(0, -1).join(', to ')} and to ${aims.at(-1)}.`,
    tags: tags.length > 0 ? tags : stage.tags,
  }
}
