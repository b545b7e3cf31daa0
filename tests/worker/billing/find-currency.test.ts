import { afterEach, describe, expect, it, vi } from 'vitest'
import { callerFor } from '#tests/support/worker/app.ts'

const MAPS = { MAPS_API_KEY: 'maps-key', MAPS_API_URL: 'https://maps.test/api' }

/** Answers for the public maps service, and keeps what it was asked. */
function answerMaps(answer: () => Response): URL[] {
  const asked: URL[] = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    if (url.host !== 'maps.test') return real(input, init)
    asked.push(url)
    return answer()
  })
  return asked
}

const inCountry = (short_name: string) => () =>
  Response.json({ results: [{ address_components: [{ short_name, types: ['country', 'political'] }] }] })

const currencyAt = async (latitude: number, longitude: number) => {
  const { api } = await callerFor(undefined, MAPS)
  return (await api.billing.currency({ latitude, longitude })).currency
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('currency detection (2§4)', () => {
  it('asks the maps service which country a place is in, no more exactly than that takes', async () => {
    const asked = answerMaps(inCountry('NG'))
    expect(await currencyAt(6.524379, 3.379206)).toBe('ngn')
    expect(asked[0]?.searchParams.get('latlng')).toBe('6.52,3.38')
    answerMaps(inCountry('IN'))
    expect(await currencyAt(19.07, 72.87)).toBe('inr')
    answerMaps(inCountry('FR'))
    expect(await currencyAt(48.85, 2.35)).toBe('usd')
  })

  it('falls back to dollars when the service fails, refuses or knows nothing', async () => {
    const answers = [
      () => new Response('no', { status: 500 }),
      () => Response.json({ results: [] }),
      () => Response.json({ error_message: 'The key is wrong' }),
    ]
    for (const answer of answers) {
      answerMaps(answer)
      expect(await currencyAt(0, 0)).toBe('usd')
    }
  })

  it('keeps place and key out of the log', async () => {
    answerMaps(() => {
      throw new Error('unreachable')
    })
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line))
    expect(await currencyAt(6.524379, 3.379206)).toBe('usd')
    expect(lines.join()).toContain('country_not_found')
    expect(lines.join()).not.toMatch(/maps-key|6\.52/)
  })
})
