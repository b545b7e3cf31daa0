import { createFileRoute, Link } from '@tanstack/react-router'
import { VerifyPage } from '#client/features/certificates/verify-page.tsx'
import { trpc } from '#client/trpc.ts'
import { Logo } from '#client/ui/logo.tsx'
import { SkipLink } from '#client/ui/skip-link.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'
import classes from './-verify.module.css'

/** Public: whoever was given a certificate checks it here; the address stands on the certificate. */
export const Route = createFileRoute('/verify/$id')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(trpc.certificates.verify.queryOptions({ id: params.id }))
  },
  component: VerifyRoute,
})

function VerifyRoute() {
  const { id } = Route.useParams()
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
          <VerifyPage key={id} id={id} />
        </main>
      </div>
    </>
  )
}
