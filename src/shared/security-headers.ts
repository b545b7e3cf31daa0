/** Of public/first.js, which the build writes into every page: the only script that may stand in one. The build refuses another. */
export const FIRST_SCRIPT_HASH = 'sha256-tOxZ06FXLapvHSZi70ANDPML7MnR3TyzRZYnuJ4yTi4='

/**
 * SEC-17. Styles may be inline (the kit writes its theme's variables into a style element); scripts may not, but one. Stripe's
 * hosts are for the payment form and stand on its pages alone: its script, what it calls, and the frames that card numbers and bank checks live in.
 */
const policy = ({ isShop }: { isShop: boolean }): string => {
  const stripe = (hosts: string) => (isShop ? ` ${hosts}` : '')
  return [
    "default-src 'self'",
    `script-src 'self' '${FIRST_SCRIPT_HASH}'${stripe('https://js.stripe.com https://*.js.stripe.com')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https://avatars.githubusercontent.com https://lh3.googleusercontent.com https://pbs.twimg.com",
    "font-src 'self'",
    `connect-src 'self'${stripe('https://api.stripe.com')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-src https://www.youtube-nocookie.com${stripe('https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com')}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Sent with every answer, static files included (the build writes them into `_headers`). */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': policy({ isShop: false }),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=(self), payment=()',
}

/** What the shops (shared/billing/shops.ts) have instead. */
export const SHOP_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': policy({ isShop: true }),
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
}
