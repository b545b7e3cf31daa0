import { Icon } from './icons.tsx'

/** What stands beside the entries of the navigation. */

export const DashboardIcon = () => (
  <Icon>
    <rect x="3" y="3" width="6" height="8" rx="1.5" />
    <rect x="11" y="3" width="6" height="4.5" rx="1.5" />
    <rect x="3" y="13" width="6" height="4" rx="1.5" />
    <rect x="11" y="9.5" width="6" height="7.5" rx="1.5" />
  </Icon>
)

export const LearnIcon = () => (
  <Icon>
    <path d="M6 15h2.5c2 0 2-1.6 2-5s0-5 2-5H14" />
    <circle cx="4" cy="15" r="2" />
    <circle cx="16" cy="5" r="2" />
  </Icon>
)

export const JobsIcon = () => (
  <Icon>
    <path d="M4 7h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM7.5 7V5.5A1.5 1.5 0 0 1 9 4h2a1.5 1.5 0 0 1 1.5 1.5V7M3 11h14" />
  </Icon>
)

export const BountyIcon = () => (
  <Icon>
    <path d="M6 3.5h8v4a4 4 0 0 1-8 0zM6 5H3.5c0 2.5 1 3.5 2.8 3.8M14 5h2.5c0 2.5-1 3.5-2.8 3.8M10 11.5v3M7 16.5h6" />
  </Icon>
)

export const CodeIcon = () => (
  <Icon>
    <path d="m6.5 6.5-3.5 3.5 3.5 3.5M13.5 6.5 17 10l-3.5 3.5M11.5 4.5l-3 11" />
  </Icon>
)

export const BellIcon = () => (
  <Icon>
    <path d="M5 13.5V9a5 5 0 0 1 10 0v4.5l1.5 1h-13zM8.5 16.5a1.6 1.6 0 0 0 3 0" />
  </Icon>
)

export const FeedIcon = () => (
  <Icon>
    <path d="M4.5 4.5a11 11 0 0 1 11 11M4.5 9.5a6 6 0 0 1 6 6" />
    <circle cx="5.5" cy="14.5" r="1.2" />
  </Icon>
)

export const ReviewIcon = () => (
  <Icon>
    <path d="M4 10a6 6 0 0 1 10.5-4L16 7.5M16 4v3.5h-3.5M16 10a6 6 0 0 1-10.5 4L4 12.5M4 16v-3.5h3.5" />
  </Icon>
)

export const LibraryIcon = () => (
  <Icon>
    <path d="M4 4v12M8 4v12M11.5 4.5 15.5 16" />
  </Icon>
)

export const ShieldIcon = () => (
  <Icon>
    <path d="M10 2.5 4 5v4.5c0 3.8 2.5 6.6 6 8 3.5-1.4 6-4.2 6-8V5z" />
  </Icon>
)

export const PersonIcon = () => (
  <Icon>
    <circle cx="10" cy="7" r="3" />
    <path d="M4 16.5c.5-3 2.7-4.5 6-4.5s5.5 1.5 6 4.5" />
  </Icon>
)

export const SettingsIcon = () => (
  <Icon>
    <path d="M3 6.5h7M15 6.5h2M3 13.5h2M10 13.5h7M12.5 4v5M7.5 11v5" />
  </Icon>
)
