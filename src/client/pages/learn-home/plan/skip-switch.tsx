import { Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'
import { Text } from '#client/ui/text/text.tsx'
import type { UserAccount } from '#shared/users/schemas.ts'
import classes from './plan-panel.module.css'

/** Kept with the account, so that every device does the same. */
export function SkipSwitch({ account }: { account: UserAccount | undefined }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { mutate, isPending, isError, variables } = useMutation(
    trpc.users.savePreferences.mutationOptions({
      onSuccess: (saved) =>
        queryClient.setQueryData(trpc.auth.account.queryKey(), (before) => before && { ...before, ...saved }),
    }),
  )
  if (!account) return null
  return (
    <div className={classes.foot}>
      <Switch
        label="Next time, create at once without a plan"
        checked={isPending ? variables.skipsPlan : account.skipsPlan}
        aria-disabled={isPending}
        onChange={({ currentTarget: { checked } }) => !isPending && mutate({ skipsPlan: checked })}
      />
      <Text tone="danger" role="alert">
        {isError && 'It could not be saved. Please try again.'}
      </Text>
    </div>
  )
}
