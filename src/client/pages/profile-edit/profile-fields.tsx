import { SOURCE_LABELS } from '#client/features/profiles/source-labels.ts'
import { TextArea } from '#client/ui/form/text-area.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { PROFILE_LENGTHS, SOURCE_NAMES, sourceProblem } from '#shared/profiles/rules.ts'
import classes from './profile-edit.module.css'
import { SuggestBio } from './suggest-bio.tsx'
import type { ProfileDraft } from './use-save-profile.ts'

export interface FieldsProps {
  draft: ProfileDraft
  change: (changed: Partial<ProfileDraft>) => void
}

/** The only thing that nobody can do without. */
export const nameProblem = (name: string): string | null => (name.trim() === '' ? 'Name is required' : null)

export function PersonFields({ draft, change }: FieldsProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Who you are</legend>
      <TextField
        label="Name"
        autoComplete="name"
        dir="auto"
        maxLength={PROFILE_LENGTHS.name}
        value={draft.name}
        problem={nameProblem(draft.name)}
        onChange={(name) => change({ name })}
      />
      <TextField
        label="In one line"
        hint="What you do, as you would say it to a colleague."
        dir="auto"
        maxLength={PROFILE_LENGTHS.shortBio}
        value={draft.shortBio}
        problem={null}
        onChange={(shortBio) => change({ shortBio })}
      />
      <SuggestBio name={draft.name} onSuggest={(shortBio) => change({ shortBio })} />
      <TextArea
        label="About you"
        rows={6}
        maxLength={PROFILE_LENGTHS.storySummary}
        value={draft.storySummary}
        onChange={(storySummary) => change({ storySummary })}
      />
      <TextField
        label="Where you are"
        hint="A city or a country is enough."
        dir="auto"
        maxLength={PROFILE_LENGTHS.location}
        value={draft.location}
        problem={null}
        onChange={(location) => change({ location })}
      />
    </fieldset>
  )
}

/** GitHub and Discord are proved by connecting them (in the settings): nobody types those. */
export const SourceFields = ({ draft: { sources }, change }: FieldsProps) => (
  <fieldset className={classes.group}>
    <legend className={classes.legend}>Where else you are</legend>
    <div className={classes.places}>
      {SOURCE_NAMES.map((name) => (
        <TextField
          key={name}
          label={SOURCE_LABELS[name]}
          dir="auto"
          maxLength={PROFILE_LENGTHS.source}
          value={sources[name] ?? ''}
          problem={sourceProblem(name, sources[name] ?? '')}
          onChange={(value) => change({ sources: { ...sources, [name]: value } })}
        />
      ))}
    </div>
  </fieldset>
)
