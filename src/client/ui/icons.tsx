import type { ReactNode } from 'react'

/** The house's own strokes: 20 px, 1.6 px wide, in the text's colour. Always beside words or inside a named control. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  )
}

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

export const PencilIcon = () => (
  <Icon>
    <path d="M4 16l.8-3.2L13 4.6a1.4 1.4 0 0 1 2 0l.4.4a1.4 1.4 0 0 1 0 2L7.2 15.2 4 16zM11.6 6 14 8.4" />
  </Icon>
)

export const MenuIcon = () => (
  <Icon>
    <path d="M3.5 6.5h13M3.5 13.5h13" />
  </Icon>
)

export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
)

export const ArrowRightIcon = () => (
  <Icon>
    <path d="M4 10h12m-5-5 5 5-5 5" />
  </Icon>
)

export const ArrowLeftIcon = () => (
  <Icon>
    <path d="M16 10H4m5 5-5-5 5-5" />
  </Icon>
)

export const TrashIcon = () => (
  <Icon>
    <path d="M3.5 5.5h13M7.5 5V3.5h5V5M5 5.5l.8 11h8.4l.8-11M8.5 9v4.5m3-4.5v4.5" />
  </Icon>
)

export const ShareIcon = () => (
  <Icon>
    <path d="M10 12.5V3.5m-3.5 3 3.5-3 3.5 3M6 9.5H4.5v7h11v-7H14" />
  </Icon>
)

export const CheckIcon = () => (
  <Icon>
    <path d="m4.5 10.5 3.5 3.5 7.5-8" />
  </Icon>
)

export const SignOutIcon = () => (
  <Icon>
    <path d="M8 17H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h3M13 14l4-4-4-4M17 10H8" />
  </Icon>
)

export const DesktopIcon = () => (
  <Icon>
    <rect x="2.5" y="3.5" width="15" height="10" rx="1.5" />
    <path d="M7 17h6M10 13.5V17" />
  </Icon>
)

export const HandheldIcon = () => (
  <Icon>
    <rect x="5.5" y="2.5" width="9" height="15" rx="2" />
    <path d="M9 14.5h2" />
  </Icon>
)

export const ShieldIcon = () => (
  <Icon>
    <path d="M10 2.5 4 5v4.5c0 3.8 2.5 6.6 6 8 3.5-1.4 6-4.2 6-8V5z" />
  </Icon>
)

export const SettingsIcon = () => (
  <Icon>
    <path d="M3 6.5h7M15 6.5h2M3 13.5h2M10 13.5h7M12.5 4v5M7.5 11v5" />
  </Icon>
)

export const GithubIcon = () => (
  <svg width={20} height={20} viewBox="0 0 16 16" fill="currentColor" aria-hidden>
    <path d="M8 0C3.58 0 0 3.58 0 8c0 3.54 2.29 6.53 5.47 7.59.4.07.55-.17.55-.38 0-.19-.01-.82-.01-1.49-2.01.37-2.53-.49-2.69-.94-.09-.23-.48-.94-.82-1.13-.28-.15-.68-.52-.01-.53.63-.01 1.08.58 1.23.82.72 1.21 1.87.87 2.33.66.07-.52.28-.87.51-1.07-1.78-.2-3.64-.89-3.64-3.95 0-.87.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.21 2.2.82.64-.18 1.32-.27 2-.27s1.36.09 2 .27c1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.27.82 2.15 0 3.07-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48 0 1.07-.01 1.93-.01 2.2 0 .21.15.46.55.38A8.01 8.01 0 0 0 16 8c0-4.42-3.58-8-8-8Z" />
  </svg>
)
