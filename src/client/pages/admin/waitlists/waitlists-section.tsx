import { NativeSelect } from '@mantine/core'
import { Button } from '#client/ui/button/button.tsx'
import '@mantine/core/styles/Input.layer.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Records } from '#client/features/admin/records.tsx'
import { usePages } from '#client/features/admin/use-pages.ts'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { saveBlob } from '#client/lib/save-blob.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import { Cell } from '#client/ui/table/table.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import { WAITLISTS, type Waitlist } from '#shared/waitlist/rules.ts'
import classes from '../admin.module.css'

const NAMES: Readonly<Record<Waitlist, string>> = { customers: 'Customers', os: 'OS', agencer: 'Agencer' }

/** Who waits, list by list, and the whole of one as a file for a spreadsheet. */
export function WaitlistsSection() {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const [waitlist, setWaitlist] = useState<Waitlist>('customers')
  const { list, rows } = usePages(
    trpc.waitlist.list.queryKey({ waitlist }),
    (offset) => api.waitlist.list.query({ waitlist, offset }),
    (page) => page.entries,
  )
  const total = list.data?.pages[0]?.total
  const file = useMutation({
    mutationFn: () => readWhole((after) => api.waitlist.export.query({ waitlist, after })),
    onSuccess: ({ fileName, csv }) => saveBlob(new Blob([csv], { type: 'text/csv' }), fileName),
    onError: () => showToast({ title: 'The file could not be made', message: 'Please try again.', variant: 'error' }),
  })
  return (
    <section className={classes.section} aria-label="Waitlists">
      <div className={classes.choices}>
        <NativeSelect
          aria-label="Waitlist"
          data={WAITLISTS.map((value) => ({ value, label: NAMES[value] }))}
          value={waitlist}
          onChange={({ currentTarget }) => setWaitlist(currentTarget.value as Waitlist)}
        />
        <Button variant="default" loading={file.isPending} disabled={!total} onClick={() => file.mutate()}>
          Save as CSV
        </Button>
        <Text role="status">{total === undefined ? null : total === 1 ? '1 waits' : `${total} wait`}</Text>
      </div>
      <Records
        label="Who waits"
        columns={['Name', 'Address', 'Company', 'Plan', 'Since']}
        rows={rows}
        list={list}
        empty="Nobody waits on this list."
        row={({ id, name, email, companyName, plan, createdAt }) => (
          <tr key={id}>
            <Cell>{name}</Cell>
            <Cell>{email}</Cell>
            <Cell>{companyName ?? '–'}</Cell>
            <Cell>{plan ?? '–'}</Cell>
            <Cell kind="date">{formatDay(createdAt)}</Cell>
          </tr>
        )}
      />
    </section>
  )
}

/** Reads page after page into one file. */
async function readWhole(read: (after?: string) => Promise<{ fileName: string; csv: string; next: string | null }>) {
  let page = await read()
  let { csv } = page
  while (page.next !== null) {
    page = await read(page.next)
    // each begins with the heads of its columns
    csv += page.csv.slice(page.csv.indexOf('\n') + 1)
  }
  return { fileName: page.fileName, csv }
}
