import type { PlanFeature } from '#client/features/billing/plans/plan-features.tsx'
import { PLANS } from '#shared/billing/rules.ts'
import { OPERATOR } from '#shared/site/operator.ts'

/** A card of the customers' page (3§2.6, 3§3): what it is called, costs and has, and what its button says. */
export interface CustomerPlan {
  id: 'trial' | 'pro' | 'enterprise'
  plan: string
  price: string
  duration: string
  cta: string
  features: readonly PlanFeature[]
}

const listed = (...texts: string[]): PlanFeature[] => texts.map((text) => ({ text }))

const [proMonth] = PLANS.Pro.prices

/** 3§9. What is not there yet is said above the cards. */
export const CUSTOMER_PLANS: readonly CustomerPlan[] = [
  {
    id: 'trial',
    plan: 'Trial',
    price: '$0',
    duration: 'for 2 weeks',
    cta: 'Join Waitlist',
    features: listed('2 weeks', '5 issues per month', '2 proposals per week', 'Developer Agent', 'Agencer'),
  },
  {
    id: 'pro',
    plan: 'Pro',
    price: `$${((proMonth?.amounts.usd ?? 0) / 100).toFixed(0)}`,
    duration: 'a month',
    cta: 'Get Pro',
    features: PLANS.Pro.features,
  },
  {
    id: 'enterprise',
    plan: 'Enterprise',
    price: 'By agreement',
    duration: '',
    cta: 'Book a demo',
    features: listed(
      'Developer agents',
      'Unlimited issues per month or year',
      'Support and developer access',
      'Self-hosted (VPC)',
      'Dedicated support and onboarding',
    ),
  },
]

/** G-WAIT-06: where a demo is agreed on; without a scheduling page, a letter. */
export const SCHEDULING_URL =
  OPERATOR.enterpriseSchedulingUrl ||
  `mailto:${OPERATOR.contactAddress}?subject=${encodeURIComponent('A demo for our company')}`
