import { TRPCClientError } from '@trpc/client'
import { expect, it } from 'vitest'
import { fieldProblems } from '#client/pages/challenge-edit/field-problems.ts'

const refused = (body: Record<string, unknown>) =>
  new TRPCClientError('Refused', { result: { error: { code: -32600, message: 'Refused', data: { body } } } } as never)

it('says where in the form each problem stands', () => {
  const fields = {
    'content.title': 'This is required.',
    'content.body.0.body': 'This is required.',
    'content.rubric.1.points': 'content.rubric.1.points: Invalid input: expected number, received NaN.',
    reason: 'Say why.',
  }
  expect(fieldProblems(refused({ error: 'This is required.', code: 'invalid', fields }))).toEqual([
    'Title: This is required.',
    'Part 1, text: This is required.',
    'Line 2, points: Invalid input: expected number, received NaN.',
    'Why: Say why.',
  ])
})

it('says what a verb refuses, and a lost connection', () => {
  expect(fieldProblems(refused({ error: 'It has to open before it ends.', code: 'invalid' }))).toEqual([
    'It has to open before it ends.',
  ])
  expect(fieldProblems(new TypeError('fetch failed'))).toEqual(['We could not reach the server. Please try again.'])
  expect(fieldProblems(null)).toEqual([])
})
