import { describe, expect, it } from 'vitest'
import { withinLimits } from '#worker/ai/within-limits.ts'
import { streamOf } from '#worker/stream-of.ts'

/** As many parts as anybody reads, each ready before it is asked for. */
function* endless(): Generator<number> {
  for (let at = 0; ; at += 1) yield at
}

const patient = () => ({ silenceMs: 10_000, totalMs: 10_000, signal: new AbortController().signal })

async function count(parts: AsyncIterable<unknown>): Promise<number> {
  let counted = 0
  for await (const _ of parts) counted += 1
  return counted
}

describe('a stream read within limits', () => {
  it('comes through whole', async () => {
    expect(await count(withinLimits(async () => streamOf(Array(1000).fill('x')), patient()))).toBe(1000)
  })

  it('that floods ends at its time, and leaves others their turns until then', async () => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    const flood = withinLimits(async () => streamOf(endless()), { ...patient(), totalMs: 300 })
    await expect(count(flood)).rejects.toThrow('The model took too long.')
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
  })

  it('that floods ends when its listener is told to', async () => {
    const stop = new AbortController()
    setTimeout(() => stop.abort(new Error('enough')), 20)
    const flood = withinLimits(async () => streamOf(endless()), { ...patient(), signal: stop.signal })
    await expect(count(flood)).rejects.toThrow('enough')
  })

  it('that is silent, before its first part or after, is given up and told so', async () => {
    const told: boolean[] = []
    const silent = (signal: AbortSignal) => {
      signal.addEventListener('abort', () => told.push(true))
      return new ReadableStream({ start: (controller) => controller.enqueue('first') })
    }
    const impatient = { ...patient(), silenceMs: 20 }
    await expect(count(withinLimits(async (signal) => silent(signal), impatient))).rejects.toThrow('too long')
    await expect(count(withinLimits(() => new Promise<never>(() => {}), impatient))).rejects.toThrow('too long')
    expect(told).toEqual([true])
  })
})
