import * as z from 'zod'
import { DeliveryList, ListDeliveriesInput, ResumeEventInput } from '#shared/billing/delivery-schemas.ts'
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
  HistoryInput,
  HistoryOutput,
  ListInvoicesOutput,
  ListPackagesOutput,
  ListPaymentsOutput,
  PaymentStatusInput,
  PaymentStatusOutput,
  PortalOutput,
  PreviewChangeInput,
  PreviewChangeOutput,
  PricesInput,
  PricesOutput,
  StatementInput,
  StatementOutput,
} from '#shared/billing/schemas.ts'
import { adminProcedure, router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts'
import { changeSubscription, previewChange } from './change-subscription.ts'
import { checkPayment } from './check-payment.ts'
import { createPayment } from './create-payment.ts'
import { createSubscription } from './create-subscription.ts'
import { findCurrency } from './find-currency.ts'
import { findDeliveries } from './find-deliveries.ts'
import {
  getCustomer,
  getHistory,
  getStatement,
  listInvoices,
  listPackages,
  listPayments,
  listPrices,
  openPortal,
} from './queries.ts'
import { resumeEvent } from './resume-event.ts'
import { wire } from './wire.ts'

export const billingRouter = router({
  packages: visitorProcedure.output(ListPackagesOutput).query(({ ctx }) => listPackages(ctx)),

  currency: visitorProcedure
    .meta({ limit: ['place'] })
    .input(CurrencyInput)
    .output(CurrencyOutput)
    .query(({ ctx, input }) => findCurrency(ctx, input)),

  deliveries: adminProcedure
    .input(ListDeliveriesInput)
    .output(DeliveryList)
    .query(({ ctx, input }) => findDeliveries(ctx, input)),

  resumeEvent: adminProcedure
    .meta({ limit: ['stripe'] })
    .input(ResumeEventInput)
    .mutation(({ ctx, input }) => resumeEvent(ctx, input)),

  statement: userProcedure
    .meta({ rest: wire.statement })
    .input(StatementInput)
    .output(StatementOutput)
    .query(({ ctx, input }) => getStatement(ctx, input)),

  prices: visitorProcedure
    .meta({ rest: wire.prices })
    .input(PricesInput)
    .output(PricesOutput)
    .query(({ input }) => listPrices(input)),

  payment: userProcedure
    .meta({ rest: wire.payment, limit: ['stripe'] })
    .input(PaymentStatusInput)
    .output(PaymentStatusOutput)
    .mutation(({ ctx, input }) => checkPayment(ctx, input)),

  history: userProcedure
    .meta({ rest: wire.history, limit: ['stripe'] })
    .input(HistoryInput)
    .output(HistoryOutput)
    .query(({ ctx, input }) => getHistory(ctx, input)),

  payments: userProcedure
    .meta({ rest: wire.payments })
    .input(z.void())
    .output(ListPaymentsOutput)
    .query(({ ctx }) => listPayments(ctx)),

  createPayment: userProcedure
    .meta({ rest: wire.createPayment, limit: ['stripe', 'payments'] })
    .input(CreatePaymentInput)
    .output(CreatePaymentOutput)
    .mutation(({ ctx, input }) => createPayment(ctx, input)),

  customer: userProcedure
    .meta({ rest: wire.customer })
    .output(CustomerOutput)
    .query(({ ctx }) => getCustomer(ctx)),

  createSubscription: userProcedure
    .meta({ rest: wire.createSubscription, limit: ['stripe', 'payments'] })
    .input(CreateSubscriptionInput)
    .output(CreateSubscriptionOutput)
    .mutation(({ ctx, input }) => createSubscription(ctx, input)),

  previewChange: userProcedure
    .meta({ rest: wire.previewChange, limit: ['stripe'] })
    .input(PreviewChangeInput)
    .output(PreviewChangeOutput)
    .mutation(({ ctx, input }) => previewChange(ctx, input)),

  changeSubscription: userProcedure
    .meta({ rest: wire.changeSubscription, limit: ['stripe', 'payments'] })
    .input(ChangeSubscriptionInput)
    .output(CustomerOutput)
    .mutation(({ ctx, input }) => changeSubscription(ctx, input)),

  cancelSubscription: userProcedure
    .meta({ rest: wire.cancelSubscription, limit: ['stripe'] })
    .input(CancelSubscriptionInput)
    .output(CustomerOutput)
    .mutation(({ ctx, input }) => cancelSubscription(ctx, input)),

  resumeSubscription: userProcedure
    .meta({ rest: wire.resumeSubscription, limit: ['stripe'] })
    .output(CustomerOutput)
    .mutation(({ ctx }) => resumeSubscription(ctx)),

  invoices: userProcedure
    .meta({ limit: ['stripe'] })
    .output(ListInvoicesOutput)
    .query(({ ctx }) => listInvoices(ctx)),

  portal: userProcedure
    .meta({ rest: wire.portal, limit: ['stripe'] })
    .output(PortalOutput)
    .mutation(({ ctx }) => openPortal(ctx)),
})
