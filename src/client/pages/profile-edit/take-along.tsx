import { copyText } from '#client/lib/copy-text.ts'
import { saveBlob } from '#client/lib/save-blob.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import { badgePath } from '#shared/profiles/badge.ts'
import type { Profile } from '#shared/profiles/schemas.ts'
import { toJsonResume } from '#shared/profiles/to-json-resume.ts'
import classes from './profile-edit.module.css'

/** What somebody takes from their profile to elsewhere: a badge for a README, and all of it as a JSON Resume. */
export function TakeAlong({ profile }: { profile: Profile }) {
  const { userId } = profile
  const markdown = `[![StreetCred](${location.origin}${badgePath(userId)})](${location.origin}/profile/${userId})`
  const copy = async () =>
    showToast(
      (await copyText(markdown))
        ? { title: 'Badge copied', variant: 'success' }
        : { title: 'Your browser did not allow copying', message: 'Please select the text.', variant: 'error' },
    )
  const save = () =>
    saveBlob(
      new Blob([JSON.stringify(toJsonResume(profile, location.origin), null, 2)], { type: 'application/json' }),
      'resume.json',
    )
  return (
    <section className={classes.along} aria-labelledby="take-along">
      <Heading as="h2" size="item" id="take-along">
        Take it along
      </Heading>
      <img src={badgePath(userId)} alt="Your StreetCred as a badge" height={20} />
      <Text>
        For a README, as Markdown: <code className={classes.code}>{markdown}</code>
      </Text>
      <div className={classes.actions}>
        <Button size="sm" variant="default" onClick={() => void copy()}>
          Copy the badge
        </Button>
        <Button size="sm" variant="default" onClick={save}>
          Download as JSON Resume
        </Button>
      </div>
    </section>
  )
}
