import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { levelWord } from '#shared/certificates/levels.ts'
import type { EarnedCertificate } from '#shared/progress/home-schemas.ts'
import classes from './earned-card.module.css'

const SHOWN = 3

/** What one has certificates for; the rest on demand. */
export function CertificatesCard({ certificates }: { certificates: readonly EarnedCertificate[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? certificates : certificates.slice(0, SHOWN)
  return (
    <Card as="section" padding="large" className={classes.card} aria-labelledby="certificates">
      <Heading as="h2" size="item" id="certificates">
        Certificates
      </Heading>
      {certificates.length === 0 ? (
        <Text>Complete every section of a roadmap, and its certificate appears here.</Text>
      ) : (
        <ul className={classes.list}>
          {shown.map(({ id, title, level, issuedAt }) => (
            <li key={id}>
              <Link to="/verify/$id" params={{ id }} className={classes.link} dir="auto">
                {title}
              </Link>
              <Text as="span">
                {levelWord(level)}, {formatDay(issuedAt)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {shown.length < certificates.length && (
        <Button variant="default" size="xs" onClick={() => setShowsAll(true)}>
          {`Show all ${certificates.length}`}
        </Button>
      )}
    </Card>
  )
}
