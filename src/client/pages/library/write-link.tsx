import { planAddress } from '#client/features/roadmaps/create/plan-address.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'

interface WriteLinkProps {
  prompt: string | undefined
  isSignedIn: boolean
}

/** Where there is nothing ready, what was looked for becomes the prompt, through the sign-in if need be. */
export function WriteLink({ prompt = '', isSignedIn }: WriteLinkProps) {
  if (isSignedIn) {
    return (
      <ButtonLink to="/learn" search={{ prompt, plan: 1 }}>
        Have it written
      </ButtonLink>
    )
  }
  return (
    <ButtonLink to="/login" search={{ redirect: planAddress(prompt) }}>
      Have it written
    </ButtonLink>
  )
}
