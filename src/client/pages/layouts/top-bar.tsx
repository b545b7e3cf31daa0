import { Link, useLocation } from '@tanstack/react-router'
import { InfoLink } from '#client/features/site/info-link.tsx'
import { useIsScrolled } from '#client/lib/use-is-scrolled.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { MenuIcon } from '#client/ui/icons.tsx'
import { Logo } from '#client/ui/line/logo.tsx'
import { isDrawnByBuild } from '#client/ui/part/first-page.ts'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'
import classes from './site-layout.module.css'

/** 1§9: from here on the bar is translucent. */
const SCROLL_THRESHOLD = 64

/** On a narrow screen the pages open as the browser's own popover, which needs no script; a page that was gone to closes it. */
const MENU = 'pages'

/** The page of the customers asks nobody to sign in (1§2). */
const JoinButton = lazyPart(async () => (await import('#client/features/waitlist/join-button.tsx')).JoinButton)

export function TopBar({ isSignedIn }: { isSignedIn: boolean }) {
  const { pathname } = useLocation()
  const isScrolled = useIsScrolled(SCROLL_THRESHOLD)
  return (
    <header className={classes.bar} data-scrolled={isScrolled || undefined}>
      <div className={classes.barInside}>
        <Link to="/" className={classes.home} aria-label={`${PRODUCT_NAME}: start page`}>
          <Logo name={PRODUCT_NAME} />
        </Link>
        <nav key={pathname} id={MENU} popover="auto" className={classes.places} aria-label="Pages">
          <InfoLink page="become-a-creator" className={classes.place}>
            Build
          </InfoLink>
          <InfoLink page="discover-opportunities" className={classes.place}>
            Win
          </InfoLink>
          <InfoLink page="tubli-os" className={classes.place}>
            Manage
          </InfoLink>
          <InfoLink page="customers" className={classes.place}>
            Customers
          </InfoLink>
          <Link to="/pricing" className={classes.place}>
            Pricing
          </Link>
        </nav>
        {pathname === '/customers' ? <JoinButton waitlist="customers" /> : <WayIn isSignedIn={isSignedIn} />}
        <button type="button" popoverTarget={MENU} className={classes.toggle} aria-label="Menu">
          <MenuIcon />
        </button>
      </div>
    </header>
  )
}

function WayIn({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      {(isSignedIn || isDrawnByBuild) && (
        <ButtonLink to="/home" variant="default" data-first-for={isDrawnByBuild ? 'people' : undefined}>
          Dashboard
        </ButtonLink>
      )}
      {!isSignedIn && (
        <ButtonLink to="/login" variant="default" data-first-for={isDrawnByBuild ? 'visitors' : undefined}>
          Login
        </ButtonLink>
      )}
    </>
  )
}
