import { useState } from 'react'
import { WayOnLink, wayOnOf } from '#client/features/roadmaps/way-on-link.tsx'
import { describeExtent, extentsOf } from '#client/features/roadmaps/writing-line.ts'
import { readItem, writeItem } from '#client/lib/browser-storage.ts'
import { Card } from '#client/ui/card/card.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import classes from './finished-or-on.module.css'

/** The one way on; a finished roadmap says so, and the first time it is seen so, it moves once. */
export function FinishedOrOn({ roadmap }: { roadmap: Roadmap }) {
  const way = wayOnOf(roadmap)
  const link = <WayOnLink userId={roadmap.ownerId} roadmapId={roadmap.id} way={way} />
  if (way.kind !== 'certificate') return way.kind === 'none' ? null : <div className={classes.on}>{link}</div>
  return (
    <Finished id={roadmap.id} extent={describeExtent(extentsOf(roadmap))}>
      {link}
    </Finished>
  )
}

const celebratedKey = (id: string) => `userData.celebrated.${id}`

function Finished({ id, extent, children }: { id: string; extent: string; children: React.ReactNode }) {
  const [isNew] = useState(() => {
    const isFirst = readItem('localStorage', celebratedKey(id)) === null
    if (isFirst) writeItem('localStorage', celebratedKey(id), 'true')
    return isFirst
  })
  return (
    <Card ground="accent" padding="medium" className={classes.finished} data-new={isNew || undefined}>
      <span className={classes.mark}>
        <CheckIcon />
      </span>
      <div className={classes.words}>
        <Text size="body" tone="inherit" isStrong>
          You finished this roadmap
        </Text>
        <Text tone="inherit">{extent}, all completed.</Text>
      </div>
      {children}
    </Card>
  )
}
