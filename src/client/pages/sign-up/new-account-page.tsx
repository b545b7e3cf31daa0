import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { readSignUp } from '#client/features/auth/kept-sign-up.ts'
import { NewAccountCard } from './new-account-card.tsx'

/** What the provider did not tell is asked for here, once (G-AUTH-14); without a sign-in behind it there is nothing to complete. */
export function NewAccountPage() {
  const [signUp] = useState(readSignUp)
  return signUp ? <NewAccountCard signUp={signUp} /> : <Navigate to="/sign-up" replace />
}
