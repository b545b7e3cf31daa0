import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import classes from './notifications.module.css'

/** What the places below /notifications share (1§2). */
export const NotificationTabs = ({ children }: { children: ReactNode }) => (
  <>
    <PageHeader
      title="Notifications"
      lead="Who asks you for something, what happened, and who you are connected with."
    />
    <nav aria-label="Notifications" className={classes.nav}>
      <Link to="/notifications" activeOptions={{ exact: true }} className={classes.tab}>
        Latest
      </Link>
      <Link to="/notifications/activities" className={classes.tab}>
        Activities
      </Link>
      <Link to="/notifications/connections" className={classes.tab}>
        Connections
      </Link>
    </nav>
    {children}
  </>
)
