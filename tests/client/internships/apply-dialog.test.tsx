import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { readApplication } from '#client/features/internships/application.ts'
import { ApplyDialog } from '#client/features/internships/apply-dialog.tsx'
import { startSession } from '#client/lib/stored-session.ts'
import { render } from '#tests/support/client/render.tsx'

const sent = vi.fn<(body: unknown) => Response>()
const onApplied = vi.fn()
const LINKEDIN = 'https://www.linkedin.com/in/jane-doe'

beforeEach(() => {
  sent.mockReset().mockImplementation(() => Response.json({ status: 'ok' }))
  onApplied.mockReset()
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => sent(JSON.parse(String(init.body))))
})

const open = () => render(<ApplyDialog isOpen onClose={() => {}} onApplied={onApplied} />)
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }))

it('R-FIN-08, R-FIN-09, R-FIN-10: one link is needed, and each must look like one', async () => {
  await open()
  await apply()
  expect(screen.getByText('We need at least one of your profile links to be able to apply.')).toBeDefined()
  type('LinkedIn', 'http://linkedin.com/in/jane')
  type('Upwork', 'https://www.upwork.com/jane')
  expect(screen.getByText('Enter a valid LinkedIn profile URL')).toBeDefined()
  expect(screen.getByText('Enter a valid Upwork profile URL')).toBeDefined()
  await apply()
  expect(sent).not.toHaveBeenCalled()
})

it('R-FIN-11: a visitor signs in next; /login carries the links, and the way back sends them', async () => {
  const { router } = await open()
  type('LinkedIn', LINKEDIN)
  await apply()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  const search = router.state.location.search as Record<string, string>
  expect(search).toMatchObject({ linkedInUrl: LINKEDIN, openToBizdevInternship: 'true' })
  const [, back = ''] = (search.redirect ?? '').split('?')
  expect(readApplication(back)).toMatchObject({ linkedInUrl: LINKEDIN })
})

it('who is signed in has applied at once', async () => {
  startSession({ token: 't', provider: 'github', providerId: '1', userId: '1' } as never)
  await open()
  type('Upwork', 'https://upwork.com/freelancers/~01ab')
  await apply()
  await waitFor(() => expect(onApplied).toHaveBeenCalledOnce())
  expect(sent).toHaveBeenCalledWith({
    linkedInUrl: '',
    upworkUrl: 'https://upwork.com/freelancers/~01ab',
    openToBizdevInternship: true,
  })
})
