import type { Context } from '#worker/context.ts'
import { resumeRoadmaps } from './generation/resume-roadmaps.ts'

/** The sweeper, for roadmaps that nobody looks at; whoever looks at one resumes it at once. */
export const resumeAbandonedRoadmaps = (ctx: Context): Promise<void> => resumeRoadmaps(ctx)
