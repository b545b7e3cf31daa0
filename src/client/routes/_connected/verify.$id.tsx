import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '#client/pages/verify/verify-page.tsx'

/** Public: whoever was given a certificate checks it here; the address stands on the certificate. */
export const Route = createFileRoute('/_connected/verify/$id')({
  staticData: { title: 'Verify a certificate' },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(context.trpc.certificates.verify.queryOptions({ id: params.id }))
  },
  component: VerifyPage,
})
