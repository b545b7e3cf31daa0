import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { SOURCE_NAMES, sourceProblem } from '#shared/profiles/rules.ts'
import type { Profile } from '#shared/profiles/schemas.ts'
import classes from './profile-edit.module.css'
import { nameProblem, PersonFields, SourceFields } from './profile-fields.tsx'
import { RoleBoxes } from './role-boxes.tsx'
import { type ProfileDraft, useSaveProfile } from './use-save-profile.ts'
import { VisibilityField } from './visibility-field.tsx'

interface ProfileFormProps {
  profile: Profile
  own: Pick<NonNullable<Profile['own']>, 'isPublic' | 'hiddenSections'>
}

/** The fields of a profile; what can't be saved keeps all that was typed. */
export function ProfileForm({ profile, own }: ProfileFormProps) {
  const [draft, setDraft] = useState<ProfileDraft>(() => draftOf(profile, own))
  const { save, isSaving, problem } = useSaveProfile()
  const change = (changed: Partial<ProfileDraft>) => setDraft({ ...draft, ...changed })
  const isWrong =
    nameProblem(draft.name) !== null || SOURCE_NAMES.some((name) => sourceProblem(name, draft.sources[name] ?? ''))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isWrong) return event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    save(draft)
  }
  const parts = { draft, change }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PersonFields {...parts} />
      <RoleBoxes roles={draft.roles} onChange={(roles) => change({ roles })} />
      <SourceFields {...parts} />
      <VisibilityField {...parts} />
      <div className={classes.actions}>
        <Button type="submit" variant="filled" loading={isSaving}>
          Save profile
        </Button>
        <Link to="/profile/$userId" params={{ userId: profile.userId }}>
          See your profile
        </Link>
        <Text tone="danger" role="alert">
          {problem}
        </Text>
      </div>
    </form>
  )
}

const draftOf = (
  { name, shortBio, storySummary, roles, location, sources }: Profile,
  { isPublic, hiddenSections }: ProfileFormProps['own'],
): ProfileDraft => ({
  ...{ name, shortBio, storySummary, roles, sources, isPublic, hiddenSections },
  location: location ?? '',
})
