import { PageHeader } from '#client/ui/text/page-header.tsx'
import { OwnProfile } from '../own-profile.tsx'
import { EntryList } from './entry-list.tsx'
import { ImportResume } from './import-resume.tsx'

/** /profile/edit/{token}/job-experience (G-PROF-03) */
export const JobExperiencePage = () => (
  <>
    <PageHeader title="Job experience" lead="Where you worked and what you did there. What goes on stands first." />
    <OwnProfile>
      {(profile) => (
        <>
          <EntryList title="Your jobs" kinds={['job']} entries={profile.entries} />
          <ImportResume profile={profile} />
        </>
      )}
    </OwnProfile>
  </>
)

/** /profile/edit/{token}/education-certification (G-PROF-03) */
export const EducationPage = () => (
  <>
    <PageHeader title="Education and certificates" lead="Where you learned, and what somebody else attests." />
    <OwnProfile>
      {(profile) => (
        <>
          <EntryList
            title="Your education and certificates"
            kinds={['education', 'certification']}
            entries={profile.entries}
          />
          <ImportResume profile={profile} />
        </>
      )}
    </OwnProfile>
  </>
)
