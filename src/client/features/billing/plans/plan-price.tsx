import { Skeleton } from '@mantine/core'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import { formatMoney } from '#client/features/billing/format-money.ts'
import { type BillingInterval, type Currency, monthlyOf, PLANS, type PlanPrice } from '#shared/billing/rules.ts'
import classes from './plan-cards.module.css'

export const priceFor = (interval: BillingInterval): PlanPrice | undefined =>
  PLANS.Pro.prices.find((price) => price.interval === interval)

/** What a plan costs a month; of an annual price a twelfth, and below what is charged at once (3§9). */
export function PlanAmount({ price, currency }: { price: PlanPrice | null; currency: Currency | undefined }) {
  if (!currency) {
    return (
      <div role="status" aria-label="Loading the price">
        <Skeleton radius={4} width={140} height={28} my={4} />
        <Skeleton radius={4} width={100} height={12} mt={8} mb={4} />
      </div>
    )
  }
  return (
    <>
      <Text size="figure" tone="inherit">
        {formatMoney(price ? monthlyOf(price, currency) : 0, currency)}
        <Text as="span" className={classes.unit}>
          {' '}
          a month
        </Text>
      </Text>
      <Text>{price ? billedText(price, currency) : 'No card needed'}</Text>
    </>
  )
}

const billedText = ({ interval, amounts }: PlanPrice, currency: Currency): string =>
  interval === 'year' ? `${formatMoney(amounts[currency], currency)} billed once a year` : 'Billed every month'
