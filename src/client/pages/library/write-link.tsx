import { ButtonLink } from '#client/ui/button-link.tsx'

interface WriteLinkProps {
  prompt: string | undefined
  isSignedIn: boolean
}

/** Where there is nothing ready, what was looked for becomes the prompt, through the sign-in if need be. */
export function WriteLink({ prompt = '', isSignedIn }: WriteLinkProps) {
  if (isSignedIn) {
    return (
      <ButtonLink to="/learn" search={{ prompt }}>
        Have it written
      </ButtonLink>
    )
  }
  return (
    <ButtonLink to="/login" search={{ redirect: `/learn?${new URLSearchParams({ prompt })}` }}>
      Have it written
    </ButtonLink>
  )
}
