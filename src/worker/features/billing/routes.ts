import { Hono } from 'hono/tiny'
import { answerFailure } from '#worker/http/failures.ts'
import type { AppEnv } from '#worker/http/observe.ts'

/** What tRPC can't do: Stripe's deliveries, whose signature covers the body byte by byte (I001). */
export const billingRoutes = new Hono<AppEnv>({ strict: false }).post('/ft/stripe/webhook', async (c) => {
  try {
    c.set('ctx', { ...c.var.ctx, actor: { kind: 'webhook', provider: 'stripe' } })
    const { ctx } = c.var
    const { readEvent } = await import('#worker/integrations/stripe/stripe-events.ts')
    const { handleEvent } = await import('./handle-event.ts')
    const event = await readEvent(ctx.env, await c.req.text(), c.req.header('stripe-signature') ?? null)
    await handleEvent(ctx, event)
    return c.json({ received: true })
  } catch (failure) {
    // Stripe delivers again whatever is no 2xx; only a bad signature stays one
    return answerFailure(c, failure)
  }
})
