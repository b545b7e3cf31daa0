import { StageSelect } from '#client/features/applications/stage-select.tsx'
import { useChangeApplications } from '#client/features/applications/use-applications.ts'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { Cell, Table } from '#client/ui/table/table.tsx'
import type { Application } from '#shared/applications/schemas.ts'
import classes from './applications.module.css'

interface ApplicationTableProps {
  applications: readonly Application[]
  onOpen: (applicationId: string) => void
}

/** The same as the board, to compare. */
export function ApplicationTable({ applications, onOpen }: ApplicationTableProps) {
  const { move } = useChangeApplications()
  return (
    <Table caption="Applications" columns={['Job', 'Company', 'Stage', 'Since', 'Ask again', 'Listing', 'Sent#']}>
      {applications.map(({ applicationId, title, company, stage, reached, remindOn, closedAt, documents }) => (
        <tr key={applicationId}>
          <Cell>
            <div className={classes.wide}>
              <button type="button" className={classes.open} onClick={() => onOpen(applicationId)} dir="auto">
                {title}
              </button>
            </div>
          </Cell>
          <Cell>
            <bdi>{company}</bdi>
          </Cell>
          <Cell>
            <div className={classes.wide}>
              <StageSelect of={`${title}, ${company}`} stage={stage} onMove={(next) => move(applicationId, next)} />
            </div>
          </Cell>
          <Cell kind="date">{dayOf(reached.find((one) => one.stage === stage)?.at)}</Cell>
          <Cell kind="date">{remindOn ?? '–'}</Cell>
          <Cell kind="date">{closedAt ? `Closed ${formatDay(closedAt)}` : 'Open'}</Cell>
          <Cell kind="number">{documents}</Cell>
        </tr>
      ))}
    </Table>
  )
}

const dayOf = (moment: string | undefined): string => (moment ? formatDay(moment) : '–')
