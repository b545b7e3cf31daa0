import {
  CancelSubscriptionInput,
  ChangeSubscriptionInput,
  CreatePaymentAnswer,
  CreatePaymentInput,
  CreateSubscriptionAnswer,
  CreateSubscriptionInput,
  CurrencyAnswer,
  CurrencyInput,
  CustomerAnswer,
  ListInvoicesAnswer,
  ListPackagesAnswer,
  ListPaymentsAnswer,
  PaymentStatusAnswer,
  PaymentStatusInput,
  PortalAnswer,
  PreviewChangeAnswer,
  PreviewChangeInput,
  StripeInfoAnswer,
  StripeInfoInput,
} from '#shared/billing.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts'
import { changeSubscription, previewChange } from './change-subscription.ts'
import { createPayment } from './create-payment.ts'
import { createSubscription } from './create-subscription.ts'
import { findCurrency } from './find-currency.ts'
import { getCustomer, listInvoices, listPackages, listPayments, openPortal } from './queries.ts'
import { readInfo } from './read-info.ts'
import { readPayment } from './read-payment.ts'

export const billingRouter = router({
  packages: visitorProcedure.output(ListPackagesAnswer).query(({ ctx }) => listPackages(ctx)),

  currency: visitorProcedure
    .input(CurrencyInput)
    .output(CurrencyAnswer)
    .query(({ ctx, input }) => findCurrency(ctx, input)),

  payments: userProcedure.output(ListPaymentsAnswer).query(({ ctx }) => listPayments(ctx)),

  payment: userProcedure
    .input(PaymentStatusInput)
    .output(PaymentStatusAnswer)
    .mutation(({ ctx, input }) => readPayment(ctx, input)),

  info: visitorProcedure
    .meta({
      rest: { method: 'POST', path: '/ft/stripe/info/{id}', summary: 'Prices, payments, invoices or one payment.' },
    })
    .input(StripeInfoInput)
    .output(StripeInfoAnswer)
    .mutation(({ ctx, input }) => readInfo(ctx, input)),

  createPayment: userProcedure
    .meta({
      rest: { method: 'POST', path: '/ft/stripe/createPaymentIntent', summary: 'Prepares the purchase of credits.' },
    })
    .input(CreatePaymentInput)
    .output(CreatePaymentAnswer)
    .mutation(({ ctx, input }) => createPayment(ctx, input)),

  customer: userProcedure
    .meta({ rest: { method: 'POST', path: '/ft/stripe/getCustomerInfo', summary: 'My plan.' } })
    .output(CustomerAnswer)
    .query(({ ctx }) => getCustomer(ctx)),

  createSubscription: userProcedure
    .meta({ rest: { method: 'POST', path: '/ft/stripe/createSubscription', summary: 'Begins my Pro plan.' } })
    .input(CreateSubscriptionInput)
    .output(CreateSubscriptionAnswer)
    .mutation(({ ctx, input }) => createSubscription(ctx, input)),

  previewChange: userProcedure
    .meta({
      rest: { method: 'POST', path: '/ft/stripe/previewSubscription', summary: 'What a change would cost now.' },
    })
    .input(PreviewChangeInput)
    .output(PreviewChangeAnswer)
    .mutation(({ ctx, input }) => previewChange(ctx, input)),

  changeSubscription: userProcedure
    .meta({ rest: { method: 'POST', path: '/ft/stripe/changeSubscription', summary: 'Changes my plan.' } })
    .input(ChangeSubscriptionInput)
    .output(CustomerAnswer)
    .mutation(({ ctx, input }) => changeSubscription(ctx, input)),

  cancelSubscription: userProcedure
    .meta({
      rest: { method: 'POST', path: '/ft/stripe/cancelSubscription', summary: 'Ends my plan with its period.' },
    })
    .input(CancelSubscriptionInput)
    .output(CustomerAnswer)
    .mutation(({ ctx, input }) => cancelSubscription(ctx, input)),

  resumeSubscription: userProcedure
    .meta({ rest: { method: 'POST', path: '/ft/stripe/resumeSubscription', summary: 'Lets my plan go on after all.' } })
    .output(CustomerAnswer)
    .mutation(({ ctx }) => resumeSubscription(ctx)),

  invoices: userProcedure.output(ListInvoicesAnswer).query(({ ctx }) => listInvoices(ctx)),

  portal: userProcedure
    .meta({ rest: { method: 'POST', path: '/ft/stripe/portal', summary: 'Where I change my card.' } })
    .output(PortalAnswer)
    .mutation(({ ctx }) => openPortal(ctx)),
})
