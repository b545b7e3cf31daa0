import { UNLOADED_PROGRESS } from '#shared/progress/rules.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'

/** How far one is in a phase, counted from 1; what is not known yet is none of three (2§9). */
export const phaseProgress = (progress: Roadmap['progress'], number: number): { completed: number; total: number } =>
  progress[String(number)] ?? UNLOADED_PROGRESS

/** '2 of 4' */
export const countText = ({ completed, total }: { completed: number; total: number }): string =>
  `${completed} of ${total}`
