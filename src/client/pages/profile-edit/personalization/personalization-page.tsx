import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { INTEREST_AREAS, USAGE_INTENTS } from '#shared/users/languages.ts'
import type { UserAccount } from '#shared/users/schemas.ts'
import classes from '../profile-edit.module.css'
import { Choices } from './choices.tsx'
import { LanguageField } from './language-field.tsx'
import { usePreferences } from './use-preferences.ts'

/** /profile/edit/{token}/personalization: what suggestions are made by (G-PROF-03); each change is kept at once. */
export function PersonalizationPage() {
  const trpc = useTRPC()
  const account = useQuery(trpc.auth.account.queryOptions())
  return (
    <>
      <PageHeader
        title="Personalization"
        lead="What we suggest to you by. Only you see this; each change is kept at once."
      />
      {account.data ? (
        <Preferences account={account.data} />
      ) : account.isError ? (
        <ErrorState
          title="Your preferences could not be loaded"
          message="Nothing has changed. Please check your connection and try again."
          onRetry={() => void account.refetch()}
          isRetrying={account.isFetching}
        />
      ) : (
        <div role="status" aria-label="Loading your preferences">
          <Skeleton height={160} radius="md" mb={24} />
          <Skeleton height={160} radius="md" />
        </div>
      )}
    </>
  )
}

function Preferences({ account }: { account: UserAccount }) {
  const { shown, save } = usePreferences(account)
  const { languages, selectedLanguages, interestAreas, usageIntent } = shown
  const areas = INTEREST_AREAS.map((area) => ({ value: area, label: area }))
  return (
    <div className={classes.form}>
      <LanguageField languages={languages} selected={selectedLanguages} save={save} />
      <Choices
        legend="What interests you"
        kind="checkbox"
        options={areas}
        chosen={interestAreas}
        onToggle={(area) =>
          save({ interestAreas: INTEREST_AREAS.filter((one) => (one === area) !== interestAreas.includes(one)) })
        }
      />
      <Choices
        legend="What you are here for"
        kind="radio"
        options={Object.entries(USAGE_INTENTS).map(([value, label]) => ({ value, label }))}
        chosen={[usageIntent]}
        onToggle={(intent) => save({ usageIntent: intent })}
      />
    </div>
  )
}
