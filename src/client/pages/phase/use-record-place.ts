import { useEffect } from 'react'
import { useEventSink } from '#client/lib/event-sink.ts'
import { LEARN_EVENTS } from '#shared/analytics/texts.ts'

/** Records that a phase, and then each of its sections, was opened (2§7.5). */
export function useRecordPlace(phaseId: string, section: number | null): void {
  const record = useEventSink()
  useEffect(() => record({ action: LEARN_EVENTS.phaseOpened, details: { phaseId } }), [record, phaseId])
  useEffect(() => {
    if (section !== null) record({ action: LEARN_EVENTS.sectionOpened, details: { phaseId, section } })
  }, [record, phaseId, section])
}
