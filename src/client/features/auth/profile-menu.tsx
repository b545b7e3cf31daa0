import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from '#client/ui/avatar.tsx'
import { CheckIcon, SignOutIcon } from '#client/ui/icons.tsx'
import type { UserAccount } from '#shared/users/schemas.ts'
import classes from './profile-menu.module.css'
import { useSignOut } from './use-sign-out.ts'

const SCHEMES = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

interface ProfileMenuProps {
  user: UserAccount
  /** Admin, Profile, Settings, as far as this person has them. */
  links: readonly { label: string; to: string; icon?: ReactNode }[]
  /** What the narrow sidebar has no room for. */
  details: ReactNode
  onSignedOut: (to: '/login' | '/admin') => void
}

/** Avatar, name and email, and the entries of 1§2. */
export function ProfileMenu({ user, links, details, onSignedOut }: ProfileMenuProps) {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const signOut = useSignOut(onSignedOut)
  return (
    <Menu
      position="top-start"
      width={248}
      offset={8}
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      transitionProps={{ transition: 'pop-bottom-left', duration: 150 }}
      classNames={classes}
    >
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <Avatar name={user.name} src={user.avatarUrl} />
          <span className={classes.words}>
            <span className={classes.name}>{user.name}</span>
            {user.email && <span className={classes.email}>{user.email}</span>}
            <span className={classes.hint}>Account</span>
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.details}>
          <span className={classes.name}>{user.name}</span>
          {user.email && <span className={classes.email}>{user.email}</span>}
          <Text as="div" className={classes.allowance}>
            {details}
          </Text>
        </div>
        <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(toScheme(value))}>
          <Menu.Label>Colours</Menu.Label>
          {SCHEMES.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value} checkIcon={<CheckIcon />}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        {links.map(({ label, to, icon }) => (
          <Menu.Item key={to} leftSection={icon} renderRoot={(props: object) => <Link to={to} {...props} />}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Item
          leftSection={<SignOutIcon />}
          closeMenuOnClick={false}
          disabled={signOut.isPending}
          onClick={() => signOut.mutate()}
        >
          {signOut.isPending ? 'Signing out…' : 'Sign Out'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const toScheme = (value: string) => SCHEMES.find((scheme) => scheme.value === value)?.value ?? 'auto'
