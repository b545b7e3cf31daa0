import { useId } from 'react'
import { Text } from '#client/ui/text/text.tsx'
import { PROFILE_SECTIONS, SECTION_LABELS } from '#shared/profiles/section-rules.ts'
import classes from './profile-edit.module.css'
import type { FieldsProps } from './profile-fields.tsx'

/** Who sees the profile, and what of it. */
export function VisibilityField({ draft: { isPublic, hiddenSections }, change }: FieldsProps) {
  const id = useId()
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Who sees it</legend>
      <label className={classes.role}>
        <input
          type="checkbox"
          checked={isPublic}
          aria-describedby={id}
          onChange={({ currentTarget }) => change({ isPublic: currentTarget.checked })}
        />
        Everybody can see my profile
      </label>
      <Text id={id}>Hidden, it is nowhere to be found: for others it does not exist.</Text>
      {isPublic && (
        <fieldset className={classes.group}>
          <legend className={classes.part}>Others see of it</legend>
          <div className={classes.roles}>
            {PROFILE_SECTIONS.map((section) => (
              <label key={section} className={classes.role}>
                <input
                  type="checkbox"
                  checked={!hiddenSections.includes(section)}
                  onChange={({ currentTarget }) =>
                    change({
                      hiddenSections: currentTarget.checked
                        ? hiddenSections.filter((other) => other !== section)
                        : [...hiddenSections, section],
                    })
                  }
                />
                {SECTION_LABELS[section]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </fieldset>
  )
}
