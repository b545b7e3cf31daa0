import type { CustomerOutput, PaymentItem } from '#shared/billing/schemas.ts'

export const payment = (id: string): PaymentItem => ({
  id,
  currency: 'usd',
  amountMinor: 1999,
  createdAt: '2026-11-18T11:06:40.000Z',
  status: 'succeeded',
  credits: 5,
})

export const freeCustomer: CustomerOutput = {
  customerId: null,
  plan: 'Free',
  subscriptionId: null,
  status: null,
  priceId: null,
  billingInterval: null,
  amountMinor: null,
  amountPaidMinor: null,
  currency: null,
  paymentMethod: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  pastDueSince: null,
}

export const proCustomer: CustomerOutput = {
  ...freeCustomer,
  customerId: 'cus_1',
  plan: 'Pro',
  subscriptionId: 'sub_1',
  status: 'active',
  priceId: 'pro_month',
  billingInterval: 'month',
  amountMinor: 1200,
  amountPaidMinor: 1200,
  currency: 'usd',
  paymentMethod: { brand: 'visa', last4: '4242' },
  currentPeriodEnd: '2026-12-21T12:00:00Z',
}
