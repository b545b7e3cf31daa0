import { afterEach, describe, expect, it, vi } from 'vitest'
import { listen } from '#client/features/live/listen.ts'
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

describe('listen', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
  })

  it('tells of each event, as the person who is signed in', async () => {
    localStorage.setItem('userData.token', 'a-token')
    answerWith(['data: 1 incomplete\n\n', 'data: 2 inc', 'omplete\n\n', 'data: 3'])
    const onNews = vi.fn()
    await listen('/ft/notifications/live', new AbortController().signal, onNews)
    expect(onNews.mock.calls).toEqual([['1 incomplete'], ['2 incomplete']])
    expect(fetch).toHaveBeenCalledWith(
      '/ft/notifications/live',
      expect.objectContaining({ headers: { authorization: 'Bearer a-token', 'x-api-key': WEB_API_KEY } }),
    )
  })

  it('ends in silence on a refusal', async () => {
    answerWith(['data: 1\n\n'], 401)
    const onNews = vi.fn()
    expect(await listen('/ft/notifications/live', new AbortController().signal, onNews)).toBe('refused')
    expect(onNews).not.toHaveBeenCalled()
  })

  it('ends in silence on a lost connection', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    await expect(listen('/ft/notifications/live', new AbortController().signal, vi.fn())).resolves.toBe('ended')
  })
})
