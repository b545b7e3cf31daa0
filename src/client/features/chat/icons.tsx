import { Icon } from '#client/ui/icons.tsx'

export const HistoryIcon = () => (
  <Icon>
    <path d="M4 10a6 6 0 1 0 2-4.5L4 7.5M4 4v3.5h3.5M10 7v3.2l2.2 1.3" />
  </Icon>
)

export const NewIcon = () => (
  <Icon>
    <path d="M10 4v12M4 10h12" />
  </Icon>
)

export const WidthIcon = () => (
  <Icon>
    <path d="M7 6 3 10l4 4M13 6l4 4-4 4M3 10h14" />
  </Icon>
)

export const AgainIcon = () => (
  <Icon>
    <path d="M16 10a6 6 0 1 1-2-4.5L16 7.5M16 4v3.5h-3.5" />
  </Icon>
)

export const TemporaryIcon = () => (
  <Icon>
    <path d="M4 4.5h12v9H9.5L6 16.5v-3H4z" strokeDasharray="2.2 2.2" />
  </Icon>
)

export const MoreIcon = () => (
  <Icon>
    <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth={2.4} />
  </Icon>
)

export const PinIcon = () => (
  <Icon>
    <path d="M7 3.5h6l-.8 5 2.8 3H5l2.8-3zM10 11.5v5" />
  </Icon>
)
