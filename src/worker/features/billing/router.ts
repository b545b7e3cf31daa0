import {
  CancelSubscriptionInput,
  ChangeSubscriptionInput,
  CreatePaymentInput,
  CreatePaymentOutput,
  CreateSubscriptionInput,
  CreateSubscriptionOutput,
  CurrencyInput,
  CurrencyOutput,
  CustomerOutput,
  ListInvoicesOutput,
  ListPackagesOutput,
  ListPaymentsOutput,
  PaymentStatusInput,
  PaymentStatusOutput,
  PortalOutput,
  PreviewChangeInput,
  PreviewChangeOutput,
  StatementInput,
  StatementOutput,
  StripeInfoInput,
  StripeInfoOutput,
} from '#shared/billing/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts'
import { changeSubscription, previewChange } from './change-subscription.ts'
import { checkPayment } from './check-payment.ts'
import { createPayment } from './create-payment.ts'
import { createSubscription } from './create-subscription.ts'
import { findCurrency } from './find-currency.ts'
import { getCustomer, listInvoices, listPackages, listPayments, openPortal } from './queries.ts'
import { readInfo } from './read-info.ts'
import { readStatement } from './read-statement.ts'
import { wire } from './wire.ts'

export const billingRouter = router({
  packages: visitorProcedure.output(ListPackagesOutput).query(({ ctx }) => listPackages(ctx)),

  currency: visitorProcedure
    .input(CurrencyInput)
    .output(CurrencyOutput)
    .query(({ ctx, input }) => findCurrency(ctx, input)),

  statement: userProcedure
    .meta({ rest: wire.statement })
    .input(StatementInput)
    .output(StatementOutput)
    .query(({ ctx, input }) => readStatement(ctx, input)),

  payments: userProcedure.output(ListPaymentsOutput).query(({ ctx }) => listPayments(ctx)),

  payment: userProcedure
    .input(PaymentStatusInput)
    .output(PaymentStatusOutput)
    .mutation(({ ctx, input }) => checkPayment(ctx, input)),

  info: visitorProcedure
    .meta({
      rest: { method: 'POST', path: '/ft/stripe/info/{id}', summary: 'Prices, payments, invoices or one payment.' },
    })
    .input(StripeInfoInput)
    .output(StripeInfoOutput)
    .mutation(({ ctx, input }) => readInfo(ctx, input)),

  createPayment: userProcedure
    .meta({
      rest: { method: 'POST', path: '/ft/stripe/createPaymentIntent', summary: 'Prepares the purchase of credits.' },
    })
    .input(CreatePaymentInput)
    .output(CreatePaymentOutput)
    .mutation(({ ctx, input }) => createPayment(ctx, input)),

  customer: userProcedure
    .meta({ rest: { method: 'POST', path: '/ft/stripe/getCustomerInfo', summary: 'My plan.' } })
    .output(CustomerOutput)
    .query(({ ctx }) => getCustomer(ctx)),

  createSubscription: userProcedure
    .meta({ rest: { method: 'POST', path: '/ft/stripe/createSubscription', summary: 'Begins my Pro plan.' } })
    .input(CreateSubscriptionInput)
    .output(CreateSubscriptionOutput)
    .mutation(({ ctx, input }) => createSubscription(ctx, input)),

  previewChange: userProcedure
    .meta({
      rest: { method: 'POST', path: '/ft/stripe/previewSubscription', summary: 'What a change would cost now.' },
    })
    .input(PreviewChangeInput)
    .output(PreviewChangeOutput)
    .mutation(({ ctx, input }) => previewChange(ctx, input)),

  changeSubscription: userProcedure
    .meta({ rest: { method: 'POST', path: '/ft/stripe/changeSubscription', summary: 'Changes my plan.' } })
    .input(ChangeSubscriptionInput)
    .output(CustomerOutput)
    .mutation(({ ctx, input }) => changeSubscription(ctx, input)),

  cancelSubscription: userProcedure
    .meta({
      rest: { method: 'POST', path: '/ft/stripe/cancelSubscription', summary: 'Ends my plan with its period.' },
    })
    .input(CancelSubscriptionInput)
    .output(CustomerOutput)
    .mutation(({ ctx, input }) => cancelSubscription(ctx, input)),

  resumeSubscription: userProcedure
    .meta({ rest: { method: 'POST', path: '/ft/stripe/resumeSubscription', summary: 'Lets my plan go on after all.' } })
    .output(CustomerOutput)
    .mutation(({ ctx }) => resumeSubscription(ctx)),

  invoices: userProcedure.output(ListInvoicesOutput).query(({ ctx }) => listInvoices(ctx)),

  portal: userProcedure
    .meta({ rest: { method: 'POST', path: '/ft/stripe/portal', summary: 'Where I change my card.' } })
    .output(PortalOutput)
    .mutation(({ ctx }) => openPortal(ctx)),
})
