import { describe, expect, it } from 'vitest'
import { RoadmapDraft } from '#shared/roadmaps/drafts.ts'
import { ALL_TOPICS, topicById } from '#worker/features/library/curriculum/all-topics.ts'
import type { Topic } from '#worker/features/library/curriculum/topic.ts'
import { composeRoadmap } from '#worker/features/roadmaps/author/compose-roadmap.ts'
import { EMPTY_REQUEST, recogniseRequest } from '#worker/features/roadmaps/author/prompt/recognise-request.ts'

const phasesFor = (prompt: string) => composeRoadmap(recogniseRequest(prompt)).phases

describe('one topic', () => {
  it('goes through its four stages', () => {
    const stages = topicById('rust')?.stages
    expect(phasesFor('rust').map((phase) => phase.title)).toEqual([
      stages?.foundations.title,
      stages?.core.title,
      stages?.advanced.title,
      stages?.practice.title,
    ])
  })

  it('takes beginners through all foundations, the core and a project', () => {
    const phases = phasesFor('react for beginners')
    const foundations = topicById('react')?.stages.foundations.units.map((unit) => unit.title)
    expect(phases).toHaveLength(3)
    expect(phases[0]?.sections.map((section) => section.title)).toEqual(foundations)
    expect(phases[0]?.overview).toContain('no earlier experience with React')
    expect(phases[2]?.sections[0]?.category).toBe('Project')
  })

  it('skips the foundations for the advanced and says so', () => {
    const phases = phasesFor('advanced kubernetes')
    expect(phases[0]?.title).toBe(topicById('kubernetes')?.stages.core.title)
    expect(phases[0]?.overview).toContain('skips the foundations of Kubernetes')
  })

  it('ends with interviews, their section first, when asked for them', () => {
    for (const prompt of ['java interview', 'java interview in 2 weeks', 'java interview with a project in 2 weeks']) {
      const last = phasesFor(prompt).at(-1)
      expect(last?.title).toBe('Interview preparation: Java')
      expect(last?.sections[0]?.category).toBe('Interview')
    }
  })

  it('ends with the project when asked for one', () => {
    const last = phasesFor('a python project').at(-1)
    expect(last?.title).toBe('A project with Python')
    expect(last?.sections[0]?.category).toBe('Project')
  })
})

describe('time', () => {
  it.each([
    ['one day', ['One day:']],
    ['a weekend', ['Days 1 and 2:']],
    ['10 days', ['Days 1 to 5:', 'Days 6 to 10:']],
    ['2 weeks', ['Week 1:', 'Week 2:']],
    ['3 weeks', ['Week 1:', 'Week 2:', 'Week 3:']],
    ['6 weeks', ['Week 1:', 'Weeks 2 and 3:', 'Week 4:', 'Weeks 5 and 6:']],
    ['three months', ['Weeks 1 to 3:', 'Weeks 4 to 6:', 'Weeks 7 to 9:', 'Weeks 10 to 12:']],
  ])('splits %s into phases', (time, beginnings) => {
    const overviews = phasesFor(`SQL in ${time}`).map((phase) => phase.overview)
    expect(overviews.map((overview) => overview.replace(/:.*/s, ':'))).toEqual(beginnings)
  })

  it('gives a project of one week two phases of some days', () => {
    const overviews = phasesFor('python project in one week').map((phase) => phase.overview)
    expect(overviews.map((overview) => overview.replace(/:.*/s, ':'))).toEqual(['Days 1 to 3:', 'Days 4 to 7:'])
  })
})

