import { useQuery } from '@tanstack/react-query'
import { Records } from '#client/features/admin/records.tsx'
import { useTRPC } from '#client/trpc.ts'
import { Cell, State } from '#client/ui/table/table.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { ContentHealth } from '#shared/operations/schemas.ts'
import classes from '../admin.module.css'

const TONES = { live: 'good', moved: 'good', unknown: 'waiting', blocked: 'waiting', dead: 'bad' } as const
const toneOf = (state: string) => TONES[state as keyof typeof TONES] ?? 'none'

/** How the library and its links stand. */
export function ContentSection() {
  const health = useQuery(useTRPC().operations.content.queryOptions())
  return (
    <>
      <section className={classes.section} aria-labelledby="links">
        <Heading as="h2" id="links">
          Links
        </Heading>
        {health.data && <Text>{summaryOf(health.data)}</Text>}
        <Records
          label="Links by source"
          columns={['Source', 'State', 'Links #']}
          rows={health.data?.links}
          list={health}
          empty="There are no links yet."
          row={({ source, state, count }) => (
            <tr key={`${source} ${state}`}>
              <Cell>{source}</Cell>
              <Cell>
                <State tone={toneOf(state)}>{state}</State>
              </Cell>
              <Cell kind="number">{count}</Cell>
            </tr>
          )}
        />
      </section>
      <section className={classes.section} aria-labelledby="dead">
        <Heading as="h2" id="dead">
          Dead links
        </Heading>
        <Records
          label="Dead links"
          columns={['Page', 'Looked at', 'In use']}
          rows={health.data?.dead}
          list={health}
          empty="No link is dead."
          row={({ link, title, checkedAt, isInUse }) => (
            <tr key={link}>
              <Cell>
                <a href={link} target="_blank" rel="noopener noreferrer">
                  {title}
                </a>
              </Cell>
              <Cell kind="date">{checkedAt ? <Ago moment={checkedAt} /> : 'Never'}</Cell>
              <Cell>{isInUse ? 'Yes' : 'No'}</Cell>
            </tr>
          )}
        />
      </section>
    </>
  )
}

const summaryOf = ({ paths, sections, questions, overdue }: ContentHealth) =>
  `The library has ${paths} paths, ${sections} sections and ${questions} questions. ${overdue === 0 ? 'No look at a link is late.' : `${overdue} looks at links are late by more than a day.`}`
