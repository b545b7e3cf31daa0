import { Link } from '@tanstack/react-router'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import classes from './hero.module.css'
import { PromptForm } from './prompt-form.tsx'

export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section className={classes.hero}>
      <h1 className={classes.headline} tabIndex={-1}>
        Say what you want to learn.
        <br />
        Get the route there.
      </h1>
      <p className={classes.lead}>
        Describe your goal in your own words; a minute later you have a developer roadmap made for it, in phases,
        sections and objectives you can check yourself against.
      </p>
      <PromptForm isSignedIn={isSignedIn} />
      {!isSignedIn && (
        <p className={classes.join}>
          New here?{' '}
          <Link to="/login" className={classes.joinLink}>
            {AUTH_TEXTS.continueWithGithub}
          </Link>{' '}
          and get three roadmaps free.
        </p>
      )}
    </section>
  )
}
