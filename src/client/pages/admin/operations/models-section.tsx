import { useQuery } from '@tanstack/react-query'
import { Records } from '#client/features/admin/records.tsx'
import { useTRPC } from '#client/trpc.ts'
import { Cell } from '#client/ui/table/table.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import type { UsageLine } from '#shared/operations/schemas.ts'
import classes from '../admin.module.css'

const NUMBER = new Intl.NumberFormat('en')
const NOTHING = 'No model was asked in the last thirty days.'

/** What models were asked in the last thirty days: by task, and day by day. */
export function ModelsSection() {
  const usage = useQuery(useTRPC().operations.usage.queryOptions())
  return (
    <>
      <section className={classes.section} aria-labelledby="by-task">
        <Heading as="h2" id="by-task">
          By task
        </Heading>
        <Records
          label="Model calls by task"
          columns={['Task', ...COUNTS]}
          rows={usage.data?.tasks}
          list={usage}
          empty={NOTHING}
          row={(line) => (
            <tr key={line.task}>
              <Cell kind="code">{line.task}</Cell>
              <Counts of={line} />
            </tr>
          )}
        />
      </section>
      <section className={classes.section} aria-labelledby="by-day">
        <Heading as="h2" id="by-day">
          By day
        </Heading>
        <Records
          label="Model calls by day"
          columns={['Day (UTC)', 'Task', 'Model', ...COUNTS]}
          rows={usage.data?.lines}
          list={usage}
          empty={NOTHING}
          row={(line) => (
            <tr key={`${line.day} ${line.task} ${line.model}`}>
              <Cell kind="date">{line.day}</Cell>
              <Cell kind="code">{line.task}</Cell>
              <Cell kind="code">{line.model}</Cell>
              <Counts of={line} />
            </tr>
          )}
        />
      </section>
    </>
  )
}

const COUNTS = ['Calls #', 'Failed #', 'Tokens in #', 'Tokens out #'] as const

const Counts = ({ of }: { of: Omit<UsageLine, 'day' | 'task' | 'model'> }) =>
  [of.calls, of.failedCalls, of.inputTokens, of.outputTokens].map((count, at) => (
    <Cell key={COUNTS[at]} kind="number">
      {NUMBER.format(count)}
    </Cell>
  ))
