import { useEffect, useRef } from 'react'
import { readItem, writeItem } from '#client/lib/browser-storage.ts'
import { showError } from '#client/ui/dialog/error-dialog.ts'
import { POLL_GIVE_UP_MS } from '#shared/roadmaps/rules.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { failureTitle } from './status/failed-writing.tsx'

/** Tells its owner once of a roadmap that failed just now (2§8); what became of the credit and the ways on stand on the page. */
export function useTellFailure(roadmap: Roadmap): void {
  const { id, restartCount, createdAt, isOwner } = roadmap
  const title = failureTitle(roadmap)
  const hasFailed = roadmap.state === 'failure' && !roadmap.isStopped
  const wasWatched = useRef(false)
  useEffect(() => {
    if (!hasFailed) wasWatched.current = true
    const isNew = wasWatched.current || Date.now() - Date.parse(createdAt) < POLL_GIVE_UP_MS
    // every try may fail once
    const key = `userData.failureTold.${id}:${restartCount}`
    if (!isOwner || !hasFailed || !isNew || readItem('sessionStorage', key) !== null) return
    writeItem('sessionStorage', key, 'true')
    showError({ title })
  }, [id, restartCount, createdAt, isOwner, hasFailed, title])
}
