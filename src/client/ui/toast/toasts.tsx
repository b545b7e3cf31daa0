import { Notifications } from '@mantine/notifications'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'

/** All that are shown at the moment. */
export const Toasts = () => (
  <Notifications position="bottom-right" transitionDuration={400} containerWidth={360} limit={4} />
)
