import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS, type NotificationChannel } from '#shared/notifications/rules.ts'
import type { NotificationSettings } from '#shared/notifications/schemas.ts'
import { NOTIFICATION_NAMES } from '#shared/notifications/texts.ts'
import { SettingsSection } from '../settings-section.tsx'
import classes from './notifications-section.module.css'

const PLACES: Readonly<Record<NotificationChannel, string>> = { page: 'Here', atom: 'Private address' }

const LEAD =
  'What you are told of, and where. What you leave out still happens: requests stand on your connections page.'

/** What somebody wants to be told, kind by kind and place by place. */
export function NotificationsSection() {
  const { data, isError } = useQuery(useTRPC().notifications.settings.queryOptions())
  return (
    <SettingsSection title="Notifications" lead={LEAD}>
      {data ? (
        <Choices muted={data.muted} />
      ) : isError ? (
        <Text role="alert">This could not be loaded. Please check your connection and reload the page.</Text>
      ) : (
        <Skeleton height={160} radius="md" role="status" aria-label="Loading what you are told" />
      )}
    </SettingsSection>
  )
}

function Choices({ muted }: NotificationSettings) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const queryKey = trpc.notifications.settings.queryKey()
  const { mutate } = useMutation(
    trpc.notifications.saveSetting.mutationOptions({
      // the box shows at once what was chosen
      onMutate: ({ isWanted, ...place }) =>
        queryClient.setQueryData<NotificationSettings>(queryKey, (known) => {
          const others = known?.muted.filter((one) => one.kind !== place.kind || one.channel !== place.channel) ?? []
          return { muted: isWanted ? others : [...others, place] }
        }),
      onError: (failure) =>
        showToast({
          title: 'That was not kept',
          message: refusalOf(failure)?.error ?? 'Please check your connection and try again.',
          variant: 'error',
        }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: trpc.notifications.pathKey() }),
    }),
  )
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">When</th>
          {NOTIFICATION_CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {PLACES[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTIFICATION_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{NOTIFICATION_NAMES[kind]}</th>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <td key={channel}>
                <input
                  type="checkbox"
                  aria-label={`${NOTIFICATION_NAMES[kind]}: ${PLACES[channel]}`}
                  checked={!muted.some((one) => one.kind === kind && one.channel === channel)}
                  onChange={({ currentTarget }) => mutate({ kind, channel, isWanted: currentTarget.checked })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
