import { notificationsStore } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ChallengeStanding } from '#client/pages/challenge/challenge-standing.tsx'
import type { Challenge } from '#shared/challenges/schemas.ts'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

const challenge: Challenge = {
  ...{ id: 604, title: 'A', subTitle: 'B', description: 'C', status: 'Open', score: 1, participants: 0 },
  ...{ firstPrize: '1', secondPrize: '2', thirdPrize: '3', duration: 'D', start: 'E', end: 'F' },
  ...{ submissionLinkText: 'Link to it', linkRule: 'githubRepo', detailsText: null, body: [], learnPrompt: 'G' },
  ...{ resources: [], additionalResources: [], postScriptum: [] },
  ...{ userStatus: 'started', acceptedLicense: true, submission: null },
}
const shown = () => notificationsStore.getState().notifications.map(({ title, autoClose }) => [title, autoClose])

afterEach(() => notificationsStore.setState({ ...notificationsStore.getState(), notifications: [] }))

it('R-CHAL-20: what is said when something was handed in stays for six seconds', async () => {
  vi.stubGlobal('fetch', serverOf({ 'challenges.submit': () => ({ userStatus: 'submitted', acceptedLicense: true }) }))
  await render(<ChallengeStanding challenge={challenge} />)
  await userEvent.type(screen.getByLabelText('Link to it'), 'https://github.com/jane/app')
  await userEvent.click(screen.getByRole('button', { name: 'Submit Challenge' }))
  await waitFor(() =>
    expect(shown()).toEqual([
      ['Thanks for the submission. We will review all the submissions and annouce the winners shortly.', 6000],
    ]),
  )
})

it('a refusal is said beside the button, and the link stays', async () => {
  vi.stubGlobal(
    'fetch',
    serverOf({ 'challenges.submit': () => new Refusal(409, 'conflict', 'This challenge is not open.') }),
  )
  await render(<ChallengeStanding challenge={challenge} />)
  await userEvent.type(screen.getByLabelText('Link to it'), 'https://github.com/jane/app')
  await userEvent.click(screen.getByRole('button', { name: 'Submit Challenge' }))
  await screen.findByText('This challenge is not open.')
  expect(screen.getByLabelText<HTMLInputElement>('Link to it').value).toBe('https://github.com/jane/app')
  expect(shown()).toEqual([])
})
