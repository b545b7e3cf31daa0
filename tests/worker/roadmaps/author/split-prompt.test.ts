import { describe, expect, it } from 'vitest'
import { composeRoadmap } from '#worker/features/roadmaps/author/compose-roadmap.ts'
import { recogniseRequest } from '#worker/features/roadmaps/author/prompt/recognise-request.ts'

const idsOf = (prompt: string) => recogniseRequest(prompt).topics.map(({ id }) => id)
const sectionsOf = (prompt: string) =>
  composeRoadmap(recogniseRequest(prompt)).phases.flatMap(({ sections }) => sections)

describe('what a learner does not want', () => {
  it.each([
    ['Not Java, I want JavaScript', ['javascript']],
    ['React but no TypeScript, I have never programmed', ['react']],
    ['Docker for a Java team, no Kubernetes please', ['docker']],
    ['I hate React, teach me Vue', ['vue']],
    ['Docker without Kubernetes', ['docker']],
    ['Kotlin instead of Java', ['kotlin']],
    ['Python rather than Ruby', ['python']],
    ['frontend except React', ['html-css', 'javascript']],
    ["I don't want to learn PHP or Ruby, only Go", ['go']],
    ['I want to become a data scientist but no pandas', ['python', 'statistics']],
    ['AWS, not Azure', ['aws']],
    ['Get better at CSS, not Tailwind', ['html-css']],
    ['Ruby but not Rails', ['ruby']],
    ['full stack developer, no React, with Vue', ['vue', 'postgresql']],
  ])('%j', (prompt, ids) => {
    expect(idsOf(prompt)).toEqual(ids)
    expect(recogniseRequest(prompt).beyond).toEqual([])
  })

  it.each([
    ["I don't know React, teach me", ['react']],
    ['not only Java but also Kotlin', ['java', 'kotlin']],
    ['I have no experience with Python', ['python']],
    ['no Python experience, teach me Python', ['python']],
  ])('%j excludes nothing', (prompt, ids) => expect(idsOf(prompt)).toEqual(ids))

  it('leaves out the units that name it, and retells the stage', () => {
    const request = recogniseRequest('Rust without async')
    const phases = composeRoadmap(request).phases
    expect(phases).toHaveLength(4)
    expect(phases[2]?.sections.map(({ title }) => title)).not.toContain('Async Rust with Tokio')
    expect(phases[2]?.title).not.toMatch(/async/i)
    expect(phases[2]?.tags).not.toContain('Tokio')
    expect(sectionsOf('React, no TypeScript').map(({ title }) => title)).not.toContain(
      'Vite, TypeScript and React DevTools',
    )
  })
})

describe('what a learner knows already', () => {
  it.each([
    ['Migrate from Vue to React', ['react']],
    ['from Java to Go', ['go']],
    ['vue 3 to react migration', ['react']],
    ['Learn Rust in 6 weeks as a JavaScript developer', ['rust']],
    ['I already know HTML, CSS and JavaScript. Teach me Vue', ['vue']],
    ['data engineer path, I know SQL and Python, 12 weeks', ['data-engineering']],
    ['PHP developer for about six years, want a Go job within half a year', ['go']],
    ['coming from Java, Kotlin in 3 months', ['kotlin']],
    ['With a background in Python and statistics I want deep learning', ['deep-learning']],
    ['10 years of C++, now Rust', ['rust']],
    ['I am a backend developer, teach me React', ['react']],
    ['JavaScript -> TypeScript', ['typescript']],
    ['I know React, want to learn Svelte', []],
  ])('%j', (prompt, ids) => expect(idsOf(prompt)).toEqual(ids))
})
