import { UNLOADED_PROGRESS } from '#shared/progress/rules.ts'
import type { RoadmapItem } from '#shared/roadmaps/schemas.ts'

/** Of each phase, keyed from 1; only the owner has any. */
export type RoadmapProgress = RoadmapItem['progress']

/** How far one is in a phase, counted from 1; what is not known yet is none of three (2§9). */
export const phaseProgress = (progress: RoadmapProgress, number: number): { completed: number; total: number } =>
  progress[String(number)] ?? UNLOADED_PROGRESS

/** '2 of 4' */
export const countText = ({ completed, total }: { completed: number; total: number }): string =>
  `${completed} of ${total}`

/** The completed sections of all phases. */
export const countCompleted = (progress: RoadmapProgress): number =>
  Object.values(progress).reduce((sum, { completed }) => sum + completed, 0)
