import { type ReactNode, useState } from 'react'
import { WayOnLink, wayOnOf } from '#client/features/roadmaps/way-on-link.tsx'
import { describeExtent, extentsOf } from '#client/features/roadmaps/writing-line.ts'
import { readItem, writeItem } from '#client/lib/browser-storage.ts'
import { DoneCard } from '#client/ui/card/done-card.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import classes from './roadmap-header.module.css'

interface FinishedOrOnProps {
  roadmap: Roadmap
  /** The certificate is on the page: nothing leads there. */
  showsCertificate: boolean
}

/** The one way on; a finished roadmap says so, and the first time it is seen so, it moves once. */
export function FinishedOrOn({ roadmap, showsCertificate }: FinishedOrOnProps) {
  const way = wayOnOf(roadmap)
  const link = <WayOnLink userId={roadmap.ownerId} roadmapId={roadmap.id} way={way} />
  if (way.kind !== 'certificate') return way.kind === 'none' ? null : <div className={classes.on}>{link}</div>
  return (
    <Finished id={roadmap.id} extent={describeExtent(extentsOf(roadmap))} action={showsCertificate ? null : link} />
  )
}

const celebratedKey = (id: string) => `userData.celebrated.${id}`

function Finished({ id, extent, action }: { id: string; extent: string; action: ReactNode }) {
  const [isNew] = useState(() => {
    const isFirst = readItem('localStorage', celebratedKey(id)) === null
    if (isFirst) writeItem('localStorage', celebratedKey(id), 'true')
    return isFirst
  })
  return <DoneCard isNew={isNew} title="You finished this roadmap" hint={`${extent}, all completed.`} action={action} />
}
