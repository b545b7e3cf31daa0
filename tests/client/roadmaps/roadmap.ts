import type { ListItem } from '#client/features/roadmaps/watch/use-watched-list.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'

export const listed = (id: string): ListItem => ({
  id,
  ownerId: 'u-1',
  createdAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  state: 'success',
  title: `Title ${id}`,
  prompt: `Wish ${id}`,
  restartCount: 0,
  author: null,
  hasCertificate: false,
  next: null,
  isLinkShared: true,
  isListed: false,
  phases: [],
})

export const inWriting = (id: string): Roadmap => ({
  id,
  ownerId: 'u-1',
  createdAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  kind: 'normal',
  promptedBy: 'user',
  internshipLanguage: null,
  title: `Title ${id}`,
  prompt: `Wish ${id}`,
  aboutLearner: null,
  state: 'incomplete',
  error: null,
  author: null,
  isFallback: false,
  isStopped: false,
  restartCount: 0,
  certificate: null,
  progress: {},
  isLinkShared: true,
  isListed: false,
  isUsed: false,
  pictureUrl: 'https://tubli.example/picture.svg',
  isOwner: true,
  plannedTitle: `Title ${id}`,
  heard: null,
  notHonoured: null,
  ownerName: 'Ada',
  outline: null,
  parent: null,
  phases: [],
})

export const written = (id: string, phases: Roadmap['phases'] = []): Roadmap => ({
  ...inWriting(id),
  state: 'success',
  phases,
})

/** A phase with so many sections. */
export const phaseOf = (number: number, sections: number): Roadmap['phases'][number] => ({
  id: `p-${number}`,
  title: `Phase title ${number}`,
  overview: 'What it is about.',
  tags: [`tag ${number}`],
  sections: Array.from({ length: sections }, (_, index) => ({
    id: `s-${number}-${index + 1}`,
    number: index + 1,
    title: `Section ${number}.${index + 1}`,
    description: '',
    aim: '',
    category: '',
    objectives: [],
    deepDiveId: null,
    deepDiveProgress: null,
    skills: [],
    minutes: null,
    isCompleted: false,
    restsUntil: null,
  })),
})
