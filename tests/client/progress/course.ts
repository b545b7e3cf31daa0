import type { CourseProgress, SectionProgress, Task } from '#shared/progress/schemas.ts'
import type { ContentItem } from '#shared/resources/schemas.ts'

/** A card as the worker tells it. */
export const card = (id: string, changes: Partial<ContentItem> = {}): ContentItem => ({
  id,
  title: `Title of ${id}`,
  link: `https://example.com/${id}`,
  snippet: 'What one learns.',
  thumbnail: null,
  resourceType: 'link',
  status: 'incomplete',
  kind: 'article',
  author: 'Ada',
  level: 'beginner',
  year: 2024,
  source: 'catalogue',
  linkState: 'live',
  checkedAt: '2026-11-18T10:00:00Z',
  ...changes,
})

export const task = (id: string, changes: Partial<Task> = {}): Task => ({
  id,
  question: `Question ${id}?`,
  objective: `Objective ${id}`,
  verdict: null,
  ...changes,
})

export const section = (sectionId: string, changes: Partial<SectionProgress> = {}): SectionProgress => ({
  sectionId,
  status: null,
  date: null,
  isContentPopulated: true,
  content: [card(`${sectionId}-c0`), card(`${sectionId}-c1`), card(`${sectionId}-c2`)],
  bonusContent: [card(`${sectionId}-b0`), card(`${sectionId}-b1`), card(`${sectionId}-b2`)],
  learningObjectives: ['Objective q1', 'Objective q2'],
  completedTasks: [],
  openTasks: [],
  goDeeperRoadmapId: null,
  ...changes,
})

export const course = (changes: Partial<CourseProgress> = {}): CourseProgress => ({
  roadmapId: 'r-1',
  pathwayId: 'p-1',
  isOwner: true,
  status: null,
  version: 1,
  contentFilters: { contentType: 'both', timeFrame: 15 },
  lastAccessedSection: 1,
  progress: { 1: section('s-1'), 2: section('s-2') },
  ...changes,
})
