import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCheckedInvite } from '#client/features/invites/use-checked-invite.ts'
import { render } from '#tests/support/client/render.tsx'
import { answered, refused } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()

function Page({ code }: { code: string | null }) {
  const { invite, note, isChecking } = useCheckedInvite(code)
  return <p>{isChecking ? 'checking' : `${invite} | ${note}`}</p>
}
const shown = () => screen.queryByRole('paragraph')?.textContent
const show = async (code: string | null) => {
  await render(<Page code={code} />)
}

beforeEach(() => vi.stubGlobal('fetch', server))
afterEach(() => {
  server.mockReset()
})

it('a valid code goes along with the sign-in', async () => {
  server.mockResolvedValueOnce(answered({ isValid: true }))
  await show('abc')
  await waitFor(() => expect(shown()).toBe('abc | null'))
})

it.each([
  ['used or unknown', () => answered({ isValid: false })],
  ['malformed', () => refused(400, 'invalid', 'Too long.')],
])('a code that is %s is dropped with a note', async (_what, answer) => {
  server.mockResolvedValueOnce(answer())
  await show('abc')
  await waitFor(() => expect(shown()).toBe('null | This invitation code is not valid.'))
})

it('without a code nobody is asked', async () => {
  await show(null)
  expect(shown()).toBe('null | null')
  expect(server).not.toHaveBeenCalled()
})

it('the fixed code is taken without a call, and only as it is written (R-AUTH-23)', async () => {
  await show('COMEANDSEE23')
  expect(shown()).toBe('COMEANDSEE23 | null')
  expect(server).not.toHaveBeenCalled()
})
