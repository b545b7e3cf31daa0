import { createFileRoute, Link } from '@tanstack/react-router'
import { VerifyPage } from '#client/features/certificates/verify-page.tsx'
import classes from '#client/pages/verify/verify-layout.module.css'
import { trpc } from '#client/trpc.ts'
import { SkipLink } from '#client/ui/focus/skip-link.tsx'
import { Logo } from '#client/ui/line/logo.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'

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
