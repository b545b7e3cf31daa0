import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Session } from '#client/features/auth/use-session.ts'
import { usePlanViewer } from '#client/pages/pricing/use-plan-viewer.ts'
import { freeCustomer, proCustomer } from '#tests/client/billing/customer.ts'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

const customer = vi.fn()
const signedIn = (isPro: boolean) => ({ status: 'user', user: { isPro } }) as Session

function Probe({ session }: { session: Session }) {
  const { viewer, lookAgain } = usePlanViewer(session)
  return (
    <>
      <p>{`viewer: ${viewer}`}</p>
      {lookAgain && (
        <button type="button" onClick={lookAgain}>
          again
        </button>
      )}
    </>
  )
}
const shows = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text))

beforeEach(() => vi.stubGlobal('fetch', serverOf({ 'billing.customer': () => customer() })))
afterEach(() => {
  customer.mockReset()
})

it.each([
  [freeCustomer, 'Free'],
  [{ ...proCustomer, plan: 'Free', status: 'past_due' }, 'owing'],
  [{ ...proCustomer, plan: 'Free', status: 'unpaid' }, 'owing'],
  [{ ...proCustomer, plan: 'Free', status: 'canceled' }, 'Free'],
])('who is not Pro is looked up before anything is offered (%#)', async (known, viewer) => {
  customer.mockReturnValue(known)
  await render(<Probe session={signedIn(false)} />)
  await shows(`viewer: ${viewer}`)
})

it('visitors and Pro are known without asking', async () => {
  await render(<Probe session={{ status: 'visitor' }} />)
  await shows('viewer: visitor')
  cleanup()
  await render(<Probe session={signedIn(true)} />)
  await shows('viewer: Pro')
  cleanup()
  expect(customer).not.toHaveBeenCalled()
})

it('an account or a plan that cannot be read can be asked for again', async () => {
  const retry = vi.fn()
  await render(<Probe session={{ status: 'failed', retry, isRetrying: false }} />)
  await shows('viewer: undefined')
  await userEvent.click(screen.getByRole('button', { name: 'again' }))
  expect(retry).toHaveBeenCalledOnce()
  cleanup()
  customer.mockReturnValueOnce(new Refusal(400, 'invalid', 'No')).mockReturnValue(freeCustomer)
  await render(<Probe session={signedIn(false)} />)
  await shows('again')
  await userEvent.click(screen.getByRole('button', { name: 'again' }))
  await shows('viewer: Free')
})
