import { defineEmulator } from 'emulate'
import * as z from 'zod'
import type { Account } from '#dev/stripe/account.ts'
import { answerCall } from '#dev/stripe/answer-call.ts'
import { chargeRoutes } from '#dev/stripe/charges.ts'
import { checkoutSessionRoutes } from '#dev/stripe/checkout-sessions.ts'
import { Command } from '#dev/stripe/command.ts'
import type { Report } from '#dev/stripe/control-client.ts'
import { customerRoutes } from '#dev/stripe/customers.ts'
import { disputeRoutes } from '#dev/stripe/disputes.ts'
import { eventRoutes } from '#dev/stripe/event-routes.ts'
import { Fault } from '#dev/stripe/fault.ts'
import { invoiceRoutes } from '#dev/stripe/invoices.ts'
import { answerPage, pages } from '#dev/stripe/pages.ts'
import { paymentIntentRoutes } from '#dev/stripe/payment-intents.ts'
import { paymentMethodRoutes } from '#dev/stripe/payment-methods.ts'
import { portalRoutes } from '#dev/stripe/portal.ts'
import { priceRoutes } from '#dev/stripe/prices.ts'
import { productRoutes } from '#dev/stripe/products.ts'
import { refundRoutes } from '#dev/stripe/refunds.ts'
import type { Route } from '#dev/stripe/route.ts'
import { get } from '#dev/stripe/route.ts'
import type { Standing } from '#dev/stripe/run-command.ts'
import { runCommand } from '#dev/stripe/run-command.ts'
import { setupIntentRoutes } from '#dev/stripe/setup-intents.ts'
import type { State } from '#dev/stripe/state.ts'
import { all, newState, nowSeconds, readState } from '#dev/stripe/state.ts'
import { subscriptionRoutes } from '#dev/stripe/subscriptions.ts'
import { webhookEndpointRoutes } from '#dev/stripe/webhook-endpoints.ts'

/** What a set-up command asks to know where it is. */
const ownAccount = {
  id: 'acct_standin',
  object: 'account',
  charges_enabled: true,
  country: 'US',
  default_currency: 'usd',
  details_submitted: true,
  email: null,
  payouts_enabled: true,
  settings: { dashboard: { display_name: 'Tubli (stand-in)', timezone: 'Etc/UTC' } },
  type: 'standard',
}

const routes: Route[] = [
  ...productRoutes,
  ...priceRoutes,
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...paymentIntentRoutes,
  ...setupIntentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...checkoutSessionRoutes,
  ...portalRoutes,
  ...webhookEndpointRoutes,
  ...eventRoutes,
  get('/v1/account', () => ownAccount),
]

/** The emulator's definition; `stand` makes what works on the state once that is loaded. */
export function defineStripe(stand: (state: State) => Standing) {
  return defineEmulator<State>({
    name: 'stripe',
    state: newState,
    validateSeed: readState,
    setup({ app, state, onDispose }) {
      const standing = stand(state)
      const { account } = standing
      onDispose(() => standing.deliveries.close())
      for (const route of routes) {
        app.on(route.method, route.path, (c) => answerCall(account, route, c.req.raw, c.req.param('id')))
      }
      for (const page of pages) {
        app.on(page.method, page.path, (c) => answerPage(account, page, c.req.raw, c.req.param('id')))
      }
      app.get('/control', (c) => c.json(reportOf(standing)))
      app.post('/control', async (c) => {
        const command = Command.safeParse(await c.req.json())
        if (!command.success) return c.json({ error: z.prettifyError(command.error) }, 400)
        try {
          return c.json(await runCommand(standing, command.data))
        } catch (error) {
          if (error instanceof Fault) return c.json({ error: error.body }, error.status)
          throw error
        }
      })
      app.notFound((c) => answerCall(account, null, c.req.raw, ''))
    },
  })
}

function reportOf({ account, deliveries }: Standing): Report {
  const { state }: Account = account
  const events = all(state, 'event').map(({ id, type, data }) => {
    const objectId: unknown = Object(data.object).id
    return { id, type, objectId: typeof objectId === 'string' ? objectId : null }
  })
  return {
    now: nowSeconds(state),
    requests: state.requests,
    unknownRequests: state.unknownRequests,
    deliveries: deliveries.log,
    held: deliveries.heldEvents(),
    events,
  }
}
