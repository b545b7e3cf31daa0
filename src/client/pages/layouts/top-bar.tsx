import { Link } from '@tanstack/react-router'
import { useIsScrolled } from '#client/lib/use-is-scrolled.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Logo } from '#client/ui/line/logo.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'
import classes from './site-layout.module.css'

/** 1§9: from here on the bar is translucent. */
const SCROLL_THRESHOLD = 64

export function TopBar({ isSignedIn }: { isSignedIn: boolean }) {
  const isScrolled = useIsScrolled(SCROLL_THRESHOLD)
  return (
    <header className={classes.bar} data-scrolled={isScrolled || undefined}>
      <div className={classes.barInside}>
        <Link to="/" className={classes.home} aria-label={`${PRODUCT_NAME}: start page`}>
          <Logo name={PRODUCT_NAME} />
        </Link>
        {isSignedIn ? (
          <ButtonLink to="/home" variant="default">
            Dashboard
          </ButtonLink>
        ) : (
          <ButtonLink to="/login" variant="default">
            Login
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
