import { afterEach, describe, expect, it, vi } from 'vitest'
import { listenWriting } from '#client/features/roadmaps/watch/listen-writing.ts'
import { WEB_API_KEY } from '#shared/product.ts'

const answerWith = (parts: string[], status = 200) => {
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, { status })))
}

describe('listenWriting', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
  })

  it('tells of each line, as the person who is signed in', async () => {
    localStorage.setItem('userData.token', 'a-token')
    answerWith(['1 incomplete\n', '2 inc', 'omplete\n'])
    const onLine = vi.fn()
    await listenWriting('some-id', new AbortController().signal, onLine)
    expect(onLine).toHaveBeenCalledTimes(2)
    expect(fetch).toHaveBeenCalledWith(
      '/ft/learning/roadmap/live/some-id',
      expect.objectContaining({ headers: { authorization: 'Bearer a-token', 'x-api-key': WEB_API_KEY } }),
    )
  })

  it('ends in silence on a refusal', async () => {
    answerWith(['{"error":"Please sign in first."}\n'], 401)
    const onLine = vi.fn()
    expect(await listenWriting('some-id', new AbortController().signal, onLine)).toBe('refused')
    expect(onLine).not.toHaveBeenCalled()
  })

  it('ends in silence on a lost connection', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    await expect(listenWriting('some-id', new AbortController().signal, vi.fn())).resolves.toBe('ended')
  })
})
