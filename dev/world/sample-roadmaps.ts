import type { PhaseDraft } from '#shared/roadmaps/drafts.ts'
import { composeRoadmap } from '#worker/features/roadmaps/author/compose-roadmap.ts'
import { recogniseRequest } from '#worker/features/roadmaps/author/prompt/recognise-request.ts'

/** A roadmap without phases is one that failed. */
export type SampleRoadmap = { prompt: string; ageDays: number; phases: PhaseDraft[]; isCompleted: boolean }

/** One of every group of the list: today, this month, within the year, over a year ago, and one that failed. */
const samples: Record<string, { prompt: string; ageDays: number; isFailed?: boolean; isCompleted?: boolean }[]> = {
  mari: [
    { prompt: 'TypeScript for somebody who knows JavaScript well', ageDays: 0 },
    { prompt: 'Accessible React components', ageDays: 3 },
    { prompt: 'Web performance in 2 weeks', ageDays: 9 },
    { prompt: 'SQL for beginners', ageDays: 60 },
    { prompt: 'Docker and Kubernetes for a front-end developer', ageDays: 130 },
    { prompt: 'Git from scratch', ageDays: 390, isCompleted: true },
  ],
  jonas: [
    { prompt: 'Rust for back-end services', ageDays: 1, isFailed: true },
    { prompt: 'PostgreSQL query tuning', ageDays: 40 },
  ],
}

/** What the built-in author writes for a person's prompts; most people have none yet, as after their sign-up. */
export function sampleRoadmaps(login: string): SampleRoadmap[] {
  return (samples[login] ?? []).map(({ prompt, ageDays, isFailed, isCompleted = false }) => ({
    prompt,
    ageDays,
    isCompleted,
    phases: isFailed ? [] : composeRoadmap(recogniseRequest(prompt)).phases,
  }))
}
