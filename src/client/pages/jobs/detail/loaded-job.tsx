import { relOf } from '#client/features/jobs/rel-of.ts'
import { salaryText } from '#client/features/jobs/salary-text.ts'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { ButtonAnchor } from '#client/ui/button/button-link.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { LIMIT_KINDS } from '#shared/jobs/read-limits.ts'
import { CONFIRMATIONS, JOB_TYPES, SENIORITIES, STRIPPED, VISA_WORDS, zoneText } from '#shared/jobs/rules.ts'
import type { JobListing } from '#shared/jobs/schemas.ts'
import { SourceLink } from '../source-link.tsx'
import { GhostRisk } from './ghost-risk.tsx'
import { HideCompany } from './hide-company.tsx'
import classes from './job-detail.module.css'
import { JobFit } from './job-fit.tsx'
import { SaveJob } from './save-job.tsx'
import { WriteFor } from './write-for.tsx'

/** All of a listing: its facts, how it was seen, what limits it, and the ad in the employer's words. */
export function LoadedJob({ listing, isSignedIn }: { listing: JobListing; isSignedIn: boolean }) {
  const { title, company, url, source, closedAt, startup, description, limits, stripped, others } = listing
  return (
    <>
      <div>
        <Heading as="h2" dir="auto">
          {title}
        </Heading>
        <Text as="div" size="body" tone="inherit">
          <bdi>{company}</bdi>
        </Text>
      </div>
      {closedAt && (
        <Text tone="danger" role="status">
          Closed on {formatDay(closedAt)}: it is gone from where it stood.
        </Text>
      )}
      <div className={classes.actions}>
        {!closedAt && (
          <ButtonAnchor href={url} target="_blank" rel={relOf(source)}>
            Read and apply at {source.name}
          </ButtonAnchor>
        )}
        {isSignedIn && <SaveJob listing={listing} />}
        {isSignedIn && <WriteFor listingId={listing.listingId} />}
        {isSignedIn && <HideCompany company={company} />}
      </div>
      <Facts listing={listing} />
      {isSignedIn && <JobFit listingId={listing.listingId} />}
      <GhostRisk ghost={listing.ghost} />
      {startup && (
        <Part title="The company">
          <Text tone="inherit">
            <a href={startup.website} target="_blank" rel="noopener">
              {startup.name}
            </a>
            : {startup.oneLiner}
          </Text>
          <Text>
            Y Combinator {startup.batch}
            {startup.teamSize !== null && `, ${startup.teamSize} people`}, by its directory.
          </Text>
        </Part>
      )}
      {limits.length > 0 && (
        <Part title="What it asks of you, in its words">
          <ul className={classes.limits}>
            {limits.map(({ kind, quote }) => (
              <li key={`${kind} ${quote}`}>
                <Text as="span" isStrong tone="inherit">
                  {LIMIT_KINDS[kind]}
                </Text>
                <q dir="auto">{quote}</q>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="The ad">
        {description ? (
          <div className={classes.ad} dir="auto">
            {description}
          </div>
        ) : (
          <Text>This source shows no more than a title. The ad stands there.</Text>
        )}
        {stripped.length > 0 && <Text>Left out: {stripped.map((what) => STRIPPED[what]).join('; ')}.</Text>}
      </Part>
      {others.length > 0 && (
        <Part title="The same job elsewhere">
          <ul className={classes.limits}>
            {others.map((other) => (
              <li key={other.url}>
                <a href={other.url} target="_blank" rel={relOf(other.source)}>
                  {other.source.name}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className={classes.part}>
    <Heading as="h3" size="item">
      {title}
    </Heading>
    {children}
  </section>
)

function Facts({ listing }: { listing: JobListing }) {
  const { salary, location, isRemote, type, seniority, timeZones, visa, postedAt, expiresAt } = listing
  return (
    <dl className={classes.facts}>
      <Fact name="Salary">{salaryText(salary)}</Fact>
      <Fact name="Place">
        <span dir="auto">{location || (isRemote ? 'Remote' : 'Not stated')}</span>
      </Fact>
      {timeZones.length > 0 && <Fact name="Time zones">{timeZones.map(zoneText).join(', ')}</Fact>}
      {type && <Fact name="Kind">{JOB_TYPES[type]}</Fact>}
      {seniority && <Fact name="Experience">{SENIORITIES[seniority]}</Fact>}
      {visa && <Fact name="Visa">{VISA_WORDS[visa]}</Fact>}
      <Fact name="Source">
        <SourceLink source={listing.source} />
      </Fact>
      <Fact name="Posted">{postedAt ? <Ago moment={postedAt} /> : 'Not told'}</Fact>
      <Fact name="First seen here">
        <Ago moment={listing.firstSeenAt} />
      </Fact>
      <Fact name="Last confirmed">
        <Ago moment={listing.lastConfirmedAt} />, {CONFIRMATIONS[listing.confirmedBy]}
      </Fact>
      {expiresAt && <Fact name="Ends">{formatDay(expiresAt)}</Fact>}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
