import { Menu, useMantineColorScheme } from '@mantine/core'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { CheckIcon, SignOutIcon } from '#client/ui/icons.tsx'
import { ProfileButton } from './profile-button.tsx'
import classes from './profile-menu.module.css'
import type { ProfileMenuProps } from './profile-menu.tsx'
import { useSignOut } from './use-sign-out.ts'

const SCHEMES = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** The profile block with the entries of 1§2. It comes when it is first asked for, and opens at once. */
export function AccountMenu({ user, links, details, onSignedOut }: ProfileMenuProps) {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const signOut = useSignOut(onSignedOut)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    // where the focus goes back to is what had it when the menu opened
    button.current?.focus({ preventScroll: true })
    setIsOpen(true)
  }, [])
  return (
    <Menu
      opened={isOpen}
      onChange={setIsOpen}
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
        <ProfileButton ref={button} user={user} />
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
