import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './profile-edit.module.css'

interface SuggestBioProps {
  name: string
  onSuggest: (shortBio: string) => void
}

/** Proposes the line under a name, from what somebody says of themselves; the field stays theirs. */
export function SuggestBio({ name, onSuggest }: SuggestBioProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data: account } = useQuery(trpc.auth.account.queryOptions())
  const writing = useMutation(
    trpc.profiles.writeBio.mutationOptions({
      onSuccess: ({ bio }) => onSuggest(bio),
      onSettled: () => queryClient.invalidateQueries({ queryKey: trpc.quotas.check.queryKey() }),
    }),
  )
  return (
    <div className={classes.suggest}>
      <Button
        size="sm"
        variant="default"
        loading={writing.isPending}
        disabled={name.trim() === ''}
        onClick={() => writing.mutate({ name, languages: account?.selectedLanguages ?? [] })}
      >
        Suggest a line
      </Button>
      <Text role={writing.isError ? 'alert' : undefined} tone={writing.isError ? 'danger' : undefined}>
        {writing.isError
          ? (refusalOf(writing.error)?.error ?? 'No line came. Please check your connection and try again.')
          : 'From your saved roles, place and languages. It counts as one call of your API quota.'}
      </Text>
    </div>
  )
}
