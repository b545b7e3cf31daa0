import { Skeleton } from '@mantine/core'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyLine } from '#client/ui/list/empty-line.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import { formatMoney } from '#client/features/billing/format-money.ts'
import type { Purchase } from '#client/features/billing/payment/purchase.ts'
import { CheckIcon } from '#client/ui/icons.tsx'
import type { Currency } from '#shared/billing/rules.ts'
import type { PackagePrice } from '#shared/billing/schemas.ts'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'
import classes from './credit-packages.module.css'

interface CreditPackagesProps {
  /** Undefined while they are being read; none where that failed or nothing is sold (2§4). */
  prices: readonly PackagePrice[] | undefined
  currency: Currency | undefined
  onPurchase: (purchase: Purchase) => void
}

/** What can be bought, and for how much (2§2.5). */
export function CreditPackages({ prices, currency, onPurchase }: CreditPackagesProps) {
  return (
    <section className={classes.section} aria-labelledby="packages">
      <Heading as="h2" id="packages" className={classes.heading}>
        {BILLING_TEXTS.packages}
      </Heading>
      {prices === undefined || currency === undefined ? (
        <PackagesSkeleton />
      ) : prices.length === 0 ? (
        <EmptyLine>{BILLING_TEXTS.noPackages}</EmptyLine>
      ) : (
        <ul className={classes.list}>
          {prices.map((price) => (
            <Package key={price.id} price={price} currency={currency} onPurchase={onPurchase} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Package({
  price,
  currency,
  onPurchase,
}: {
  price: PackagePrice
  currency: Currency
  onPurchase: CreditPackagesProps['onPurchase']
}) {
  const { id, credits, features } = price
  const amount = price.amountsMinor[currency]
  const cost = formatMoney(amount, currency)
  return (
    <Card as="li" padding="large" className={classes.card}>
      <Heading as="h3" size="item">{`${credits} ${credits === 1 ? 'credit' : 'credits'}`}</Heading>
      <Text size="figure" tone="inherit" className={classes.price}>
        {cost}
      </Text>
      <Text>{`${formatMoney(amount / credits, currency)} a credit`}</Text>
      <ul className={classes.features}>
        {features.slice(0, 3).map((feature) => (
          <Text as="li" key={feature} className={classes.feature}>
            <CheckIcon />
            <span>{feature}</span>
          </Text>
        ))}
      </ul>
      <Button
        fullWidth
        aria-label={`${BILLING_TEXTS.purchase} ${credits} credits for ${cost}`}
        onClick={() => onPurchase({ kind: 'credits', priceId: id, credits, amount, currency })}
      >
        {BILLING_TEXTS.purchase}
      </Button>
    </Card>
  )
}

function PackagesSkeleton() {
  return (
    <div role="status" aria-label="Loading the packages" className={classes.list}>
      {[0, 1, 2].map((card) => (
        <Card padding="large" key={card} className={classes.card}>
          <Skeleton radius={4} width="40%" height={16} my={4} />
          <Skeleton radius={4} width="55%" height={28} my={4} />
          <Skeleton radius={4} width="35%" height={12} my={4} />
          <div className={classes.features}>
            {[90, 70, 80].map((width) => (
              <Skeleton key={width} radius={4} width={`${width}%`} height={14} my={3} />
            ))}
          </div>
          <Skeleton radius={8} height={36} />
        </Card>
      ))}
    </div>
  )
}
