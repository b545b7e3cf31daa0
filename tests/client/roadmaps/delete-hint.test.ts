import { describe, expect, it } from 'vitest'
import { deleteHint } from '#client/features/roadmaps/remove/delete-hint.ts'

const now = new Date('2026-11-21T12:00:00Z')
const hint = (state: 'success' | 'incomplete' | 'failure', createdAt: string, isUsed = false) =>
  deleteHint({ state, createdAt, isUsed }, now)

describe('deleteHint', () => {
  it('tells that a young roadmap gives its credit back, and on which conditions', () => {
    expect(hint('success', '2026-11-21T10:00:01Z')).toBe(
      'It is less than 2 hours old, no section was completed and no deep dive written, so its credit is returned to you.',
    )
  })

  it('tells that a used one does not, however young', () => {
    expect(hint('success', '2026-11-21T11:59:00Z', true)).toBe(
      'A section of it was completed or a deep dive written, so its credit stays spent.',
    )
  })

  it('tells that an old one does not', () => {
    expect(hint('success', '2026-11-21T10:00:00Z')).toContain('stays spent')
  })

  it('tells of an unfinished or failed one whatever its age', () => {
    expect(hint('incomplete', '2026-11-01T00:00:00Z')).toContain('its credit is returned')
    expect(hint('failure', '2026-11-01T00:00:00Z')).toBe('Its credit was returned already.')
  })

  it('is not sure of one that may have been paid for when it was stopped', () => {
    const continued = { state: 'incomplete', createdAt: '2026-11-01T00:00:00Z', phases: [{}] } as const
    expect(deleteHint(continued, now)).toContain('unless it was stopped before')
    expect(deleteHint({ ...continued, createdAt: '2026-11-21T11:00:00Z' }, now)).toContain('is returned to you.')
    expect(deleteHint({ ...continued, state: 'stopped' }, now)).toContain('stays spent')
  })

  it('tells that a deep dive cost nothing', () => {
    const dive = {
      state: 'success',
      createdAt: '2026-11-21T10:00:01Z',
      isUsed: false,
      kind: 'deep_dive',
    } as const
    expect(deleteHint(dive, now)).toBe('It cost nothing, so no credit is returned.')
  })
})
