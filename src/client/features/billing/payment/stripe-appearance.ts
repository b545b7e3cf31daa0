import type { Appearance } from '@stripe/stripe-js'

/** The payment form lives in Stripe's frame, where our style sheets don't reach: it is told our tokens' values. */
export function stripeAppearance(): Appearance {
  const root = document.documentElement
  const style = getComputedStyle(root)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    theme: root.dataset.mantineColorScheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('--accent'),
      colorBackground: token('--surface'),
      colorText: token('--text'),
      colorTextSecondary: token('--text-soft'),
      colorDanger: token('--danger'),
      borderRadius: token('--radius-control'),
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSizeBase: '15px',
    },
  }
}
