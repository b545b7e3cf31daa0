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

export const CopyIcon = () => (
  <Icon>
    <path d="M7 7V4h9v9h-3M4 7h9v9H4z" />
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
