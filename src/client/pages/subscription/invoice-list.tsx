import { useState } from 'react'
import { formatMoney } from '#client/features/billing/format-money.ts'
import { useInvoices } from '#client/features/billing/plans/use-plan.ts'
import { RecordsSkeleton } from '#client/features/billing/records/payment-list.tsx'
import classes from '#client/features/billing/records/records.module.css'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyLine } from '#client/ui/list/empty-line.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { Heading } from '#client/ui/text/heading.tsx'

const SHOWN = 3

type Invoice = NonNullable<ReturnType<typeof useInvoices>['data']>['invoices'][number]

/** One's invoices, the newest few at first (3§2.5 showAllInvoices). */
export function InvoiceList() {
  const { data, isError, isFetching, refetch } = useInvoices()
  const [showAllInvoices, setShowAllInvoices] = useState(false)
  const invoices = data?.invoices
  return (
    <section className={classes.section} aria-labelledby="invoices" aria-busy={!invoices && !isError}>
      <div className={classes.head}>
        <Heading as="h2" id="invoices">
          Invoices
        </Heading>
      </div>
      {invoices?.length === 0 && <EmptyLine>There are no invoices yet.</EmptyLine>}
      {invoices && invoices.length > 0 && <Invoices invoices={showAllInvoices ? invoices : invoices.slice(0, SHOWN)} />}
      {!invoices && !isError && <RecordsSkeleton label="Loading your invoices" />}
      {!invoices && isError && (
        <ErrorState
          title="Your invoices could not be loaded"
          message="They are safe at Stripe. Please try again in a moment."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {invoices && invoices.length > SHOWN && (
        <div className={classes.actions}>
          <Button
            variant="default"
            aria-expanded={showAllInvoices}
            onClick={() => setShowAllInvoices(!showAllInvoices)}
          >
            {showAllInvoices ? 'Show fewer invoices' : `Show all ${invoices.length} invoices`}
          </Button>
        </div>
      )}
    </section>
  )
}

function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <Card className={classes.frame}>
      <table className={classes.table}>
        <caption className={classes.caption}>Invoices, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">State</th>
            <th scope="col" className={classes.number}>
              Amount
            </th>
            <th scope="col" className={classes.number}>
              File
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <tr key={invoice.id}>
              <td className={classes.date}>{formatDay(invoice.createdAt)}</td>
              <td>
                <span className={classes.state} data-tone={invoice.status === 'paid' ? 'good' : 'waiting'}>
                  {STATES[invoice.status] ?? invoice.status}
                </span>
              </td>
              <td className={classes.number}>{paidText(invoice)}</td>
              <td className={classes.number}>
                <Files invoice={invoice} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** Of an open invoice nothing has been paid; what is due stands on its page. */
const paidText = ({ status, amountPaidMinor, currency }: Invoice): string =>
  status === 'open' ? '–' : formatMoney(amountPaidMinor, currency)

const STATES: Readonly<Record<string, string>> = {
  paid: 'Paid',
  open: 'To be paid',
  draft: 'Being prepared',
  void: 'Void',
  uncollectible: 'Written off',
}

function Files({ invoice: { createdAt, pdfUrl, pageUrl, status } }: { invoice: Invoice }) {
  const day = formatDay(createdAt)
  return (
    <span className={classes.files}>
      {pageUrl && status === 'open' && (
        <a href={pageUrl} target="_blank" rel="noopener" aria-label={`Pay the invoice of ${day}`}>
          Pay
        </a>
      )}
      {pdfUrl ? (
        <a href={pdfUrl} target="_blank" rel="noopener" aria-label={`PDF of the invoice of ${day}`}>
          PDF
        </a>
      ) : (
        '–'
      )}
    </span>
  )
}
