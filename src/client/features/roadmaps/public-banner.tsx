import { ButtonLink } from '#client/ui/button-link.tsx'
import classes from './public-banner.module.css'

/** For everyone but the owner: the way to a roadmap of one's own, with the same prompt (2§2.3). */
export function PublicBanner({ prompt, isSignedIn }: { prompt: string; isSignedIn: boolean }) {
  return (
    <section className={classes.banner} aria-label="Create your own roadmap">
      <p className={classes.text}>Like the prompt? Create your own roadmap</p>
      {isSignedIn ? (
        <ButtonLink to="/learn" search={{ prompt }}>
          Create
        </ButtonLink>
      ) : (
        <ButtonLink to="/login" search={{ redirect: `/learn?${new URLSearchParams({ prompt })}` }}>
          Create
        </ButtonLink>
      )}
    </section>
  )
}
