import { useDisclosure, useFocusReturn, useWindowEvent } from '@mantine/hooks'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SkipLink } from '#client/ui/focus/skip-link.tsx'
import { CloseIcon, MenuIcon } from '#client/ui/icons.tsx'
import { Logo } from '#client/ui/line/logo.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './app-shell.module.css'

export interface NavigationEntry {
  to: string
  label: string
  /** What it is called where there is less room: beside icons, and in the menu of a phone. */
  narrowLabel?: string
  icon: ReactNode
  /** Something waits there. */
  hasNews?: boolean
  /** Paths that it stands for besides its own. */
  alsoActive?: RegExp
  /** Pages below it are other places. */
  isExact?: boolean
}

interface AppShellProps {
  name: string
  /** In groups; one without entries is left out. */
  navigation: readonly (readonly NavigationEntry[])[]
  /** The sidebar's bottom: what is left to spend. */
  allowance?: ReactNode
  /** The profile block, or a way to sign in. */
  account: ReactNode
  /** A bar across the page. */
  notice?: ReactNode
  children: ReactNode
}

/** Sidebar (234 px), narrow sidebar under 1024 px, top bar with a drop-down menu under 769 px: one tree, placed by CSS. */
export function AppShell({ name, navigation, allowance, account, notice, children }: AppShellProps) {
  const [isOpen, { close, toggle }] = useMenu()
  return (
    <div className={classes.shell}>
      <SkipLink />
      <header className={classes.bar}>
        <div className={classes.head}>
          <Link to="/" className={classes.home} aria-label={`${name}: start page`}>
            <Logo name={name} />
          </Link>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls="menu"
            aria-label={isOpen ? 'Close menu' : 'Open menu'}
            onClick={toggle}
          >
            {isOpen ? <CloseIcon /> : <MenuIcon />}
          </button>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only hears that a link in it was followed, by keys too */}
        <div
          className={classes.menu}
          id="menu"
          data-open={isOpen || undefined}
          onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
        >
          <nav aria-label="Main">
            {navigation
              .filter((entries) => entries.length > 0)
              .map((entries) => (
                <ul key={entries[0]?.to} className={classes.entries}>
                  {entries.map((entry) => (
                    <li key={entry.to}>
                      <Entry {...entry} />
                    </li>
                  ))}
                </ul>
              ))}
          </nav>
          <div className={classes.foot}>
            {allowance && (
              <Text as="div" className={classes.allowance}>
                {allowance}
              </Text>
            )}
            {account}
          </div>
        </div>
      </header>
      <main className={classes.content} id="content" tabIndex={-1}>
        {notice}
        <div className={classes.page}>{children}</div>
      </main>
    </div>
  )
}

function Entry({ to, label, narrowLabel, icon, hasNews, alsoActive, isExact = false }: NavigationEntry) {
  const isActive = useLocation({ select: ({ pathname }) => alsoActive?.test(pathname) ?? false })
  return (
    <Link
      to={to}
      className={classes.entry}
      activeOptions={{ exact: isExact }}
      {...(isActive && { 'data-status': 'active', 'aria-current': 'page' })}
    >
      <span className={classes.icon}>
        {icon}
        {hasNews && <span className={classes.dot} />}
      </span>
      <span className={narrowLabel && classes.long}>{label}</span>
      {narrowLabel && <span className={classes.short}>{narrowLabel}</span>}
      {hasNews && <span className={classes.hint}>, something is new</span>}
    </Link>
  )
}

/** The drop-down menu. What closes it gives the focus back to its button, unless the next page's heading takes it. */
function useMenu() {
  const [isOpen, actions] = useDisclosure()
  useFocusReturn({ opened: isOpen })
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') actions.close()
  })
  return [isOpen, actions] as const
}
