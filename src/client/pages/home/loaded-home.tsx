import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import type { ListItem } from '#client/features/roadmaps/watch/use-watched-list.ts'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import type { Home } from '#shared/progress/home-schemas.ts'
import { BeginCard } from './begin-card.tsx'
import { CertificatesCard } from './certificates-card.tsx'
import { ContinueCard } from './continue-card.tsx'
import classes from './home.module.css'
import { LatestRoadmaps } from './latest-roadmaps.tsx'
import { StreetCredCard } from './street-cred-card.tsx'
import { WeekCard } from './week-card.tsx'

const ReferralRow = lazyPart(
  async () => (await import('#client/features/invites/referral-row.tsx')).ReferralRow,
  <Skeleton radius="md" className={classes.invitation} />,
)

/** Below what is seen first, and asked for by itself. */
const Around = lazyPart(async () => (await import('./around.tsx')).Around)

interface LoadedHomeProps {
  home: Home
  /** What it has of roadmaps, without those that are being deleted. */
  roadmaps: readonly ListItem[]
  /** Of somebody who has not begun yet. */
  isNew: boolean
  /** Undefined until the account has been read. */
  credits: number | undefined
}

/** Where one goes on, what the week came to, what one has earned. Who has nothing yet is invited to begin, and that is all. */
export function LoadedHome({ home, roadmaps, isNew, credits }: LoadedHomeProps) {
  const { week, reviews, streetCred, certificates } = home
  const current = roadmaps.find(({ id }) => id === home.current?.id)
  return (
    <div className={classes.home}>
      {current ? <ContinueCard roadmap={current} /> : <BeginCard credits={credits} isNew={isNew} />}
      {!isNew && (
        <div className={classes.columns}>
          <div className={classes.column}>
            <WeekCard week={week} reviews={reviews} />
            <LatestRoadmaps roadmaps={roadmaps.filter((roadmap) => roadmap !== current)} />
          </div>
          <div className={classes.column}>
            <StreetCredCard ownerId={home.ownerId} {...streetCred} />
            <CertificatesCard certificates={certificates} />
          </div>
        </div>
      )}
      {!isNew && <Around />}
      <ReferralRow />
    </div>
  )
}
