import * as z from 'zod'
import { add, change } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import * as field from '#dev/stand-ins/stripe/wire/fields.ts'
import { listOf } from '#dev/stand-ins/stripe/wire/list.ts'
import { mergeMetadata, readParams } from '#dev/stand-ins/stripe/wire/params.ts'
import type { Call, Route } from '#dev/stand-ins/stripe/wire/route.ts'
import { get, post } from '#dev/stand-ins/stripe/wire/route.ts'
import { search, searchParams } from '#dev/stand-ins/stripe/wire/search.ts'
import { all, find, newId, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { CurrencyOption, Price } from '#dev/stand-ins/stripe/wire/wire.ts'

const recurring = z.object({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: field.int.default(1),
})
const option = z.object({
  unit_amount: field.int,
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
})

/** What makes a price, wherever it is made: on its own, with its product, or in a checkout line. */
export const newPriceFields = {
  currency: field.currency,
  unit_amount: field.int.pipe(z.number().min(0)),
  currency_options: z.record(z.string().length(3), option).optional(),
  recurring: recurring.optional(),
  metadata: field.metadata.optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
}
const ownFields = {
  active: field.bool.optional(),
  lookup_key: field.textOrUnset.optional(),
  nickname: field.textOrUnset.optional(),
  transfer_lookup_key: field.bool.optional(),
}
const newPrice = z.object({ ...newPriceFields, ...ownFields, product: field.text, billing_scheme: field.ignored })
const createParams = z.strictObject({
  ...newPrice.shape,
  product: field.text.optional(),
  product_data: z.object({ name: field.text, metadata: field.metadata.optional() }).optional(),
})
const updateParams = z.strictObject({
  ...ownFields,
  currency_options: newPriceFields.currency_options,
  metadata: field.metadata.optional(),
  tax_behavior: newPriceFields.tax_behavior,
})
const listParams = z.strictObject({
  ...field.page,
  active: field.bool.optional(),
  currency: field.currency.optional(),
  product: field.text.optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
  lookup_keys: field.list(field.text).optional(),
  recurring: z.object({ interval: field.text.optional(), meter: field.ignored, usage_type: field.ignored }).optional(),
})

/** Makes a price of an existing product. @throws Fault 400 when its lookup key is taken and not to be transferred */
export function createPrice(account: Account, given: z.output<typeof newPrice>): Price {
  const { state } = account
  find(state, 'product', given.product, 'product')
  claimLookupKey(account, given.lookup_key, given.transfer_lookup_key)
  const options = { ...given.currency_options, [given.currency]: { unit_amount: given.unit_amount } }
  const price: Price = {
    id: newId(state, 'price'),
    object: 'price',
    active: given.active ?? true,
    billing_scheme: 'per_unit',
    created: nowSeconds(state),
    currency: given.currency,
    currency_options: optionsOf(options),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookup_key ?? null,
    metadata: mergeMetadata({}, given.metadata),
    nickname: given.nickname ?? null,
    product: given.product,
    recurring: given.recurring
      ? { ...given.recurring, meter: null, trial_period_days: null, usage_type: 'licensed' }
      : null,
    tax_behavior: given.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount: given.unit_amount,
    unit_amount_decimal: String(given.unit_amount),
  }
  return add(account, 'price', price, 'price.created')
}

function optionsOf(given: Record<string, z.output<typeof option>>): Record<string, CurrencyOption> {
  const options = Object.entries(given).map(([code, { unit_amount, tax_behavior }]): [string, CurrencyOption] => [
    code.toLowerCase(),
    {
      custom_unit_amount: null,
      tax_behavior: tax_behavior ?? 'unspecified',
      unit_amount,
      unit_amount_decimal: String(unit_amount),
    },
  ])
  return Object.fromEntries(options)
}

function claimLookupKey(account: Account, key: string | null | undefined, isTransfer = false, owner?: string): void {
  const holder = all(account.state, 'price').find((price) => key && price.lookup_key === key && price.id !== owner)
  if (!holder) return
  if (!isTransfer) {
    const message = `A price (\`${holder.id}\`) already uses that lookup key.`
    throw invalid(message, { code: 'resource_already_exists', param: 'lookup_key' })
  }
  change(account, holder, { lookup_key: null }, 'price.updated')
}

/** A price's amount in a currency, in minor units. @throws Fault 400 when the price has none in it */
export function amountIn(price: Price, code: string): number {
  const amount = price.currency_options[code]?.unit_amount
  if (amount === undefined || amount === null) {
    throw invalid(`The price \`${price.id}\` doesn't support the currency \`${code}\`.`, { param: 'currency' })
  }
  return amount
}

function create({ account, form }: Call): Price {
  const { product, product_data, ...given } = readParams(createParams, form)
  if (product) return createPrice(account, { ...given, product })
  if (!product_data) {
    throw invalid('You must specify either `product` or `product_data` when creating a price.', { param: 'product' })
  }
  throw invalid('The stand-in makes prices only of existing products.', { param: 'product_data' })
}

function update({ account, form, id }: Call): Price {
  const price = find(account.state, 'price', id)
  const { transfer_lookup_key, currency_options, metadata: changed, ...given } = readParams(updateParams, form)
  claimLookupKey(account, given.lookup_key, transfer_lookup_key, id)
  const changes = {
    ...given,
    metadata: mergeMetadata(price.metadata, changed),
    currency_options: { ...price.currency_options, ...optionsOf(currency_options ?? {}) },
  }
  return change(account, price, changes, 'price.updated')
}

export const priceRoutes: Route[] = [
  post('/v1/prices', create),
  get('/v1/prices', ({ account, form }) => {
    const {
      active,
      currency: code,
      product,
      type,
      lookup_keys,
      recurring: every,
      ...rest
    } = readParams(listParams, form)
    const found = all(account.state, 'price').filter(
      (price) =>
        (active ?? price.active) === price.active &&
        (code ?? price.currency) === price.currency &&
        (product ?? price.product) === price.product &&
        (type ?? price.type) === price.type &&
        (every?.interval ?? price.recurring?.interval) === price.recurring?.interval &&
        (!lookup_keys || lookup_keys.includes(price.lookup_key ?? '')),
    )
    return listOf('/v1/prices', found, rest)
  }),
  get('/v1/prices/search', ({ account, form }) =>
    search('/v1/prices/search', all(account.state, 'price'), readParams(searchParams, form)),
  ),
  get('/v1/prices/:id', ({ account, id }) => find(account.state, 'price', id)),
  post('/v1/prices/:id', update),
]
