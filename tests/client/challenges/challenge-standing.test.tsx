import { notificationsStore } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ChallengeStanding } from '#client/pages/challenge/challenge-standing.tsx'
import type { Challenge } from '#shared/challenges/schemas.ts'
import { CONTENT } from '#tests/factories/challenges.ts'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

const entry: Challenge['own'] = {
  ...{ link: null, details: null, submittedAt: null, checks: [], isCaptain: true, teamCode: null },
  ...{ people: [], points: null, reason: null, place: null, certificateId: null },
}
const challenge: Challenge = {
  ...{ ...CONTENT, subTitle: 'B', id: 1001, status: 'Open', participants: 0, submissions: 0 },
  ...{ submissionLinkText: 'Link to it', linkRule: 'githubRepo' },
  ...{ opensAt: null, endsAt: null, decideBy: null, decidedAt: null, funding: 'none', sponsor: null },
  ...{ judges: [], results: [], userStatus: 'started', acceptedLicense: true, isFollowing: false, isJudge: false },
  own: entry,
}
const shown = () => notificationsStore.getState().notifications.map(({ title, autoClose }) => [title, autoClose])
const checked = { checks: [{ name: 'link', outcome: 'passed', text: 'The link is good.' }] }

afterEach(() => notificationsStore.setState({ ...notificationsStore.getState(), notifications: [] }))

async function handIn() {
  await render(<ChallengeStanding challenge={challenge} />)
  await userEvent.type(screen.getByLabelText('Link to it'), 'https://github.com/jane/app')
  await userEvent.click(screen.getByRole('button', { name: 'Submit Challenge' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Hand it in' }))
}

it('R-CHAL-20: what is said when something was handed in stays for six seconds', async () => {
  const submit = () => ({ userStatus: 'submitted', acceptedLicense: true })
  vi.stubGlobal('fetch', serverOf({ 'challenges.checkEntry': () => checked, 'challenges.submit': submit }))
  await handIn()
  await waitFor(() =>
    expect(shown()).toEqual([
      ['Thanks for the submission. We will review all the submissions and annouce the winners shortly.', 6000],
    ]),
  )
})

it('a refusal is said beside the button, and the link stays', async () => {
  const submit = () => new Refusal(409, 'conflict', 'This challenge is not open.')
  vi.stubGlobal('fetch', serverOf({ 'challenges.checkEntry': () => checked, 'challenges.submit': submit }))
  await handIn()
  await screen.findByText('This challenge is not open.')
  expect(screen.getByLabelText<HTMLInputElement>('Link to it').value).toBe('https://github.com/jane/app')
  expect(shown()).toEqual([])
})

it('what is in the way is shown, and nothing is sent', async () => {
  const submit = vi.fn()
  const text = 'It has no README: judges begin with it.'
  const failed = { checks: [...checked.checks, { name: 'readme', outcome: 'failed', text }] }
  vi.stubGlobal('fetch', serverOf({ 'challenges.checkEntry': () => failed, 'challenges.submit': submit }))
  await render(<ChallengeStanding challenge={challenge} />)
  await userEvent.type(screen.getByLabelText('Link to it'), 'https://github.com/jane/app')
  await userEvent.click(screen.getByRole('button', { name: 'Submit Challenge' }))
  await screen.findByText(text)
  expect(screen.queryByRole('button', { name: 'Hand it in' })).toBeNull()
  expect(submit).not.toHaveBeenCalled()
})
