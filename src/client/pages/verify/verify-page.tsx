import { Link, useParams } from '@tanstack/react-router'
import { SkipLink } from '#client/ui/focus/skip-link.tsx'
import { Logo } from '#client/ui/line/logo.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'
import { CertificateCheck } from './certificate-check.tsx'
import classes from './verify-page.module.css'

export function VerifyPage() {
  const { id } = useParams({ from: '/_connected/verify/$id' })
  return (
    <>
      <SkipLink />
      <div className={classes.page}>
        <header>
          <Link to="/" className={classes.home} aria-label={`${PRODUCT_NAME}: start page`}>
            <Logo name={PRODUCT_NAME} />
          </Link>
        </header>
        <main id="content" tabIndex={-1} className={classes.main}>
          <CertificateCheck key={id} id={id} />
        </main>
      </div>
    </>
  )
}
