import type { ReactNode } from 'react'
import { lazyMenu } from '#client/ui/dialog/lazy-menu.tsx'
import type { UserAccount } from '#shared/users/schemas.ts'
import { ProfileButton } from './profile-button.tsx'

export interface ProfileMenuProps {
  user: UserAccount
  /** Admin, Profile, Settings, as far as this person has them. */
  links: readonly { label: string; to: string; icon?: ReactNode }[]
  /** What the narrow sidebar has no room for. */
  details: ReactNode
  onSignedOut: (to: '/login' | '/admin') => void
}

/** Who is here, and what they may do about it; the menu's code comes when a hand moves towards it. */
export const ProfileMenu = lazyMenu<ProfileMenuProps>(
  async () => (await import('./account-menu.tsx')).AccountMenu,
  ({ user }, opener) => <ProfileButton user={user} {...opener} />,
)
