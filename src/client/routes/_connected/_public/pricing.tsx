import { createFileRoute } from '@tanstack/react-router'
import { requireShopDocument } from '#client/features/billing/require-shop-document.ts'
import { PricingPage } from '#client/pages/pricing/pricing-page.tsx'

interface PricingSearch {
  /** What a visitor had chosen before signing in. */
  billing?: 'year'
}

/** Plans for everybody to see (3§2.5). */
export const Route = createFileRoute('/_connected/_public/pricing')({
  staticData: { title: 'Pricing' },
  validateSearch: ({ billing }: PricingSearch): PricingSearch => (billing === 'year' ? { billing } : {}),
  beforeLoad: requireShopDocument,
  component: PricingPage,
})
