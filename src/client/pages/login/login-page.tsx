import { useSearch } from '@tanstack/react-router'
import { SignInCard } from '#client/features/auth/sign-in-card.tsx'
import { safeRedirect } from '#client/lib/safe-redirect.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

export function LoginPage() {
  const { redirect, authError } = useSearch({ from: '/_connected/_guest/login' })
  const target = safeRedirect(redirect)
  return (
    <SignInCard title={`Sign in to ${PRODUCT_NAME}`} redirect={target} authError={authError}>
      {target ? 'You will come back to where you were.' : 'A new account starts with three roadmap credits.'}
    </SignInCard>
  )
}
