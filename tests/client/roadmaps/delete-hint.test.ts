import { describe, expect, it } from 'vitest'
import { deleteHint } from '#client/features/roadmaps/remove/delete-hint.ts'

const now = new Date('2026-11-21T12:00:00Z')
const hint = (state: 'success' | 'incomplete' | 'failure', createdAt: string) => deleteHint({ state, createdAt }, now)

describe('deleteHint', () => {
  it('tells that a young roadmap gives its credit back', () => {
    expect(hint('success', '2026-11-21T10:00:01Z')).toContain('its credit is returned')
  })

  it('tells that an old one does not', () => {
    expect(hint('success', '2026-11-21T10:00:00Z')).toContain('stays spent')
  })

  it('tells of an unfinished or failed one whatever its age', () => {
    expect(hint('incomplete', '2026-11-01T00:00:00Z')).toContain('its credit is returned')
    expect(hint('failure', '2026-11-01T00:00:00Z')).toBe('Its credit was returned already.')
  })

  it('tells that a deep dive cost nothing', () => {
    const dive = {
      state: 'success',
      createdAt: '2026-11-21T10:00:01Z',
      kind: 'deep_dive',
    } as const
    expect(deleteHint(dive, now)).toBe('It cost nothing, so no credit is returned.')
  })
})
