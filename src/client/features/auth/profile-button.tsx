import { UnstyledButton } from '@mantine/core'
import type { ComponentProps } from 'react'
import { Avatar } from '#client/ui/avatar.tsx'
import type { UserAccount } from '#shared/users/schemas.ts'
import classes from './profile-menu.module.css'

/** Avatar, name and email: what opens the menu. */
export const ProfileButton = ({ user, ...props }: { user: UserAccount } & ComponentProps<'button'>) => (
  <UnstyledButton {...props} className={classes.target}>
    <Avatar name={user.name} src={user.avatarUrl} />
    <span className={classes.words}>
      <span className={classes.name}>{user.name}</span>
      {user.email && <span className={classes.email}>{user.email}</span>}
      <span className={classes.hint}>Account</span>
    </span>
  </UnstyledButton>
)
