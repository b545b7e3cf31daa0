import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { continueWith, type ProviderName } from '#shared/auth/texts.ts'
import classes from './other-ways.module.css'
import { ProviderIcon } from './provider-icon.tsx'

interface OtherWaysProps {
  /** They stand there at once, instead of behind a button. */
  isOpen: boolean
  waitingFor: ProviderName | null
  isBlocked: boolean | undefined
  onChoose: (provider: ProviderName) => void
}

/** Whose sign-in this installation takes besides GitHub's; nothing where there is no other (G-AUTH-04). */
export function OtherWays({ isOpen, waitingFor, isBlocked, onChoose }: OtherWaysProps) {
  const trpc = useTRPC()
  const { data } = useQuery({ ...trpc.auth.providers.queryOptions(), staleTime: Number.POSITIVE_INFINITY })
  const [isAskedFor, askFor] = useState(false)
  const others = data?.providers.filter((provider) => provider !== 'github') ?? []
  if (others.length === 0) return <div className={classes.place} />
  if (!isOpen && !isAskedFor) {
    return (
      <div className={classes.place}>
        <Button variant="subtle" size="sm" fullWidth onClick={() => askFor(true)}>
          Other ways to sign in
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.place}>
      {others.map((provider, at) => (
        <Button
          key={provider}
          variant="default"
          size="md"
          fullWidth
          autoFocus={isAskedFor && at === 0}
          leftSection={<ProviderIcon provider={provider} />}
          loading={waitingFor === provider}
          disabled={isBlocked || (waitingFor !== null && waitingFor !== provider)}
          onClick={() => onChoose(provider)}
        >
          {continueWith(provider)}
        </Button>
      ))}
    </div>
  )
}
