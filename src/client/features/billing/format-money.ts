import type { Currency } from '#shared/billing/rules.ts'

/** All our currencies have a hundred minor units (2§9). */
const MINOR_UNITS = 100

const formats = new Map<string, Intl.NumberFormat>()

/** '$19.99' of 1999 minor units; dollars, naira and rupees by their signs (G-PAY-03). */
export function formatMoney(amountMinor: number, currency: Currency | (string & {})): string {
  const format = formats.get(currency) ?? openFormat(currency)
  formats.set(currency, format)
  return format.format(amountMinor / MINOR_UNITS)
}

const openFormat = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
