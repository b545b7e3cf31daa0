import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Logo } from '#client/ui/line/logo.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'
import classes from './guest-layout.module.css'

/** The shell of the ways in: above them the logo, and the sign-in where the page is not that itself (1§2). */
export function GuestLayout() {
  const { pathname, searchStr } = useLocation()
  const redirect = new URLSearchParams(searchStr).get('redirect') ?? undefined
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Link to="/" className={classes.home} aria-label={`${PRODUCT_NAME}: start page`}>
          <Logo name={PRODUCT_NAME} />
        </Link>
        {pathname !== '/login' && (
          <ButtonLink to="/login" search={{ redirect }} variant="default" size="xs">
            Sign In
          </ButtonLink>
        )}
      </header>
      <main className={classes.main}>
        <Outlet />
      </main>
    </div>
  )
}
