import * as z from 'zod'
import { add, change } from '#dev/stand-ins/stripe/webhooks/events.ts'
import { invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import * as field from '#dev/stand-ins/stripe/wire/fields.ts'
import { listOf } from '#dev/stand-ins/stripe/wire/list.ts'
import { mergeMetadata, readParams } from '#dev/stand-ins/stripe/wire/params.ts'
import type { Call, Route } from '#dev/stand-ins/stripe/wire/route.ts'
import { del, get, post } from '#dev/stand-ins/stripe/wire/route.ts'
import { search, searchParams } from '#dev/stand-ins/stripe/wire/search.ts'
import { all, find, newId, nowSeconds, remove } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Product } from '#dev/stand-ins/stripe/wire/wire.ts'
import { createPrice, newPriceFields } from './prices.ts'

const fields = {
  active: field.bool.optional(),
  description: field.textOrUnset.optional(),
  images: field.list(field.text).optional(),
  marketing_features: field.list(z.object({ name: field.text })).optional(),
  metadata: field.metadata.optional(),
  statement_descriptor: field.text.optional(),
  unit_label: field.textOrUnset.optional(),
  url: field.textOrUnset.optional(),
  shippable: field.bool.optional(),
  tax_code: field.ignored,
}
const createParams = z.strictObject({
  ...fields,
  name: field.text,
  id: field.text.optional(),
  type: field.ignored,
  default_price_data: z.object(newPriceFields).optional(),
})
const updateParams = z.strictObject({
  ...fields,
  name: field.text.optional(),
  default_price: field.textOrUnset.optional(),
})
const listParams = z.strictObject({
  ...field.page,
  active: field.bool.optional(),
  ids: field.list(field.text).optional(),
  url: field.text.optional(),
  shippable: field.bool.optional(),
  type: field.ignored,
})

function create({ account, form }: Call): Product {
  const { state } = account
  const given = readParams(createParams, form)
  const id = given.id ?? newId(state, 'prod')
  if (state.tables.product[id]) {
    throw invalid(`Product already exists with id \`${id}\`.`, { code: 'resource_already_exists', param: 'id' })
  }
  const now = nowSeconds(state)
  const product: Product = {
    id,
    object: 'product',
    active: given.active ?? true,
    created: now,
    default_price: null,
    description: given.description ?? null,
    images: given.images ?? [],
    livemode: false,
    marketing_features: given.marketing_features ?? [],
    metadata: mergeMetadata({}, given.metadata),
    name: given.name,
    package_dimensions: null,
    shippable: given.shippable ?? null,
    statement_descriptor: given.statement_descriptor ?? null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: given.unit_label ?? null,
    updated: now,
    url: given.url ?? null,
  }
  add(account, 'product', product, 'product.created')
  if (given.default_price_data) {
    product.default_price = createPrice(account, { ...given.default_price_data, product: id }).id
  }
  return product
}

function update({ account, form, id }: Call): Product {
  const product = find(account.state, 'product', id)
  const { tax_code: _, metadata: changed, ...given } = readParams(updateParams, form)
  const merged = mergeMetadata(product.metadata, changed)
  const changes = { ...given, metadata: merged, updated: nowSeconds(account.state) }
  return change(account, product, changes, 'product.updated')
}

function destroy({ account, id }: Call): object {
  const { state } = account
  find(state, 'product', id)
  if (all(state, 'price').some(({ product }) => product === id)) {
    throw invalid('This product cannot be deleted because it has one or more user-created prices.')
  }
  return remove(state, 'product', id)
}

export const productRoutes: Route[] = [
  post('/v1/products', create),
  get('/v1/products', ({ account, form }) => {
    const { active, ids, url, shippable, ...rest } = readParams(listParams, form)
    const found = all(account.state, 'product').filter(
      (product) =>
        (active ?? product.active) === product.active &&
        (ids?.includes(product.id) ?? true) &&
        (url ?? product.url) === product.url &&
        (shippable ?? product.shippable) === product.shippable,
    )
    return listOf('/v1/products', found, rest)
  }),
  get('/v1/products/search', ({ account, form }) =>
    search('/v1/products/search', all(account.state, 'product'), readParams(searchParams, form)),
  ),
  get('/v1/products/:id', ({ account, id }) => find(account.state, 'product', id)),
  post('/v1/products/:id', update),
  del('/v1/products/:id', destroy),
]
