import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Records } from '#client/features/admin/records.tsx'
import { usePages } from '#client/features/admin/use-pages.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Cell } from '#client/ui/table/table.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import type { Report } from '#shared/connections/report-schemas.ts'
import { REPORT_REASONS } from '#shared/connections/rules.ts'
import classes from '../admin.module.css'
import { SettlePopup } from './settle-popup.tsx'

/** What people told of each other and nobody has looked at yet, the oldest first. */
export function ReportsSection() {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const [settling, setSettling] = useState<Report | null>(null)
  const { list, rows } = usePages(
    trpc.connections.reports.queryKey(),
    (offset) => api.connections.reports.query({ offset }),
    (page) => page.reports,
  )
  return (
    <section className={classes.section} aria-label="Reports">
      <Records
        label="Open reports"
        columns={['About', 'Reason', 'Words', 'By', 'When', 'Settle']}
        rows={rows}
        list={list}
        empty="Nobody has reported anybody."
        row={(report) => <ReportRow key={report.id} report={report} onSettle={() => setSettling(report)} />}
      />
      <SettlePopup report={settling} onClose={() => setSettling(null)} />
    </section>
  )
}

const ReportRow = ({ report, onSettle }: { report: Report; onSettle: () => void }) => (
  <tr>
    <Cell>
      <Person person={report.person} />
    </Cell>
    <Cell>{REPORT_REASONS[report.reason]}</Cell>
    <Cell>
      <span dir="auto">{report.words || '–'}</span>
    </Cell>
    <Cell>
      <Person person={report.reporter} />
    </Cell>
    <Cell kind="date">
      <Ago moment={report.createdAt} />
    </Cell>
    <Cell>
      <Button
        {...{ variant: 'default', size: 'xs' }}
        onClick={onSettle}
        aria-label={`Settle the report of ${report.person.name}`}
      >
        Settle
      </Button>
    </Cell>
  </tr>
)

const Person = ({ person }: { person: Report['person'] }) => (
  <Link to="/admin/people/$userId" params={{ userId: person.userId }}>
    <span dir="auto">{person.name}</span>
  </Link>
)
