import { useHasRoute } from '#client/lib/use-has-route.ts'
import {
  BellIcon,
  BountyIcon,
  CodeIcon,
  DashboardIcon,
  FeedIcon,
  JobsIcon,
  LearnIcon,
  LibraryIcon,
  PersonIcon,
  ReviewIcon,
  SettingsIcon,
  ShieldIcon,
} from '#client/ui/navigation-icons.tsx'
import type { NavigationEntry } from '#client/ui/page/app-shell.tsx'

/** 1§2 "Side navigation", in its order and its words. */
const DOCUMENTED: readonly NavigationEntry[] = [
  { to: '/home', label: 'Dashboard', icon: <DashboardIcon /> },
  { to: '/playground', label: 'Jobs & Gigs', narrowLabel: 'Gigs', icon: <JobsIcon /> },
  { to: '/challenge', label: 'Bounties', icon: <BountyIcon /> },
  { to: '/learn', label: 'Learn Anything', icon: <LearnIcon /> },
  { to: '/projects', label: 'Open Source', icon: <CodeIcon />, alsoActive: /^\/(projects?|p|open-source)(\/|$)/ },
  { to: '/notifications', label: 'Notifications', icon: <BellIcon /> },
]

/** The house's own, below them. */
const FURTHER: readonly NavigationEntry[] = [
  { to: '/feed', label: 'Feed', icon: <FeedIcon /> },
  { to: '/review', label: 'Review', icon: <ReviewIcon /> },
  // of what begins like it, /8020/credits is another place
  { to: '/8020', label: 'Library', icon: <LibraryIcon />, isExact: true },
]

/**
 * Where one can go from every page, as far as the places exist: what has no route yet is not shown rather than dead.
 * @param hasNews whether a notification waits
 */
export function useNavigation(hasNews: boolean): readonly (readonly NavigationEntry[])[] {
  const isThere = useHasRoute()
  return [DOCUMENTED, FURTHER].map((entries) =>
    entries
      .filter(({ to }) => isThere(to))
      .map((entry) => (entry.to === '/notifications' ? { ...entry, hasNews } : entry)),
  )
}

/** The profile menu's entries (1§2, G-ROUTE-08), in their order; Admin for administrators. */
export function useAccountLinks({ userId, isAdmin }: { userId: string; isAdmin: boolean }) {
  const isThere = useHasRoute()
  return [
    { label: 'Admin', route: '/admin', to: '/admin', icon: <ShieldIcon />, isFor: isAdmin },
    { label: 'Profile', route: '/profile/$userId', to: `/profile/${userId}`, icon: <PersonIcon />, isFor: true },
    { label: 'Settings', route: '/settings', to: '/settings', icon: <SettingsIcon />, isFor: true },
  ].filter(({ route, isFor }) => isFor && isThere(route))
}
