import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readToken, startSession } from '#client/lib/stored-session.ts'
import { SessionsSection } from '#client/pages/settings/sessions/sessions-section.tsx'
import { ToastOutlet } from '#client/ui/toast/toast-outlet.tsx'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

const AT = '2026-11-21T12:00:00Z'
const session = (id: string, isThis: boolean) => ({
  ...{ id, isThis, browser: 'Firefox', system: isThis ? 'Linux' : 'Android', isHandheld: !isThis },
  ...{ provider: 'github', signedInAt: AT, lastSeenAt: AT },
})

let sessions: ReturnType<typeof session>[] = []
const end = vi.fn()
const endAll = vi.fn()

beforeEach(() => {
  sessions = [session('a', true), session('b', false), session('c', false)]
  startSession({ token: 'token', userId: 'u' })
  vi.stubGlobal(
    'fetch',
    serverOf({
      'users.sessions': () => ({ sessions }),
      'users.endSession': (input) => end(input),
      'users.endSessions': (input) => endAll(input),
    }),
  )
})
afterEach(() => {
  vi.resetAllMocks()
  startSession({ token: null })
})

const shown = async () => {
  const view = await render(
    <>
      <SessionsSection />
      <ToastOutlet />
    </>,
    '/settings',
  )
  await screen.findByRole('list', { name: 'Sessions' })
  return view
}
const entries = () => within(screen.getByRole('list', { name: 'Sessions' })).getAllByRole('listitem')

describe('where one is signed in', () => {
  it('marks this one, which has no button of its own', async () => {
    await shown()
    expect(entries().map(({ textContent }) => textContent?.includes('This one'))).toEqual([true, false, false])
    expect(entries()[0]?.textContent).toContain('Firefox on Linux')
    expect(within(entries()[0] as HTMLElement).queryByRole('button')).toBeNull()
  })

  it('ends one, and gives the focus to the heading when its button is gone', async () => {
    end.mockImplementation(({ id }) => {
      sessions = sessions.filter((one) => one.id !== id)
    })
    await shown()
    await userEvent.click(
      screen.getAllByRole('button', { name: /^End the session: Firefox on Android/ })[0] as HTMLElement,
    )
    await waitFor(() => expect(entries()).toHaveLength(2))
    expect(end).toHaveBeenCalledExactlyOnceWith({ id: 'b' })
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H3'))
  })

  it('says so where nothing could be ended', async () => {
    endAll.mockReturnValue(new Refusal(503, 'unavailable', 'Not now.'))
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'End all 2 others' }))
    await screen.findByText('Nothing was ended')
    expect(entries()).toHaveLength(3)
  })

  it('signs out everywhere, here too', async () => {
    endAll.mockReturnValue({ ended: 3 })
    const { router } = await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(endAll).toHaveBeenCalledExactlyOnceWith({ which: 'all' })
    expect(readToken()).toBeNull()
  })
})
