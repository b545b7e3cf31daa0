import { describe, expect, it } from 'vitest'
import { composeRoadmap } from '#worker/features/roadmaps/author/compose-roadmap.ts'
import { recogniseRequest } from '#worker/features/roadmaps/author/prompt/recognise-request.ts'

const phasesFor = (prompt: string) => composeRoadmap(recogniseRequest(prompt)).phases

describe('a prompt for a part of a topic', () => {
  it.each([
    ['css flexbox', 'Flexbox and Grid'],
    ['dynamic programming', 'Dynamic programming'],
    ['leetcode dynamic programming', 'Dynamic programming'],
    ['kubernetes networking', 'Services, DNS and incoming traffic'],
    ['react hooks', 'Reducers, context and custom hooks'],
    ['sql joins', 'Joining tables'],
    ['learn kafka', 'The Kafka log'],
    ['async rust', 'Async Rust with Tokio'],
  ])('%j gets two phases that begin with %j', (prompt, title) => {
    const phases = phasesFor(prompt)
    expect(phases).toHaveLength(2)
    expect(phases[0]?.sections[0]?.title).toBe(title)
    expect(new Set(phases.flatMap(({ sections }) => sections)).size).toBeGreaterThan(5)
  })

  it.each([
    'rust',
    'python',
    'learn golang',
    'build a chatbot with GPT',
    'flexbox in 8 weeks',
    'JavaScript for beginners',
  ])('%j is about the whole', (prompt) => expect(recogniseRequest(prompt).focus).toBeNull())
})
