import type { RoadmapDetail, RoadmapItem } from '#shared/roadmaps/schemas.ts'

const head = (roadmapId: string) => ({
  roadmapId,
  userId: 'u-1',
  createdAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  status: null,
  roadmapState: 'incomplete' as const,
  error: null,
  author: null,
  isFallback: false,
  isStopped: false,
  restartCount: 0,
  cert: null,
  progress: {},
  isLinkShared: true,
  isListed: false,
})

const body = (id: string) => ({
  id,
  queryType: 'user' as const,
  roadmapType: 'normal' as const,
  internshipLanguage: null,
  learningPrompt: `Wish ${id}`,
  internalLearningPrompt: null,
  image: null,
  phases: [],
})

export const listed = (id: string): RoadmapItem => ({ ...head(id), roadmapState: 'success', roadmap: body(id) })

export const inWriting = (id: string): RoadmapDetail => ({
  ...head(id),
  isOwner: true,
  ownerName: 'Ada',
  parent: null,
  roadmap: body(id),
})

export const written = (id: string, phases: RoadmapDetail['roadmap']['phases'] = []): RoadmapDetail => ({
  ...inWriting(id),
  roadmapState: 'success',
  roadmap: { ...body(id), phases },
})

/** A phase with so many sections. */
export const phaseOf = (number: number, sections: number): RoadmapDetail['roadmap']['phases'][number] => ({
  id: `p-${number}`,
  phaseTitle: `Phase title ${number}`,
  overview: 'What it is about.',
  tags: [`tag ${number}`],
  sections: Array.from({ length: sections }, (_, index) => ({
    id: `s-${number}-${index + 1}`,
    sectionNumber: index + 1,
    title: `Section ${number}.${index + 1}`,
    description: '',
    aim: '',
    category: '',
    learningObjectives: [],
    goDeeperRoadmapId: null,
    isCompleted: false,
  })),
})
