import * as z from 'zod'
import { secret, url, variable } from './setting.ts'

/** Payments. Without any of the three nothing can be bought and calls answer 501; with some of them nothing starts. */
export const stripe = {
  STRIPE_SECRET_KEY: secret('without it and the two below nothing can be bought', z.string().optional()),
  STRIPE_WEBHOOK_SECRET: secret('of the endpoint `/ft/stripe/webhook`', z.string().optional()),
  STRIPE_PUBLISHABLE_KEY: variable('goes to the browser', z.string().optional()),
  STRIPE_API_URL: variable("Stripe's own unless set", url.default('https://api.stripe.com')),
}

export const STRIPE_WHOLE = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'] as const
