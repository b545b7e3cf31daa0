import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { filtersOf, type JobsSearch, searchOf } from '#client/features/jobs/jobs-search.ts'
import { useHideCompany } from '#client/features/jobs/use-hide-company.ts'
import { useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import classes from './jobs-page.module.css'

/** Searches that somebody looks at again, and companies that they hide. */
export function JobChoices({ search }: { search: JobsSearch }) {
  const choices = useQuery(useTRPC().jobs.choices.queryOptions()).data
  const { save, remove } = useSearches()
  const { show } = useHideCompany()
  if (!choices) return null
  const { searches, hiddenCompanies } = choices
  return (
    <details className={classes.fold}>
      <summary>
        {searches.length > 0 ? `Saved searches (${searches.length})` : 'Saved searches'}
        {hiddenCompanies.length > 0 && `, ${hiddenCompanies.length} hidden`}
      </summary>
      <ul className={classes.saved} aria-label="Saved searches">
        {searches.map(({ searchId, name, tab, filters }) => (
          <li key={searchId}>
            <Link to="/playground/jobs" search={searchOf(tab, filters)} activeProps={{}}>
              <bdi>{name}</bdi>
            </Link>
            <Button size="xs" variant="default" aria-label={`Remove ${name}`} onClick={() => remove(searchId)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <SaveSearch onSave={(name) => save({ name, tab: search.tab ?? 'remote', filters: filtersOf(search) })} />
      {hiddenCompanies.length > 0 && (
        <ul className={classes.saved} aria-label="Hidden companies">
          {hiddenCompanies.map((company) => (
            <li key={company}>
              <Text as="span">
                <bdi>{company}</bdi>
              </Text>
              <Button size="xs" variant="default" aria-label={`Show ${company} again`} onClick={() => show(company)}>
                Show again
              </Button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function SaveSearch({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    onSave(name.trim())
    setName('')
  }
  return (
    <form className={classes.save} aria-label="Save this search" onSubmit={submit}>
      <TextField label="Save this search as" maxLength={60} problem={null} hint=" " value={name} onChange={setName} />
      <Button type="submit" size="sm" variant="default">
        Save
      </Button>
    </form>
  )
}

function useSearches() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const answers = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: trpc.jobs.choices.queryKey() }),
    onError: ({ message }: { message: string }) =>
      void showToast({ title: 'That was not kept', message, variant: 'error' }),
  }
  const saving = useMutation(trpc.jobs.saveSearch.mutationOptions(answers))
  const removing = useMutation(trpc.jobs.removeSearch.mutationOptions(answers))
  return { save: saving.mutate, remove: (searchId: string) => removing.mutate({ searchId }) }
}