describe('several topics', () => {
  it('starts with what the other stands on and ends with a joint project', () => {
    const phases = phasesFor('numpy and python')
    expect(phases[0]?.title).toBe('First steps in Python and NumPy')
    expect(phases[0]?.overview).toContain('the base for NumPy')
    expect(phases.at(-1)?.title).toBe('One project with Python and NumPy')
    expect(phases.at(-1)?.overview).toContain('Python and NumPy together')
  })

  it('names three topics in the joint project', () => {
    expect(phasesFor('full stack').at(-1)?.overview).toContain('React, Node.js and PostgreSQL together')
  })

  it('asks interview questions of every topic before the project', () => {
    const last = phasesFor('docker and django interview').at(-1)
    expect(last?.sections.map((section) => section.category)).toEqual(['Interview', 'Interview', 'Project', 'Practice'])
  })
})

describe('interviews about algorithms', () => {
  it.each(['prepare for interviews', 'leetcode in 1 week', 'faang interview in Python', 'dsa interview for beginners'])(
    '%j drills only after the fundamentals',
    (prompt) => {
      const titles = phasesFor(prompt).flatMap(({ sections }) => sections.map(({ title }) => title))
      const drill = titles.indexOf('The coding interview')
      for (const lesson of [/^Arrays/, /^Trees/, /^Graph/, /^Dynamic/]) {
        const at = titles.findIndex((title) => lesson.test(title))
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at).toBeLessThan(drill)
      }
    },
  )
})

describe('the wording of mixed phases', () => {
  const PROMPTS = ['numpy and python', 'full stack', 'docker and django', 'kotlin, swift and sql', 'aws and terraform']

  it.each(PROMPTS)('%j names its sections and repeats no sentence', (prompt) => {
    const phases = phasesFor(prompt)
    for (const { overview, sections } of phases) {
      expect(sections.filter(({ title }) => overview.includes(`"${title}"`)).length).toBeGreaterThan(1)
    }
    const sentences = phases.flatMap(({ overview }) => overview.split(/(?<=\.) /))
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it.each(PROMPTS)('%j ends in exactly one project', (prompt) => {
    const categories =
      phasesFor(prompt)
        .at(-1)
        ?.sections.map(({ category }) => category) ?? []
    expect(categories.filter((category) => category === 'Project')).toHaveLength(1)
  })
})

describe('every request', () => {
  const levels = [null, 'beginner', 'intermediate', 'advanced'] as const
  const [docker, python, numpy] = ['docker', 'python', 'numpy'].map((id) => topicById(id))
  const groups = [[docker], [python, numpy], [docker, python], [docker, python, numpy]].map((group) =>
    group.filter((topic) => topic !== undefined),
  )

  it('gets a valid roadmap without a repeated section or phase title', () => {
    for (const topics of groups)
      for (const level of levels)
        for (const weeks of [null, 1, 2, 3, 4, 12])
          for (const wantsProject of [false, true])
            for (const wantsInterview of [false, true]) {
              const draft = composeRoadmap({ ...EMPTY_REQUEST, topics, level, weeks, wantsProject, wantsInterview })
              expect(RoadmapDraft.safeParse(draft).success).toBe(true)
              expect(draft.phases.length).toBeLessThanOrEqual(Math.max(2, weeks ?? 4))
              const titles = draft.phases.flatMap((phase) => phase.sections.map((section) => section.title))
              expect(new Set(titles).size).toBe(titles.length)
              expect(new Set(draft.phases.map((phase) => phase.title)).size).toBe(draft.phases.length)
              if (wantsInterview && draft.phases.length > 1) {
                expect(draft.phases.at(-1)?.sections[0]?.category).toBe('Interview')
              }
            }
  })

  it('keeps titles apart when two topics use the same one', () => {
    const [topic] = ALL_TOPICS
    if (!topic) throw new Error('The curriculum is empty.')
    const copy: Topic = JSON.parse(JSON.stringify(topic))
    const twin = { ...copy, id: 'twin', name: 'Twin' }
    const request = { ...EMPTY_REQUEST, topics: [topic, twin] }
    const titles = composeRoadmap(request).phases.flatMap((phase) => phase.sections.map((section) => section.title))
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('needs a topic', () => {
    expect(() => composeRoadmap(recogniseRequest('knitting'))).toThrow(RangeError)
  })
})
