import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { copyText } from '#client/lib/copy-text.ts'
import { tellFailure } from '#client/tell-result.ts'
import { useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import { ADDRESS_KINDS, type AddressKind } from '#shared/users/address-rules.ts'
import classes from '../settings.module.css'
import { SettingsSection } from '../settings-section.tsx'

const LABELS: Readonly<Record<AddressKind, string>> = {
  notifications: 'Your notifications',
  feed: 'Your feed',
  calendar: 'Your calendar',
}

const LEAD =
  'Read what is yours in a feed reader, and pairings, reminders and ends of bounties in a calendar. Whoever has such an address reads it without signing in, so keep it to yourself; a new one ends the old.'

/** Addresses of one's own for programs, instead of e-mails. */
export function AddressesSection() {
  const trpc = useTRPC()
  const { data, isError } = useQuery(trpc.users.addresses.queryOptions())
  return (
    <SettingsSection title="Private addresses" lead={LEAD}>
      {data ? (
        ADDRESS_KINDS.map((kind) => (
          <Address key={kind} kind={kind} madeAt={data.addresses.find((one) => one.kind === kind)?.createdAt ?? null} />
        ))
      ) : isError ? (
        <Text role="alert">Your addresses could not be loaded. Please check your connection and reload the page.</Text>
      ) : (
        <Skeleton height={96} radius="md" role="status" aria-label="Loading your addresses" />
      )}
    </SettingsSection>
  )
}

function Address({ kind, madeAt }: { kind: AddressKind; madeAt: string | null }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const changed = () => queryClient.invalidateQueries({ queryKey: trpc.users.addresses.queryKey() })
  const make = useMutation(trpc.users.createAddress.mutationOptions({ onSuccess: changed, onError: tellFailure }))
  const end = useMutation(trpc.users.removeAddress.mutationOptions({ onSuccess: changed, onError: tellFailure }))
  const address = madeAt === null ? null : (make.data?.address ?? null)
  return (
    <div className={classes.form}>
      <Text size="body" tone="inherit">
        {LABELS[kind]}
        {madeAt !== null && (
          <Text as="span">
            {' · made '}
            <Ago moment={madeAt} />
          </Text>
        )}
      </Text>
      {address && (
        <Text role="status" className={classes.address}>
          {`Copy it now, it is shown this once: `}
          <code>{address}</code>
        </Text>
      )}
      <div className={classes.actions}>
        {address && (
          <Button
            size="sm"
            onClick={() =>
              void copyText(address).then(() => showToast({ title: 'Address copied', variant: 'success' }))
            }
          >
            Copy
          </Button>
        )}
        <Button size="sm" variant="default" loading={make.isPending} onClick={() => make.mutate({ kind })}>
          {madeAt === null ? `Make an address for ${LABELS[kind].toLowerCase()}` : 'Make a new one'}
        </Button>
        {madeAt !== null && (
          <Button
            {...{ size: 'sm', variant: 'subtle', color: 'red' }}
            loading={end.isPending}
            onClick={() => end.mutate({ kind })}
          >
            End it
          </Button>
        )}
      </div>
    </div>
  )
}
