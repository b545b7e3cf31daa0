import { Link, Outlet } from '@tanstack/react-router'
import { Logo } from '#client/ui/line/logo.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'
import classes from './guest-layout.module.css'

/** The shell of the ways in: nothing but the logo above them. */
export function GuestLayout() {
  return (
    <div className={classes.page}>
      <header>
        <Link to="/" className={classes.home} aria-label={`${PRODUCT_NAME}: start page`}>
          <Logo name={PRODUCT_NAME} />
        </Link>
      </header>
      <main className={classes.main}>
        <Outlet />
      </main>
    </div>
  )
}
