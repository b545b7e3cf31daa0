import { Icon } from '#client/ui/icons.tsx'

/** By itself: every page begins with it. */
export const ChatIcon = () => (
  <Icon>
    <path d="M4 4.5h12v9H9.5L6 16.5v-3H4zM7 8h6M7 10.5h4" />
  </Icon>
)
