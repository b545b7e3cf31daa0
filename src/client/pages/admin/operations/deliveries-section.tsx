import { Checkbox } from '@mantine/core'
import { Button } from '#client/ui/button/button.tsx'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useState } from 'react'
import { Records } from '#client/features/admin/records.tsx'
import { usePages } from '#client/features/admin/use-pages.ts'
import { formatMoment } from '#client/lib/dates/format-moment.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { Cell, State } from '#client/ui/table/table.tsx'
import type { Delivery } from '#shared/billing/delivery-schemas.ts'
import classes from '../admin.module.css'

const ResumePopup = lazyDialog(async () => (await import('./resume-popup.tsx')).ResumePopup)

/** What Stripe told us in the last month, and what became of it. */
export function DeliveriesSection() {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const [isFailed, setIsFailed] = useState(false)
  const [again, setAgain] = useState<string | null>(null)
  const { list, rows } = usePages(
    trpc.billing.deliveries.queryKey({ isFailed }),
    (offset) => api.billing.deliveries.query({ isFailed, offset }),
    (page) => page.deliveries,
  )
  return (
    <section className={classes.section} aria-label="Webhooks">
      <Checkbox
        label="Only what was never worked through"
        checked={isFailed}
        onChange={({ currentTarget }) => setIsFailed(currentTarget.checked)}
      />
      <Records
        label="Deliveries"
        columns={['Event', 'Type', 'Came', 'Times #', 'Went', 'Actions']}
        rows={rows}
        list={list}
        empty={isFailed ? 'Everything that came was worked through.' : 'Stripe has told us nothing in the last month.'}
        row={(delivery) => (
          <DeliveryRow key={delivery.eventId} delivery={delivery} onAgain={() => setAgain(delivery.eventId)} />
        )}
      />
      <ResumePopup isOpen={again !== null} eventId={again ?? ''} onClose={() => setAgain(null)} />
    </section>
  )
}

function DeliveryRow({ delivery, onAgain }: { delivery: Delivery; onAgain: () => void }) {
  const { eventId, type, receivedAt, handledAt, failure, deliveries } = delivery
  return (
    <tr>
      <Cell kind="code">{eventId}</Cell>
      <Cell kind="code">{type}</Cell>
      <Cell kind="date">{formatMoment(receivedAt)}</Cell>
      <Cell kind="number">{deliveries}</Cell>
      <Cell>
        <State tone={handledAt ? 'good' : 'bad'}>{handledAt ? 'Worked through' : 'Failed'}</State>
        {failure !== null && <div className={classes.why}>{failure}</div>}
      </Cell>
      <Cell kind="buttons">
        <Button variant="default" size="xs" aria-label={`Work through again: ${eventId}`} onClick={onAgain}>
          Again
        </Button>
      </Cell>
    </tr>
  )
}
