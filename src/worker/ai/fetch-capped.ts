/** Many times what the longest answer takes, every token in an event of its own. */
const MAX_BYTES = 16 * 1024 * 1024
/** After so much, everybody else in the isolate gets a turn: its reader may go on as long as something is ready. */
const BYTES_A_TURN = 64 * 1024

/** As `fetch`, but an answer breaks off where it has become larger than any that we ask for: its reader keeps unfinished lines. */
export const fetchCapped: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  let bytes = 0
  let turnAt = BYTES_A_TURN
  const count = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > MAX_BYTES) throw new Error('The model sent more than we read.')
      if (bytes > turnAt) {
        turnAt = bytes + BYTES_A_TURN
        await new Promise((resolve) => setTimeout(resolve, 0))
      }
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(count) ?? null, response)
}
