import type { NewPhase } from '#tests/factories/roadmaps.ts'
import type { Database } from '#worker/db/client.ts'
import { draftOf } from '#worker/features/roadmaps/author/plan/draft-plan.ts'
import { planRoadmap } from '#worker/features/roadmaps/author/plan/plan-roadmap.ts'

/** A roadmap without phases is one that failed. */
export type SampleRoadmap = { prompt: string; ageDays: number; phases: NewPhase[]; isCompleted: boolean }

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
export async function sampleRoadmaps(db: Database, login: string): Promise<SampleRoadmap[]> {
  const written = (samples[login] ?? []).map(async ({ prompt, ageDays, isFailed, isCompleted = false }) => ({
    ...{ prompt, ageDays, isCompleted },
    phases: isFailed ? [] : await phasesFor(db, prompt),
  }))
  return Promise.all(written)
}

/** Phases as the built-in author writes them for a prompt. */
export async function phasesFor(db: Database, prompt: string): Promise<NewPhase[]> {
  const plan = await planRoadmap(db, prompt)
  if ('nearest' in plan) throw new Error(`The library has nothing for "${prompt}".`)
  return plan.phases.map(({ title, overview, tags, sections }) => ({
    ...{ id: crypto.randomUUID(), title, overview, tags },
    sections: sections.map((section) => ({
      ...draftOf(section),
      id: crypto.randomUUID(),
      topics: [section.topicId, ...section.knows],
      librarySectionId: section.id,
    })),
  }))
}
