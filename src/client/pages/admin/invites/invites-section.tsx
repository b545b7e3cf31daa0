import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Records } from '#client/features/admin/records.tsx'
import { usePages } from '#client/features/admin/use-pages.ts'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Cell, State } from '#client/ui/table/table.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import type { GroupInvite } from '#shared/invites/schemas.ts'
import classes from '../admin.module.css'
import { CreateInvite } from './create-invite.tsx'

/** Codes for groups: what who comes by one has, how many came, and the end of it. */
export function InvitesSection() {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const { list, rows } = usePages(
    trpc.invites.list.queryKey(),
    (offset) => api.invites.list.query({ offset }),
    (page) => page.invites,
  )
  return (
    <>
      <CreateInvite internshipReferences={list.data?.pages[0]?.internshipReferences ?? []} />
      <section className={classes.section} aria-labelledby="codes">
        <Heading as="h2" id="codes">
          Codes
        </Heading>
        <Records
          label="Invitation codes"
          columns={['Code', 'Reference', 'Cohort', 'For', 'Came #', 'State', 'Made', 'Actions']}
          rows={rows}
          list={list}
          empty="No code has been made yet. Make one above, and hand out its link."
          row={(invite) => <InviteRow key={invite.code} invite={invite} />}
        />
      </section>
    </>
  )
}

function InviteRow({ invite }: { invite: GroupInvite }) {
  const { code, reference, cohort, email, usedCount, maxUses, endedAt, createdAt, inviterName } = invite
  const isFull = maxUses !== null && usedCount >= maxUses
  return (
    <tr>
      <Cell kind="code">{code}</Cell>
      <Cell>{reference ?? '–'}</Cell>
      <Cell>{cohort ?? '–'}</Cell>
      <Cell>{email ?? 'Anybody'}</Cell>
      <Cell kind="number">{maxUses === null ? usedCount : `${usedCount} / ${maxUses}`}</Cell>
      <Cell>
        <State tone={endedAt ? 'none' : isFull ? 'waiting' : 'good'}>
          {endedAt ? 'Ended' : isFull ? 'Full' : 'Open'}
        </State>
      </Cell>
      <Cell kind="date">{`${formatDay(createdAt)}, ${inviterName}`}</Cell>
      <Cell kind="buttons">{!endedAt && <EndButton code={code} />}</Cell>
    </tr>
  )
}

function EndButton({ code }: { code: string }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const end = useMutation(
    trpc.invites.end.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: trpc.invites.list.queryKey() }),
      onError: () => showToast({ title: `${code} was not ended`, message: 'Please try again.', variant: 'error' }),
    }),
  )
  return (
    <Button
      variant="default"
      size="xs"
      loading={end.isPending}
      aria-label={`End ${code}`}
      onClick={() => end.mutate({ code })}
    >
      End
    </Button>
  )
}
