import type { CustomerOutput, PaymentItem } from '#shared/billing/schemas.ts'

export const payment = (id: string): PaymentItem => ({
  id,
  currency: 'usd',
  amount: 1999,
  created: 1_795_000_000,
  status: 'succeeded',
  credits: 5,
})

export const freeCustomer: CustomerOutput = {
  customerId: null,
  subscriptionPlan: 'Free',
  subscriptionId: null,
  status: null,
  priceId: null,
  billingInterval: null,
  amountPaid: null,
  currency: null,
  paymentMethod: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  pastDueSince: null,
}

export const proCustomer: CustomerOutput = {
  ...freeCustomer,
  customerId: 'cus_1',
  subscriptionPlan: 'Pro',
  subscriptionId: 'sub_1',
  status: 'active',
  priceId: 'pro_month',
  billingInterval: 'month',
  amountPaid: 1200,
  currency: 'usd',
  paymentMethod: { brand: 'visa', last4: '4242' },
  currentPeriodEnd: '2026-12-21T12:00:00Z',
}
