import { describe, expect, it } from 'vitest'
import { type PhaseDraft, RoadmapDraft } from '#shared/roadmaps/drafts.ts'
import { ALL_TOPICS, topicById } from '#worker/features/library/curriculum/all-topics.ts'
import type { Domain, Topic } from '#worker/features/library/curriculum/topic.ts'
import { tokensOf } from '#worker/features/library/words/normalise-text.ts'
import { composeRoadmap } from '#worker/features/roadmaps/author/compose-roadmap.ts'
import { EMPTY_REQUEST } from '#worker/features/roadmaps/author/prompt/recognise-request.ts'
import { formatRoadmap, RoadmapTextParser } from '#worker/features/roadmaps/author/roadmap-text.ts'

const DOMAINS: Record<Domain, true> = {
  languages: true,
  web: true,
  backend: true,
  data: true,
  ai: true,
  infrastructure: true,
  'computer-science': true,
  security: true,
  'open-source': true,
  freelancing: true,
}

const unitsOf = (topic: Topic) => Object.values(topic.stages).flatMap((stage) => stage.units)
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

function compose(...topics: Topic[]): RoadmapDraft {
  return composeRoadmap({ ...EMPTY_REQUEST, topics })
}

function expectWhole(draft: RoadmapDraft): void {
  expect(RoadmapDraft.safeParse(draft).success).toBe(true)
  expect(draft.phases).toHaveLength(4)
  const titles = draft.phases.flatMap((phase) => phase.sections.map((section) => section.title))
  expect(repeated(titles)).toEqual([])
}

describe('the curriculum', () => {
  it('covers every domain with at least forty topics', () => {
    expect(ALL_TOPICS.length).toBeGreaterThanOrEqual(40)
    expect(new Set(ALL_TOPICS.map((topic) => topic.domain))).toEqual(new Set(Object.keys(DOMAINS)))
  })

  it('has every id and every alias once, as words are compared', () => {
    expect(repeated(ALL_TOPICS.map((topic) => topic.id))).toEqual([])
    const names = ALL_TOPICS.flatMap((topic) => [...new Set(topic.aliases.map((alias) => tokensOf(alias).join(' ')))])
    expect(repeated(names)).toEqual([])
    expect(names).not.toContain('')
  })

  it('relates only topics that exist, and none to itself', () => {
    const wrong = ALL_TOPICS.flatMap((topic) => topic.related.filter((id) => id === topic.id || !topicById(id)))
    expect(wrong).toEqual([])
  })

  it('writes code without backticks and tags with a capital, unless they are code', () => {
    expect(JSON.stringify(ALL_TOPICS)).not.toContain('`')
    const tags = ALL_TOPICS.flatMap((topic) => Object.values(topic.stages).flatMap((stage) => stage.tags))
    const code =
      /^(?:async\/await|asyncio|scikit-learn|kubectl|net\/http|pprof|psql|pytest|tsconfig|dbt|ndarray|groupby|systemd|unsafe|ufuncs|xUnit|pandas)$/
    expect(tags.filter((tag) => /^[a-z]/.test(tag) && !code.test(tag))).toEqual([])
  })

  it('contains no URL', () => {
    expect(JSON.stringify(ALL_TOPICS)).not.toMatch(/[a-z]+:\/\/|\bwww\.|\b[a-z-]+\.(?:com|org|io|dev)\//i)
  })
})

describe.each(ALL_TOPICS.map((topic) => ({ id: topic.id, topic })))('$id', ({ topic }) => {
  it('repeats no objective and no section title', () => {
    expect(repeated(unitsOf(topic).flatMap((unit) => unit.objectives))).toEqual([])
    expect(repeated(unitsOf(topic).map((unit) => unit.title))).toEqual([])
  })

  it('can end in a project and in an interview', () => {
    const categories = topic.stages.practice.units.map((unit) => unit.category)
    expect(categories).toEqual(expect.arrayContaining(['Project', 'Interview']))
  })

  it('composes a valid roadmap alone and with each related topic', () => {
    expectWhole(compose(topic))
    for (const id of topic.related) {
      const other = topicById(id)
      if (other) expectWhole(compose(topic, other))
    }
  })

  it('survives being written as text and read again', () => {
    const draft = compose(topic)
    const parser = new RoadmapTextParser()
    const phases: PhaseDraft[] = [...parser.push(formatRoadmap(draft)), ...parser.end()]
    expect(parser.problems).toEqual([])
    expect(phases).toEqual(draft.phases)
  })
})
