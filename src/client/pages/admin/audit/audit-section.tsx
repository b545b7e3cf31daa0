import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Records } from '#client/features/admin/records.tsx'
import { SearchField, useSearch } from '#client/features/admin/search-field.tsx'
import { formatMoment } from '#client/lib/dates/format-moment.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import { Cell } from '#client/ui/table/table.tsx'
import type { AuditLine } from '#shared/audit/schemas.ts'
import classes from '../admin.module.css'

const ID = /^[0-9a-f-]{36}$/i
const EVERYTHING = 'Everything'

/** What administrators did, the latest first. */
export function AuditSection() {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const [action, setAction] = useState('')
  const by = useSearch()
  const whom = useSearch()
  const wanted = {
    ...(action && { action }),
    ...(ID.test(by.search) && { adminId: by.search }),
    ...(ID.test(whom.search) && { personId: whom.search }),
  }
  const list = useInfiniteQuery({
    queryKey: [...trpc.audit.list.queryKey(wanted), 'pages'],
    queryFn: ({ pageParam }) => api.audit.list.query({ ...wanted, ...(pageParam && { before: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
  return (
    <section className={classes.section} aria-label="Audit log">
      <div className={classes.fields}>
        <NativeSelect
          label="What"
          data={[{ value: '', label: EVERYTHING }, ...(list.data?.pages[0]?.actions ?? [])]}
          value={action}
          onChange={({ currentTarget }) => setAction(currentTarget.value)}
        />
        <SearchField label="Who did it, by id" value={by.typed} onChange={by.setTyped} />
        <SearchField label="To whom, by id" value={whom.typed} onChange={whom.setTyped} />
      </div>
      <Records
        label="Audit log"
        columns={['When', 'What', 'Who', 'To whom', 'Why']}
        rows={list.data?.pages.flatMap(({ lines }) => lines)}
        list={list}
        empty="Nothing like it was done."
        row={(line) => <LineRow key={line.id} line={line} />}
      />
    </section>
  )
}

const LineRow = ({ line }: { line: AuditLine }) => (
  <tr>
    <Cell kind="date">{formatMoment(line.createdAt)}</Cell>
    <Cell kind="code">{line.action}</Cell>
    <Cell>{line.adminId ? <PersonLink userId={line.adminId} name={line.adminName} /> : 'A former account'}</Cell>
    <Cell>{line.personId ? <PersonLink userId={line.personId} name={line.personName} /> : '–'}</Cell>
    <Cell>
      {line.isVisit ? 'While looking as them' : (line.reason ?? '–')}
      {line.details && <div className={classes.why}>{line.details}</div>}
    </Cell>
  </tr>
)

const PersonLink = ({ userId, name }: { userId: string; name: string | null }) => (
  <Link to="/admin/people/$userId" params={{ userId }} dir="auto">
    {name ?? userId}
  </Link>
)
