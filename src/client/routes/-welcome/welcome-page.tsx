import { Link } from '@tanstack/react-router'
import { SignInCard } from '#client/features/auth/sign-in-card.tsx'
import { useCheckedInvite } from '#client/features/invites/use-checked-invite.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Logo } from '#client/ui/line/logo.tsx'
import { TextClamp } from '#client/ui/text/text-clamp.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'
import { type WelcomeSearch, wayOn } from './way-on.ts'
import classes from './welcome-page.module.css'

/** Where visitors of a shared roadmap, and invited friends, come in (G-LRN-23, G-INV-01). */
export function WelcomePage({ code, search }: { code: string | null; search: WelcomeSearch }) {
  const { invite, note, isChecking } = useCheckedInvite(code)
  usePageTitle('Welcome')
  return (
    <div className={classes.page}>
      <header>
        <Link to="/" className={classes.home} aria-label={`${PRODUCT_NAME}: start page`}>
          <Logo name={PRODUCT_NAME} />
        </Link>
      </header>
      <main className={classes.main}>
        <SignInCard
          title={`Welcome to ${PRODUCT_NAME}`}
          redirect={wayOn(search)}
          invite={invite}
          isBlocked={isChecking}
        >
          {leadOf(search.prompt, invite)}
        </SignInCard>
        <p className={classes.note} role="status">
          {note}
        </p>
        {search.prompt && (
          <figure className={classes.wish}>
            <figcaption className={classes.caption}>Kept for you</figcaption>
            <blockquote className={classes.prompt}>
              <TextClamp text={search.prompt} lines={4} />
            </blockquote>
          </figure>
        )}
      </main>
    </div>
  )
}

function leadOf(prompt: string | undefined, invite: string | null): string {
  if (prompt)
    return 'Sign in, and the prompt below is ready for a roadmap of your own. Nothing is spent before you send it.'
  if (invite) return 'A friend invited you. A new account starts with three roadmap credits.'
  return 'Say what you want to learn and get the route there. A new account starts with three roadmap credits.'
}
