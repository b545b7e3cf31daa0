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

export const GithubIcon = () => (
  <svg width={20} height={20} viewBox="0 0 16 16" fill="currentColor" aria-hidden>
    <path d="M8 0C3.58 0 0 3.58 0 8c0 3.54 2.29 6.53 5.47 7.59.4.07.55-.17.55-.38 0-.19-.01-.82-.01-1.49-2.01.37-2.53-.49-2.69-.94-.09-.23-.48-.94-.82-1.13-.28-.15-.68-.52-.01-.53.63-.01 1.08.58 1.23.82.72 1.21 1.87.87 2.33.66.07-.52.28-.87.51-1.07-1.78-.2-3.64-.89-3.64-3.95 0-.87.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.21 2.2.82.64-.18 1.32-.27 2-.27s1.36.09 2 .27c1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.27.82 2.15 0 3.07-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48 0 1.07-.01 1.93-.01 2.2 0 .21.15.46.55.38A8.01 8.01 0 0 0 16 8c0-4.42-3.58-8-8-8Z" />
  </svg>
)
