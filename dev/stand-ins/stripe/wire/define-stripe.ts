import { defineEmulator } from 'emulate'
import * as z from 'zod'
import { priceRoutes } from '#dev/stand-ins/stripe/catalogue/prices.ts'
import { productRoutes } from '#dev/stand-ins/stripe/catalogue/products.ts'
import { checkoutSessionRoutes } from '#dev/stand-ins/stripe/checkout/checkout-sessions.ts'
import { Command } from '#dev/stand-ins/stripe/control/command.ts'
import type { Report } from '#dev/stand-ins/stripe/control/control-client.ts'
import type { Standing } from '#dev/stand-ins/stripe/control/run-command.ts'
import { runCommand } from '#dev/stand-ins/stripe/control/run-command.ts'
import { customerRoutes } from '#dev/stand-ins/stripe/customers/customers.ts'
import { paymentMethodRoutes } from '#dev/stand-ins/stripe/customers/payment-methods.ts'
import { setupIntentRoutes } from '#dev/stand-ins/stripe/customers/setup-intents.ts'
import { invoiceRoutes } from '#dev/stand-ins/stripe/invoices/invoices.ts'
import { answerPage, pages } from '#dev/stand-ins/stripe/pages/pages.ts'
import { chargeRoutes } from '#dev/stand-ins/stripe/payments/charges.ts'
import { disputeRoutes } from '#dev/stand-ins/stripe/payments/disputes.ts'
import { paymentIntentRoutes } from '#dev/stand-ins/stripe/payments/payment-intents.ts'
import { refundRoutes } from '#dev/stand-ins/stripe/payments/refunds.ts'
import { portalRoutes } from '#dev/stand-ins/stripe/portal/portal.ts'
import { subscriptionRoutes } from '#dev/stand-ins/stripe/subscriptions/subscriptions.ts'
import { eventRoutes } from '#dev/stand-ins/stripe/webhooks/event-routes.ts'
import { webhookEndpointRoutes } from '#dev/stand-ins/stripe/webhooks/webhook-endpoints.ts'
import type { Account } from './account.ts'
import { answerCall } from './answer-call.ts'
import { Fault } from './fault.ts'
import type { Route } from './route.ts'
import { get } from './route.ts'
import type { State } from './state.ts'
import { all, newState, nowSeconds, readState } from './state.ts'

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
    waiting: deliveries.waitingEvents(),
    events,
  }
}
