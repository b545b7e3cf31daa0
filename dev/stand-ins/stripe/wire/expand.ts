import { invalid } from './fault.ts'
import { wholeList } from './list.ts'
import type { State } from './state.ts'
import { all, findAny } from './state.ts'

type Fields = { [key: string]: unknown }

/** Fields that Stripe shows only when they are expanded, and what then stands in them. */
const includable: Record<string, Record<string, (state: State, own: Fields) => unknown>> = {
  price: { currency_options: (_, own) => own.currency_options, tiers: () => undefined },
  product: {},
  customer: {
    subscriptions: (state, { id }) =>
      wholeList(
        `/v1/customers/${id}/subscriptions`,
        all(state, 'subscription').filter(({ customer, status }) => customer === id && status !== 'canceled'),
      ),
  },
  charge: {
    refunds: (state, { id }) =>
      wholeList(
        `/v1/charges/${id}/refunds`,
        all(state, 'refund').filter(({ charge }) => charge === id),
      ),
  },
  invoice: {
    payments: (state, { id }) =>
      wholeList(
        '/v1/invoice_payments',
        all(state, 'invoice_payment').filter(({ invoice }) => invoice === id),
      ),
    confirmation_secret: (state, { id }) => {
      const payment = all(state, 'invoice_payment').findLast(({ invoice }) => invoice === id)
      const intent = payment && state.tables.payment_intent[payment.payment.payment_intent]
      return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
    },
  },
  'checkout.session': { line_items: (_, own) => own.line_items },
}

/**
 * The object as a client sees it: fields that need expanding are gone, and each of `paths` (`data.customer`,
 * `latest_invoice.payments`) shows the object instead of its id. @throws Fault 400 for a path that leads nowhere
 */
export function present(state: State, value: unknown, paths: string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => present(state, item, paths))
  if (typeof value !== 'object' || value === null) return value
  const own: Fields = { ...value }
  const heads = Map.groupBy(paths, (path) => path.split('.')[0] ?? '')
  const hidden = includable[String(own.object)] ?? {}
  for (const [name, compute] of Object.entries(hidden)) {
    const shown = heads.has(name) ? compute(state, own) : undefined
    if (shown === undefined) delete own[name]
    else own[name] = shown
  }
  for (const [name, ways] of heads) expandField(state, own, name, ways)
  return Object.fromEntries(
    Object.entries(own).map(([name, field]) => [name, heads.has(name) ? field : present(state, field)]),
  )
}

function expandField(state: State, own: Fields, name: string, ways: string[]): void {
  if (!(name in own)) {
    if (own.deleted || includable[String(own.object)]?.[name]) return
    const message = `This property cannot be expanded (${name}).`
    throw invalid(message, { code: 'parameter_invalid', param: 'expand' })
  }
  const rest = ways.flatMap((way) => (way.includes('.') ? [way.slice(way.indexOf('.') + 1)] : []))
  const field = own[name]
  const resolved = typeof field === 'string' ? (findAny(state, field) ?? field) : field
  own[name] = present(state, resolved, rest)
}
