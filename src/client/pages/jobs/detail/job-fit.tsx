import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTRPC } from '#client/trpc.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { PROOF_KINDS } from '#shared/applications/fit.ts'
import type { Fit } from '#shared/applications/schemas.ts'
import classes from './job-detail.module.css'

/** What an ad asks for by name against one's own records, each with its proof, and a way to what is missing. */
export function JobFit({ listingId }: { listingId: string }) {
  const fit = useQuery(useTRPC().applications.fit.queryOptions({ listingId })).data
  // beside the ad it is a help: where it can't be read, the ad stands for itself
  if (!fit || fit.skills.length === 0) return null
  const { skills, prompt } = fit
  const shown = skills.filter(({ proofs }) => proofs.length > 0).length
  return (
    <section className={classes.part} aria-label="How it fits">
      <Heading as="h3" size="item">
        {`Your records show ${shown} of ${skills.length} that it names`}
      </Heading>
      <ul className={classes.limits}>
        {skills.map((skill) => (
          <Skill key={skill.skill} {...skill} />
        ))}
      </ul>
      {prompt && (
        <ButtonLink to="/learn" search={{ prompt, plan: 1 }} size="sm" variant="default" className={classes.learn}>
          Plan a roadmap for what is missing
        </ButtonLink>
      )}
    </section>
  )
}

const Skill = ({ skill, quote, proofs, bounties }: Fit['skills'][number]) => (
  <li>
    <Text as="span" isStrong tone="inherit">
      <span aria-hidden="true">{proofs.length > 0 ? '✓ ' : '○ '}</span>
      {skill}
    </Text>
    {proofs.length === 0 ? (
      <>
        <Text as="span">
          nothing shows it yet: <q dir="auto">{quote}</q>
        </Text>
        {bounties.map(({ challengeId, title }) => (
          <Text as="span" key={challengeId}>
            A bounty exercises it:{' '}
            <Link to="/challenge/$challengeId" params={{ challengeId: String(challengeId) }}>
              {title}
            </Link>
          </Text>
        ))}
      </>
    ) : (
      proofs.map(({ kind, label, path }) => (
        <Text as="span" key={`${kind} ${path} ${label}`}>
          {PROOF_KINDS[kind]}:{' '}
          <Link to={path}>
            <bdi>{label}</bdi>
          </Link>
        </Text>
      ))
    )}
  </li>
)
