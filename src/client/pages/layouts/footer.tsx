import { Link } from '@tanstack/react-router'
import { InfoLink } from '#client/features/site/info-link.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'
import { OPERATOR, type OutsideLink } from '#shared/site/operator.ts'
import classes from './footer.module.css'
import { PodcastCard } from './podcast-card.tsx'

/** The way in, where everything else is, and who we are (1§2). */
export function Footer({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <footer className={classes.footer}>
      <div className={classes.closing}>
        <p className={classes.closingText}>Where do you want to get to?</p>
        {isSignedIn ? <ButtonLink to="/learn">Learn Anything</ButtonLink> : <ButtonLink to="/login">Join</ButtonLink>}
      </div>
      <div className={classes.columns}>
        <PageLinks />
        <Socials links={OPERATOR.socials} />
        <PodcastCard podcast={OPERATOR.podcast} />
      </div>
      <Text className={classes.small}>{`© ${new Date().getFullYear()} ${PRODUCT_NAME}`}</Text>
    </footer>
  )
}

const PageLinks = () => (
  <nav className={classes.links} aria-label="Links">
    <p className={classes.head}>Links</p>
    <ul className={classes.list}>
      <li>
        <Link to="/8020">8020</Link>
      </li>
      <li>
        <Link to="/pricing">Pricing</Link>
      </li>
      <li>
        <a href="/docs.html">API</a>
      </li>
      <li>
        <InfoLink page="manifesto">Manifesto</InfoLink>
      </li>
      <li>
        <InfoLink page="streetcred">StreetCred</InfoLink>
      </li>
      <li>
        <InfoLink page="internship">Internship</InfoLink>
      </li>
      <li>
        <InfoLink page="freelancer-internship">Freelancers</InfoLink>
      </li>
      <li>
        <InfoLink page="customers">Customers</InfoLink>
      </li>
      <li>
        <InfoLink page="agencer">Agencer</InfoLink>
      </li>
      <li>
        <InfoLink page="hiring">Hiring</InfoLink>
      </li>
      <li>
        <InfoLink page="terms">Terms</InfoLink>
      </li>
      <li>
        <InfoLink page="privacy">Privacy</InfoLink>
      </li>
      <li>
        <InfoLink page="bizdev-privacy">Agent privacy</InfoLink>
      </li>
      <li>
        <Link to="/tos/license">Licence</Link>
      </li>
    </ul>
  </nav>
)

/** What the operator named; nothing stands for what is not there. */
export function Socials({ links }: { links: readonly OutsideLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label="Socials">
      <p className={classes.head}>Socials</p>
      <ul className={classes.list}>
        {links.map(({ label, url }) => (
          <li key={label}>
            <a href={url} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
