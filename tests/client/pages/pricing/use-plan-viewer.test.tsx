import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Session } from '#client/features/auth/use-session.ts'
import { usePlanViewer } from '#client/pages/pricing/use-plan-viewer.ts'
import { queryClient } from '#client/trpc.ts'
import {
  freeCustomer,
  prepareBrowser,
  press,
  proCustomer,
  Refusal,
  serverOf,
  settled,
  stage,
} from '#tests/client/billing/stage.tsx'

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
const shows = (text: string) => settled(() => expect(document.body.textContent).toContain(text))

beforeEach(() => prepareBrowser(serverOf({ 'billing.customer': () => customer() })))
afterEach(() => {
  document.body.replaceChildren()
  queryClient.clear()
  customer.mockReset()
  vi.unstubAllGlobals()
})

it.each([
  [freeCustomer, 'Free'],
  [{ ...proCustomer, subscriptionPlan: 'Free', status: 'past_due' }, 'owing'],
  [{ ...proCustomer, subscriptionPlan: 'Free', status: 'unpaid' }, 'owing'],
  [{ ...proCustomer, subscriptionPlan: 'Free', status: 'canceled' }, 'Free'],
])('who is not Pro is looked up before anything is offered (%#)', async (known, viewer) => {
  customer.mockReturnValue(known)
  const { leave } = await stage(<Probe session={signedIn(false)} />)
  await shows(`viewer: ${viewer}`)
  await leave()
})

it('visitors and Pro are known without asking', async () => {
  const { leave } = await stage(<Probe session={{ status: 'visitor' }} />)
  await shows('viewer: visitor')
  await leave()
  const pro = await stage(<Probe session={signedIn(true)} />)
  await shows('viewer: Pro')
  await pro.leave()
  expect(customer).not.toHaveBeenCalled()
})

it('an account or a plan that cannot be read can be asked for again', async () => {
  const retry = vi.fn()
  const { leave } = await stage(<Probe session={{ status: 'failed', retry, isRetrying: false }} />)
  await shows('viewer: undefined')
  await press('again')
  expect(retry).toHaveBeenCalledOnce()
  await leave()
  customer.mockReturnValueOnce(new Refusal(400, 'invalid', 'No')).mockReturnValue(freeCustomer)
  const plan = await stage(<Probe session={signedIn(false)} />)
  await shows('again')
  await press('again')
  await shows('viewer: Free')
  await plan.leave()
})
