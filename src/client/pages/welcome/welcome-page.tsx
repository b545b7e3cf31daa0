import { useSearch } from '@tanstack/react-router'
import { SignInCard } from '#client/features/auth/sign-in-card.tsx'
import { type GuestSearch, wayOn } from '#client/features/auth/way-on.ts'
import { useCheckedInvite } from '#client/features/invites/use-checked-invite.ts'
import { safeRedirect } from '#client/lib/safe-redirect.ts'
import { Text } from '#client/ui/text/text.tsx'
import { TextClamp } from '#client/ui/text/text-clamp.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'
import classes from './welcome-page.module.css'

/** Where visitors of a shared roadmap, and invited friends, come in (G-LRN-23, G-INV-01). */
export function WelcomePage({ code }: { code: string | null }) {
  const search = useSearch({ from: '/_connected/_guest' })
  const { invite, note, isChecking } = useCheckedInvite(code)
  return (
    <>
      <SignInCard title={`Welcome to ${PRODUCT_NAME}`} redirect={wayOn(search)} invite={invite} isBlocked={isChecking}>
        {leadOf(search, invite)}
      </SignInCard>
      <p className={classes.note} role="status">
        {note}
      </p>
      {search.prompt && (
        <figure className={classes.waiting}>
          <Text as="figcaption">Kept for you</Text>
          <blockquote className={classes.prompt}>
            <TextClamp text={search.prompt} lines={4} />
          </blockquote>
        </figure>
      )}
    </>
  )
}

function leadOf({ redirect, prompt }: GuestSearch, invite: string | null): string {
  if (prompt && safeRedirect(redirect))
    return 'Sign in, and you come back to this roadmap, to copy it or to create your own. Nothing is spent before you choose.'
  if (prompt)
    return 'Sign in, and the prompt below is ready for a roadmap of your own. Nothing is spent before you send it.'
  if (invite) return 'A friend invited you. A new account starts with three roadmap credits.'
  return 'Say what you want to learn and get the route there. A new account starts with three roadmap credits.'
}
