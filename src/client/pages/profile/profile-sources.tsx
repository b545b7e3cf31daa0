import { SOURCE_LABELS } from '#client/features/profiles/source-labels.ts'
import { Heading } from '#client/ui/text/heading.tsx'
import { SOURCE_NAMES } from '#shared/profiles/rules.ts'
import type { Profile } from '#shared/profiles/schemas.ts'
import classes from './profile-page.module.css'

type Shown = Pick<Profile, 'githubUsername' | 'discord' | 'sources'>

/** Where else somebody can be found; nothing where they named no place. */
export function ProfileSources({ profile }: { profile: Shown }) {
  const places = placesOf(profile)
  if (places.length === 0) return null
  return (
    <section>
      <Heading as="h2">Elsewhere</Heading>
      <dl className={classes.places}>
        {places.map(({ label, text }) => (
          <div key={label}>
            <dt className={classes.place}>{label}</dt>
            <dd className={classes.found}>
              <Place label={label} text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function placesOf({ githubUsername, discord, sources }: Shown) {
  const named = SOURCE_NAMES.map((name) => ({ label: SOURCE_LABELS[name], text: sources[name] ?? '' }))
  const proved = { label: 'GitHub', text: githubUsername ? `https://github.com/${githubUsername}` : '' }
  return [proved, { label: 'Discord', text: discord ?? '' }, ...named].filter(({ text }) => text !== '')
}

/** An address of the web becomes a link, anything else (a name, another kind of address) stays text. */
function Place({ label, text }: { label: string; text: string }) {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text
  return (
    <a href={text} rel="nofollow ugc noopener noreferrer" aria-label={`${label}: ${text}`}>
      {text.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
    </a>
  )
}
