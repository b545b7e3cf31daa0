import type { PhaseProgress, Question, SectionProgress } from '#shared/progress/schemas.ts'
import type { ContentItem } from '#shared/resources/schemas.ts'

/** A card as the worker tells it. */
export const card = (id: string, changes: Partial<ContentItem> = {}): ContentItem => ({
  id,
  title: `Title of ${id}`,
  link: `https://example.com/${id}`,
  summary: 'What one learns.',
  isCompleted: false,
  kind: 'article',
  author: 'Ada',
  level: 'beginner',
  year: 2024,
  language: 'en',
  source: 'catalogue',
  image: null,
  minutes: null,
  isHelpful: null,
  votes: null,
  reason: 'Covers closures and scope',
  linkState: 'live',
  checkedAt: '2026-11-18T10:00:00Z',
  ...changes,
})

export const question = (id: string, changes: Partial<Question> = {}): Question => ({
  id,
  question: `Question ${id}?`,
  kind: 'one',
  objective: `Objective ${id}`,
  shown: {
    ask: `Question ${id}?`,
    code: null,
    lang: null,
    options: ['This', 'That', 'Neither'].map((text, at) => ({ key: 'abc'[at] ?? '', text: `${text} of ${id}` })),
    unit: null,
  },
  verdict: null,
  restsUntil: null,
  ...changes,
})

export const section = (sectionId: string, changes: Partial<SectionProgress> = {}): SectionProgress => ({
  sectionId,
  number: 1,
  completedAt: null,
  isContentPopulated: true,
  cards: [card(`${sectionId}-c0`), card(`${sectionId}-c1`), card(`${sectionId}-c2`)],
  bonusCards: [card(`${sectionId}-b0`), card(`${sectionId}-b1`), card(`${sectionId}-b2`)],
  objectives: ['Objective q1', 'Objective q2'],
  tickedObjectives: [],
  hasNote: false,
  docs: null,
  questions: [],
  owedAnswers: 0,
  deepDiveId: null,
  ...changes,
})

export const progress = (changes: Partial<PhaseProgress> = {}): PhaseProgress => ({
  roadmapId: 'r-1',
  phaseId: 'p-1',
  isOwner: true,
  status: null,
  version: 1,
  filters: { contentType: 'both', timeFrame: 15 },
  lastSectionNumber: 1,
  sections: [section('s-1'), section('s-2', { number: 2 })],
  ...changes,
})
