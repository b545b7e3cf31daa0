import { afterEach, expect, it, vi } from 'vitest'
import {
  bringBackDraft,
  clearDraft,
  readDraftText,
  readEarlierText,
  takeOverDraft,
  writeDraftText,
} from '#client/features/roadmaps/create/prompt-draft.ts'
import { forgetRequestKey, requestKeyOf } from '#client/features/roadmaps/create/request-keys.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

it('a prompt from elsewhere keeps what had been typed, and gives it back', () => {
  writeDraftText('u-1', 'Half a thought')
  takeOverDraft('u-1', 'Learn Go')
  // a page may be drawn twice
  takeOverDraft('u-1', 'Learn Go')
  expect([readDraftText('u-1'), readEarlierText('u-1')]).toEqual(['Learn Go', 'Half a thought'])
  bringBackDraft('u-1')
  expect([readDraftText('u-1'), readEarlierText('u-1')]).toEqual(['Half a thought', ''])
})

it('an empty draft is simply filled', () => {
  takeOverDraft('u-1', 'Learn Go')
  expect([readDraftText('u-1'), readEarlierText('u-1')]).toEqual(['Learn Go', ''])
  clearDraft('u-1', 'Learn Go')
  expect(sessionStorage.length).toBe(0)
})

it('what had been typed comes back when the prompt is granted', () => {
  writeDraftText('u-1', 'Half a thought')
  takeOverDraft('u-1', 'Learn Go')
  clearDraft('u-1', 'Learn Go')
  expect([readDraftText('u-1'), readEarlierText('u-1')]).toEqual(['Half a thought', ''])
})

it('every prompt has its key until it is forgotten, whatever is asked for in between', () => {
  const go = requestKeyOf('u-1', 'Learn Go')
  const rust = requestKeyOf('u-1', 'Learn Rust')
  expect(rust).not.toBe(go)
  expect([requestKeyOf('u-1', 'Learn Go'), requestKeyOf('u-1', 'Learn Rust')]).toEqual([go, rust])
  expect(requestKeyOf('u-2', 'Learn Go')).not.toBe(go)
  forgetRequestKey('u-1', 'Learn Go')
  expect(requestKeyOf('u-1', 'Learn Go')).not.toBe(go)
  expect(requestKeyOf('u-1', 'Learn Rust')).toBe(rust)
})

it('keys and drafts live without storage as long as the document', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  expect(requestKeyOf('u-3', 'Learn Go')).toBe(requestKeyOf('u-3', 'Learn Go'))
  writeDraftText('u-3', 'Half')
  expect(readDraftText('u-3')).toBe('Half')
})
