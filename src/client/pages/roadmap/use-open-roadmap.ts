import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useEventSink } from '#client/lib/event-sink.ts'
import { useTRPC } from '#client/trpc.ts'
import { LEARN_EVENTS } from '#shared/analytics/texts.ts'

/** Tells the worker, once per visit, that its owner opened a roadmap (2§4). Nobody waits for it, no cache depends on it. */
export function useOpenRoadmap(id: string | null): void {
  const trpc = useTRPC()
  const { mutate } = useMutation(trpc.roadmaps.open.mutationOptions())
  const recordEvent = useEventSink()
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (!id || told.current === id) return
    told.current = id
    mutate({ id, status: 'opened' })
    recordEvent({ action: LEARN_EVENTS.opened, details: { roadmapId: id } })
  }, [id, mutate, recordEvent])
}
