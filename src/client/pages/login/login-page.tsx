import { useSearch } from '@tanstack/react-router'
import { introductionOf } from '#client/features/auth/introduction-of.ts'
import { SignInCard } from '#client/features/auth/sign-in-card.tsx'
import { safeRedirect } from '#client/lib/safe-redirect.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

export function LoginPage() {
  const { redirect, authError, ...said } = useSearch({ from: '/_connected/_guest/login' })
  const target = safeRedirect(redirect)
  return (
    <SignInCard
      title={`Sign in to ${PRODUCT_NAME}`}
      redirect={target}
      authError={authError}
      introduction={introductionOf(said)}
    >
      {target ? 'You will come back to where you were.' : 'A new account starts with three roadmap credits.'}
    </SignInCard>
  )
}
