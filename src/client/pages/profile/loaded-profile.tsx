import { Link } from '@tanstack/react-router'
import { Avatar } from '#client/ui/avatar.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Profile } from '#shared/profiles/schemas.ts'
import { EditProfileButton } from './edit-profile-button.tsx'
import { MeetPerson } from './meet-person.tsx'
import { ProfileEntries } from './profile-entries.tsx'
import { ProfileImages } from './profile-images.tsx'
import classes from './profile-page.module.css'
import { ProfileScore } from './profile-score.tsx'
import { ProfileSkills } from './profile-skills.tsx'
import { ProfileSources } from './profile-sources.tsx'

/** What somebody says of themselves, and where else they can be found. */
export function LoadedProfile({ profile }: { profile: Profile }) {
  const { name, avatarUrl, shortBio, storySummary, roles, location, entries, images, skills, languages, own } = profile
  // pictures that others can't see are sent to nobody
  const isShown = own === null || (own.isPublic && !own.isBlocked && !own.hiddenSections.includes('portfolio'))
  return (
    <article>
      {own && (!own.isPublic || own.isBlocked) && (
        <Card tone="open" padding="medium" role="status" className={classes.hidden}>
          <Text size="body">
            {own.isBlocked
              ? 'This profile is blocked: others cannot see it.'
              : 'Hidden from others: only you see this.'}
          </Text>
        </Card>
      )}
      <header className={classes.head}>
        <Avatar name={name} src={avatarUrl} size={88} />
        <div className={classes.who}>
          <Heading as="h1" tabIndex={-1} dir="auto">
            {name}
          </Heading>
          {shortBio && (
            <p className={classes.bio} dir="auto">
              {shortBio}
            </p>
          )}
          <p className={classes.facts} dir="auto">
            {[...roles, location].filter(Boolean).join(' · ')}
          </p>
          {!own && <MeetPerson userId={profile.userId} name={name} />}
          {own && (
            <div className={classes.edit}>
              <EditProfileButton />
              {own.isPublic && !own.isBlocked && (
                <Link to="/profile/$userId" params={{ userId: profile.userId }} search={{ as: 'visitor' }}>
                  See it as a visitor
                </Link>
              )}
            </div>
          )}
        </div>
      </header>
      <div className={classes.columns}>
        <div className={classes.main}>
          <section>
            <Heading as="h2">About</Heading>
            <p className={classes.story} dir="auto">
              {storySummary || (own ? 'You have not written anything about yourself yet.' : 'Nothing written yet.')}
            </p>
          </section>
          <ProfileSkills skills={skills} languages={languages} />
          {isShown && <ProfileImages images={images} />}
          <ProfileEntries entries={entries} />
        </div>
        <aside className={classes.aside}>
          <ProfileScore userId={profile.userId} />
          <ProfileSources profile={profile} />
        </aside>
      </div>
    </article>
  )
}
