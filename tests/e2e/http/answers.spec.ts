import { expect, test } from '@playwright/test'
import { builtinUrl } from '#tests/support/e2e/person.ts'

/** What only a real connection to the built product shows: which paths reach the worker, and that answers arrive. */

const post = (path: string, body: string) =>
  fetch(builtinUrl() + path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })

test('documented paths reach the API, with a slash at their end and without their base too', async () => {
  const answers = await Promise.all([
    fetch(`${builtinUrl()}/auth/user/`),
    fetch(`${builtinUrl()}/health/`),
    post('/auth/google/', '{}'),
    post('/pathway/learning/validate/answer', '{}'),
    post('/pathway/learning/streaming/roadmap/', '{}'),
    post('/bizdev/search/criteria/', '{}'),
    post('/ft/no/such/path', '{}'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 200, 501, 401, 401, 404, 404])
  for (const { headers } of answers) expect(headers.get('content-type')).toContain('application/json')
})

test('a refusal arrives, however much of the body nobody has read', async () => {
  const body = JSON.stringify({ prompt: 'x'.repeat(60_000) })
  const paths = ['/trpc/roadmaps.create', '/gpt/pathway/learning/streaming/roadmap', '/auth/twitter', '/ft/no/such']
  const statuses: number[] = []
  // as many at once as one browser never has, so that connections are used again
  for (let round = 0; round < 10; round += 1) {
    const sent = paths.flatMap((path) => Array.from({ length: 10 }, () => post(path, body)))
    const answers = await Promise.all(sent)
    await Promise.all(answers.map((answer) => answer.text()))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses).toHaveLength(400)
  expect(new Set(statuses)).toEqual(new Set([401, 501, 404]))
})
