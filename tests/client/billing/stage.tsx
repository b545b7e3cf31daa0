import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#client/trpc.ts'
import { useKeptFocus } from '#client/ui/focus/use-kept-focus.ts'
import type { CustomerOutput, PaymentItem } from '#shared/billing/schemas.ts'

export { prepareBrowser, settled } from '#tests/client/browser.ts'

function Root() {
  useKeptFocus()
  return <Outlet />
}

/** Draws a part of a page at an address of a router that knows every path. */
export async function stage(part: ReactNode, path = '/here') {
  const rootRoute = createRootRoute({ component: Root })
  const anywhere = createRoute({ getParentRoute: () => rootRoute, path: '$', component: () => part })
  const router = createRouter({
    routeTree: rootRoute.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => {
    await router.load()
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={queryClient}>
          {/* the app's own routes are not here, only their addresses */}
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </MantineProvider>,
    )
  })
  return { path: () => router.state.location.pathname, leave: () => act(async () => root.unmount()) }
}

export const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (button) => button.textContent === name || button.getAttribute('aria-label') === name,
  )

export const press = (name: string) =>
  act(async () => {
    const button = buttonOf(name)
    if (!button) throw new Error(`There is no button "${name}" in: ${document.body.textContent}`)
    button.click()
  })

type Answer = unknown | Refusal | Error

export class Refusal {
  readonly status: number
  readonly error: string
  readonly code: string
  constructor(status: number, code: string, error: string) {
    this.status = status
    this.code = code
    this.error = error
  }
}

/** A server that answers procedures by name, each with what its function gives; batches as the real one does. */
export function serverOf(procedures: Record<string, (input: unknown) => Answer | Promise<Answer>>): typeof fetch {
  return async (url, init) => {
    const address = new URL(String(url), location.origin)
    const names = address.pathname.replace('/trpc/', '').split(',')
    const inputs = JSON.parse(String(init?.body ?? address.searchParams.get('input') ?? '{}'))
    const answers = await Promise.all(names.map((name, index) => procedures[name]?.(inputs[index])))
    const lost = answers.find((answer) => answer instanceof Error)
    if (lost) throw lost
    return Response.json(answers.map(bodyOf), { status: 207 })
  }
}

const bodyOf = (answer: Answer) =>
  answer instanceof Refusal
    ? {
        error: {
          message: answer.error,
          code: -32000,
          data: { code: 'X', httpStatus: answer.status, body: { error: answer.error, code: answer.code } },
        },
      }
    : { result: { data: answer } }

export const payment = (id: string): PaymentItem => ({
  id,
  currency: 'usd',
  amount: 1999,
  created: 1_795_000_000,
  status: 'succeeded',
  credits: 5,
})

export const freeCustomer: CustomerOutput = {
  customerId: null,
  subscriptionPlan: 'Free',
  subscriptionId: null,
  status: null,
  priceId: null,
  billingInterval: null,
  amountPaid: null,
  currency: null,
  paymentMethod: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  pastDueSince: null,
}

export const proCustomer: CustomerOutput = {
  ...freeCustomer,
  customerId: 'cus_1',
  subscriptionPlan: 'Pro',
  subscriptionId: 'sub_1',
  status: 'active',
  priceId: 'pro_month',
  billingInterval: 'month',
  amountPaid: 1200,
  currency: 'usd',
  paymentMethod: { brand: 'visa', last4: '4242' },
  currentPeriodEnd: '2026-12-21T12:00:00Z',
}
