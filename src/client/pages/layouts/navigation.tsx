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

/** Where one can go from every page. @param hasNews whether a notification waits */
export const navigation = (hasNews: boolean): readonly (readonly NavigationEntry[])[] => [
  DOCUMENTED.map((entry) => (entry.to === '/notifications' ? { ...entry, hasNews } : entry)),
  FURTHER,
]

/** The profile menu's entries (1§2, G-ROUTE-08), in their order; Admin for administrators. */
export const accountLinks = ({ userId, isAdmin }: { userId: string; isAdmin: boolean }) => [
  ...(isAdmin ? [{ label: 'Admin', to: '/admin', icon: <ShieldIcon /> }] : []),
  { label: 'Profile', to: `/profile/${userId}`, icon: <PersonIcon /> },
  { label: 'Settings', to: '/settings', icon: <SettingsIcon /> },
]
