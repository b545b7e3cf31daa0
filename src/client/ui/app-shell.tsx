import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import classes from './app-shell.module.css'
import { CloseIcon, MenuIcon } from './icons.tsx'
import { Logo } from './logo.tsx'
import { SkipLink } from './skip-link.tsx'

export interface NavigationEntry {
  to: string
  label: string
  /** For the 85 px sidebar and the drop-down menu, where the label is too long. */
  shortLabel?: string
  icon: ReactNode
}

interface AppShellProps {
  name: string
  navigation: readonly NavigationEntry[]
  /** The sidebar's bottom: what is left to spend. */
  allowance?: ReactNode
  /** The profile block, or a way to sign in. */
  account: ReactNode
  children: ReactNode
}

/** Sidebar (234 px), narrow sidebar under 1024 px, top bar with a drop-down menu under 769 px: one tree, placed by CSS. */
export function AppShell({ name, navigation, allowance, account, children }: AppShellProps) {
  const [isOpen, setIsOpen] = useMenuState()
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
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? <CloseIcon /> : <MenuIcon />}
          </button>
        </div>
        <div className={classes.menu} id="menu" data-open={isOpen || undefined}>
          <nav aria-label="Main">
            <ul className={classes.entries}>
              {navigation.map((entry) => (
                <li key={entry.to}>
                  <Entry {...entry} />
                </li>
              ))}
            </ul>
          </nav>
          <div className={classes.foot}>
            {allowance && <div className={classes.allowance}>{allowance}</div>}
            {account}
          </div>
        </div>
      </header>
      <main className={classes.content} id="content" tabIndex={-1}>
        <div className={classes.page}>{children}</div>
      </main>
    </div>
  )
}

function Entry({ to, label, shortLabel = label, icon }: NavigationEntry) {
  return (
    <Link to={to} className={classes.entry}>
      {icon}
      <span className={classes.label}>{label}</span>
      <span className={classes.shortLabel}>{shortLabel}</span>
    </Link>
  )
}

/** The drop-down menu closes on Escape and when another page opens. */
function useMenuState() {
  const [isOpen, setIsOpen] = useState(false)
  const { pathname } = useLocation()
  // the path is the trigger
  useEffect(() => setIsOpen(false), [pathname])
  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setIsOpen(false)
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isOpen])
  return [isOpen, setIsOpen] as const
}
