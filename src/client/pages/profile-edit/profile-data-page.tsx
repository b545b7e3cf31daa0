import { PageHeader } from '#client/ui/text/page-header.tsx'
import type { Profile } from '#shared/profiles/schemas.ts'
import { OwnProfile } from './own-profile.tsx'
import { Portfolio } from './portfolio/portfolio.tsx'
import { ProfileForm } from './profile-form.tsx'
import { TakeAlong } from './take-along.tsx'

/** /profile/edit/{token}/profile-data: what somebody says of themselves (G-PROF-03). */
export const ProfileDataPage = () => (
  <>
    <PageHeader title="Edit profile" lead="What others read about you. Nothing here is asked of you but a name." />
    <OwnProfile>
      {/* what has been typed stays when the profile is read again */}
      {(profile) => (
        <>
          <ProfileForm key={profile.userId} profile={profile} own={profile.own} />
          <Portfolio images={profile.images} isShown={isPortfolioShown(profile.own)} />
          <TakeAlong profile={profile} />
        </>
      )}
    </OwnProfile>
  </>
)

const isPortfolioShown = ({ isPublic, isBlocked, hiddenSections }: NonNullable<Profile['own']>) =>
  isPublic && !isBlocked && !hiddenSections.includes('portfolio')
