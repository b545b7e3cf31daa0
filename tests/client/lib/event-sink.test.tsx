import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useEventSink } from '#client/lib/event-sink.ts'
import { useTRPC } from '#client/trpc.ts'

it.each([
  ['useEventSink', useEventSink],
  ['useTRPC', useTRPC],
])('R-SHELL-32: %s throws outside of its provider', (_, useContextOf) => {
  function Part() {
    useContextOf()
    return null
  }
  expect(() => renderToString(<Part />)).toThrow()
})
