import { Outlet } from '@tanstack/react-router'
import { recordLater } from '#client/features/analytics/record-later.ts'
import { ConnectionPlace } from '#client/features/offline/connection-place.tsx'
import { EventSink } from '#client/lib/event-sink.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { SkipLink } from '#client/ui/focus/skip-link.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import classes from './site-layout.module.css'
import { TopBar } from './top-bar.tsx'

/** Below what is seen first. */
const Footer = lazyPart(async () => (await import('./footer.tsx')).Footer)

/** The shell of the pages that tell what this is. */
export function SiteLayout() {
  const isSignedIn = useStored('token') !== null
  return (
    <EventSink value={recordLater}>
      <SkipLink />
      <TopBar isSignedIn={isSignedIn} />
      <main id="content" tabIndex={-1} className={classes.page}>
        <Outlet />
      </main>
      <ConnectionPlace isAtFoot />
      <Footer isSignedIn={isSignedIn} />
    </EventSink>
  )
}
