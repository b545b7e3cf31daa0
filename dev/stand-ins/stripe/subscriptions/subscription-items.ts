import { amountIn } from '#dev/stand-ins/stripe/catalogue/prices.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import { find, newId, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Price, SubscriptionItem } from '#dev/stand-ins/stripe/wire/wire.ts'
import type { Period } from './billing-period.ts'

/** What a call wants of one item of a subscription. */
export type ItemWanted = {
  id?: string | undefined
  price?: string | undefined
  quantity?: number | undefined
  deleted?: boolean | undefined
}

/** A price that a subscription may have. @throws Fault 400 for one that is inactive or does not recur */
export function recurringPrice({ state }: Account, id: string, currency: string | null): Price {
  const price = find(state, 'price', id, 'items[0][price]')
  if (!price.recurring) {
    const message = `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`
    throw invalid(message, { param: 'items[0][price]' })
  }
  if (!price.active) {
    const message = 'The price specified is inactive. This field only accepts active prices.'
    throw invalid(message, { code: 'price_inactive', param: 'items[0][price]' })
  }
  if (currency) amountIn(price, currency)
  return price
}

export function newItem(
  account: Account,
  subscription: string,
  wanted: { price: Price; quantity: number },
  period: Period,
): SubscriptionItem {
  return {
    id: newId(account.state, 'si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: nowSeconds(account.state),
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(wanted.price),
    price: structuredClone(wanted.price),
    quantity: wanted.quantity,
    subscription,
    tax_rates: [],
  }
}

/** The old form of a price, which still accompanies it. */
export function planOf(price: Price): SubscriptionItem['plan'] {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: { ...price.metadata },
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}
