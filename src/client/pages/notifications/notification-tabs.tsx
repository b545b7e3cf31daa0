import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from '#client/ui/tabs/link-tabs.module.css'
import { PageHeader } from '#client/ui/text/page-header.tsx'

const TAB = { className: classes.tab, activeProps: { 'data-open': true } }

/** What the places below /notifications share (1§2). */
export const NotificationTabs = ({ children }: { children: ReactNode }) => (
  <>
    <PageHeader
      title="Notifications"
      lead="Who asks you for something, what happened, and who you are connected with."
    />
    <nav aria-label="Notifications" className={classes.nav}>
      <Link to="/notifications" activeOptions={{ exact: true }} {...TAB}>
        Latest
      </Link>
      <Link to="/notifications/activities" {...TAB}>
        Activities
      </Link>
      <Link to="/notifications/connections" {...TAB}>
        Connections
      </Link>
    </nav>
    {children}
  </>
)
