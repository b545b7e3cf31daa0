import { ButtonLink } from '#client/ui/button/button-link.tsx'

/** Back to the prompt box with the same prompt; nothing is spent before it is sent. */
export function ChangePromptLink({ prompt }: { prompt: string }) {
  return (
    <ButtonLink to="/learn" search={{ prompt }} size="xs" variant="subtle">
      Change the prompt
    </ButtonLink>
  )
}
