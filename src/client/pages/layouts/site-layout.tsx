import { Outlet } from '@tanstack/react-router'
import { useStored } from '#client/lib/use-stored.ts'
import { SkipLink } from '#client/ui/focus/skip-link.tsx'
import { Footer } from './footer.tsx'
import classes from './site-layout.module.css'
import { TopBar } from './top-bar.tsx'

/** The shell of the pages that tell what this is. */
export function SiteLayout() {
  const isSignedIn = useStored('token') !== null
  return (
    <>
      <SkipLink />
      <TopBar isSignedIn={isSignedIn} />
      <main id="content" tabIndex={-1} className={classes.page}>
        <Outlet />
      </main>
      <Footer isSignedIn={isSignedIn} />
    </>
  )
}
