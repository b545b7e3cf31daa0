import { TRPCClientError } from '@trpc/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callCopilot } from '#client/features/copilot/call-copilot.ts'
import { findBizdev } from '#client/features/copilot/find-bizdev.ts'
import { isTakenAtFirst, rowsOf } from '#client/features/copilot/rows-of.ts'
import { streamText } from '#client/features/copilot/stream-text.ts'
import { createClients } from '#client/trpc.ts'
import type { Piece } from '#shared/copilot/pieces.ts'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

afterEach(() => vi.unstubAllGlobals())

describe('a call of the copilot (R-API-02)', () => {
  it('is made twice where the network fails, then fails with the documented words', async () => {
    const call = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(callCopilot(call)).rejects.toThrow('API call failed after 2 retries')
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('succeeds with the second attempt, and is not made again after a refusal', async () => {
    const second = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('text')
    expect(await callCopilot(second)).toBe('text')
    const body = { error: 'API quota exceeded', code: 'too_many', usage: { remaining: 0, resetAt: '' } }
    const refusal = TRPCClientError.from({ error: { message: '', code: -32000, data: { body } } } as never)
    const refused = vi.fn(() => Promise.reject(refusal))
    await expect(callCopilot(refused)).rejects.toBe(refusal)
    expect(refused).toHaveBeenCalledTimes(1)
  })
})

describe('a streamed text (R-API-03)', () => {
  const listen = async (response: Response | Error) => {
    vi.stubGlobal('fetch', () => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)))
    const heard = { chunks: [] as string[], final: null as string | null, failure: null as unknown }
    await streamText('/gpt/x', { jd: 'Go' }, new AbortController().signal, {
      onChunk: (text) => heard.chunks.push(text),
      onFinal: (text) => {
        heard.final = text
      },
      onError: (failure) => {
        heard.failure = failure
      },
    })
    return heard
  }
  const bodyOf = (pieces: string[], failure?: Error) =>
    new Response(
      new ReadableStream({
        async start(controller) {
          for (const piece of pieces) {
            controller.enqueue(new TextEncoder().encode(piece))
            await Promise.resolve()
          }
          if (failure) controller.error(failure)
          else controller.close()
        },
      }),
    )

  it('grows chunk by chunk, to its final callback', async () => {
    const { chunks, final, failure } = await listen(bodyOf(['One. ', 'Two.']))
    expect([chunks.at(-1), final, failure]).toEqual(['One. Two.', 'One. Two.', null])
  })

  it('that breaks off, never comes or is refused ends in its error callback', async () => {
    expect((await listen(bodyOf(['One. '], new Error('gone')))).failure).toBeInstanceOf(Error)
    expect((await listen(new TypeError('Failed to fetch'))).final).toBeNull()
    const refusal = Response.json({ error: 'API quota exceeded' }, { status: 429 })
    expect((await listen(refusal)).failure).toMatchObject({ message: 'API quota exceeded' })
  })
})

describe('what there is to find clients with (R-JOBS-07)', () => {
  it('any answer that is not OK is thrown in the documented words', async () => {
    vi.stubGlobal('fetch', serverOf({ 'copilot.bizdevDetails': () => new Refusal(500, 'internal', 'No.') }))
    await expect(findBizdev(createClients().api, 'criteria')).rejects.toThrow('Failed to fetch user data')
  })
})

describe('a draft against one’s own version', () => {
  const piece = (text: string, unknown: Piece['unknown'] = []): Piece => ({
    ...{ text, begins: 'sentence', factIds: [], unknown },
  })

  it('shows what is new, what is gone, and what is as it was', () => {
    const rows = rowsOf([piece('A.'), piece('B.')], [piece('A.'), piece('C.')])
    expect(rows.map(({ text, change }) => `${change} ${text}`)).toEqual(['same A.', 'removed B.', 'added C.'])
    expect(rowsOf([], [piece('A.')]).map(({ change }) => change)).toEqual(['added'])
  })

  it('takes at first what rests on something, and nothing that is asked about', () => {
    const rows = rowsOf([piece('B.')], [piece('A.'), piece('K.', [{ kind: 'skill', words: 'Kafka' }])])
    expect(rows.map((row) => [row.text, isTakenAtFirst(row)])).toEqual([
      ['B.', false],
      ['A.', true],
      ['K.', false],
    ])
  })
})
