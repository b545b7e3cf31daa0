import { expect, it } from 'vitest'
import { lineOf } from '#client/features/chat/conversation/branches.ts'
import { conversationMarkdown } from '#client/features/chat/history/conversation-markdown.ts'
import type { ChatRun } from '#shared/chat/schemas.ts'

const run = (runId: string, parentId: string | null, changes: Partial<ChatRun> = {}): ChatRun => ({
  ...{ runId, parentId, query: `Q${runId}`, about: null, status: 'done', answer: `A${runId}`, citations: [] },
  ...{ isFallback: false, createdAt: '2026-11-28T10:00:00.000Z', ...changes },
})
// 1 → 2 → 5, 1 → 3, and 4 beside 1
const RUNS = [run('1', null), run('2', '1'), run('3', '1'), run('4', null), run('5', '2')]
const lineIds = (chosen: string[], runs = RUNS) => lineOf(runs, chosen).map((placed) => placed.run.runId)

it('the line leads to what was asked last, but for where another branch is chosen', () => {
  expect(lineIds([])).toEqual(['1', '2', '5'])
  expect(lineIds(['3'])).toEqual(['1', '3'])
  expect(lineIds(['4'])).toEqual(['4'])
  expect(lineOf(RUNS, []).map(({ branches }) => branches)).toEqual([['1', '4'], ['2', '3'], ['5']])
})

it('what is too long ago to be shown leads nowhere', () => {
  expect(lineIds([], [run('8', '7'), run('9', '8')])).toEqual(['8', '9'])
  expect(lineIds([], [])).toEqual([])
})

it('is taken along as Markdown, with addresses of what it rests on', () => {
  const told = run('1', null, {
    query: 'What\nnow?',
    ...{ answer: 'This [1].', status: 'stopped', citations: [{ kind: 'yours', label: 'A [b]', path: '/here' }] },
  })
  expect(conversationMarkdown('Now', [told])).toBe(
    `# Now\n\n## What now?\n\nThis [1].\n\n*Stopped.*\n\n1. [A \\[b\\]](${origin}/here)\n`,
  )
})
