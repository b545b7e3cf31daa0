import Stripe from 'stripe'
import { type BillingInterval, CURRENCIES, type Currency, DEFAULT_CURRENCY } from '#shared/billing/rules.ts'

/** Says what was done, a line each. */
export type Tell = (line: string) => void

/** The product of this id, under its name and for sale. */
export async function setUpProduct(stripe: Stripe, { id, name }: { id: string; name: string }, tell: Tell) {
  const known = await stripe.products.retrieve(id).catch(asMissing)
  if (!known) {
    await stripe.products.create({ id, name })
    return tell(`product ${id}: created`)
  }
  if (known.name === name && known.active) return tell(`product ${id}: as it should be`)
  await stripe.products.update(id, { name, active: true })
  tell(`product ${id}: updated`)
}

export type WantedPrice = {
  /** Our own id: its lookup key, and in its metadata, which it keeps when the key moves on to a newer price. */
  id: string
  productId: string
  nickname: string
  /** Minor units. */
  amounts: Readonly<Record<Currency, number>>
  interval?: BillingInterval
}

/** The price of this lookup key at these amounts. An amount can't be changed at Stripe, so a new price takes the key over. */
export async function setUpPrice(stripe: Stripe, wanted: WantedPrice, tell: Tell): Promise<void> {
  const { id, productId, nickname, interval } = wanted
  const { data } = await stripe.prices.list({ lookup_keys: [id], expand: ['data.currency_options'], limit: 1 })
  const known = data[0]
  if (known && isAsWanted(known, wanted)) {
    if (known.active && known.metadata.priceId === id) return tell(`price ${id}: as it should be`)
    await stripe.prices.update(known.id, { active: true, metadata: { priceId: id } })
    return tell(`price ${id}: updated`)
  }
  const created = await stripe.prices.create({
    product: productId,
    lookup_key: id,
    transfer_lookup_key: true,
    nickname,
    metadata: { priceId: id },
    currency: DEFAULT_CURRENCY,
    unit_amount: wanted.amounts[DEFAULT_CURRENCY],
    currency_options: otherCurrencies(wanted),
    ...(interval ? { recurring: { interval } } : {}),
  })
  // who subscribed at the old price keeps it; nobody new can
  if (known) await stripe.prices.update(known.id, { active: false })
  tell(known ? `price ${id}: ${created.id} takes over from ${known.id}` : `price ${id}: created as ${created.id}`)
}

const otherCurrencies = ({ amounts }: WantedPrice) =>
  Object.fromEntries(
    CURRENCIES.filter((one) => one !== DEFAULT_CURRENCY).map((one) => [one, { unit_amount: amounts[one] }]),
  )

function isAsWanted(price: Stripe.Price, { productId, amounts, interval }: WantedPrice): boolean {
  const amountIn = (currency: Currency): number | null | undefined =>
    price.currency === currency ? price.unit_amount : price.currency_options?.[currency]?.unit_amount
  const product = typeof price.product === 'string' ? price.product : price.product.id
  return (
    product === productId &&
    price.currency === DEFAULT_CURRENCY &&
    price.recurring?.interval === interval &&
    (price.recurring?.interval_count ?? 1) === 1 &&
    CURRENCIES.every((one) => amountIn(one) === amounts[one])
  )
}

function asMissing(failure: unknown): null {
  if (failure instanceof Stripe.errors.StripeInvalidRequestError && failure.code === 'resource_missing') return null
  throw failure
}
