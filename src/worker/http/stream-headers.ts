/** Of text that is read while it is written. A compressing proxy would hold the pieces back until there are enough of them. */
export const STREAM_HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'content-encoding': 'identity',
  'cache-control': 'private, no-store, no-transform',
}

/** Of events that are told while they happen. */
export const EVENT_HEADERS = { ...STREAM_HEADERS, 'content-type': 'text/event-stream' }
