import { Skeleton } from '@mantine/core'
import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'
import { ROADMAP_PRICE_CREDITS } from '#shared/credits/rules.ts'
import classes from './balance-card.module.css'

interface BalanceCardProps {
  /** Null where it could not be read. */
  credits: number | null
  isLoading: boolean
}

/** The balance (2§2.5), and what a credit is worth. */
export function BalanceCard({ credits, isLoading }: BalanceCardProps) {
  return (
    <Card as="section" padding="large" className={classes.card} aria-labelledby="balance">
      <Text as="h2" id="balance" className={classes.label}>
        {BILLING_TEXTS.balance}
      </Text>
      {isLoading ? (
        <Skeleton radius={4} width={48} height={28} my={4} />
      ) : (
        <Text size="figure" tone="inherit" className={classes.figure}>
          {credits ?? '–'}
        </Text>
      )}
      <Text size="body" className={classes.text}>
        {credits === null && !isLoading ? UNREAD : WORTH}
      </Text>
    </Card>
  )
}

const WORTH = `A roadmap costs ${ROADMAP_PRICE_CREDITS === 1 ? 'one credit' : `${ROADMAP_PRICE_CREDITS} credits`}. One that fails costs nothing.`
const UNREAD = 'Your balance could not be loaded. Your credits are safe.'
