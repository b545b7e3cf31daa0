import * as z from 'zod'
import { Reason } from '#shared/admin/schemas.ts'

export const DELIVERIES_A_PAGE = 50

export const ListDeliveriesInput = z.object({
  /** Only those that were never worked through. */
  isFailed: z.boolean().default(false),
  offset: z.int().min(0).max(10_000).default(0),
})
export type ListDeliveriesInput = z.infer<typeof ListDeliveriesInput>

/** One event of Stripe's as it came to us. */
export const Delivery = z.object({
  eventId: z.string(),
  type: z.string(),
  receivedAt: z.string(),
  handledAt: z.string().nullable(),
  failure: z.string().nullable(),
  deliveries: z.int(),
})
export type Delivery = z.infer<typeof Delivery>

export const DeliveryList = z.object({ deliveries: z.array(Delivery), hasMore: z.boolean() })

export const ResumeEventInput = z.object({ eventId: z.string().min(1).max(120), reason: Reason })
export type ResumeEventInput = z.infer<typeof ResumeEventInput>
