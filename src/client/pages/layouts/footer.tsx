import { Link } from '@tanstack/react-router'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'
import classes from './site-layout.module.css'

export function Footer({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <footer className={classes.footer}>
      <div className={classes.closing}>
        <p className={classes.closingText}>Where do you want to get to?</p>
        {isSignedIn ? <ButtonLink to="/learn">Learn Anything</ButtonLink> : <ButtonLink to="/login">Join</ButtonLink>}
      </div>
      <Text className={classes.small}>
        <span>{`© ${new Date().getFullYear()} ${PRODUCT_NAME}`}</span>
        <span className={classes.smallLinks}>
          <Link to="/8020">8020</Link>
          <Link to="/pricing">Pricing</Link>
          <a href="/docs.html">API</a>
        </span>
      </Text>
    </footer>
  )
}
