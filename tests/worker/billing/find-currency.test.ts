import { describe, expect, it, vi } from 'vitest'
import { callerFor } from '#tests/support/worker/app.ts'
import { standInForHosts } from '#tests/support/worker/hosts.ts'

const MAPS = { MAPS_API_KEY: 'maps-key', MAPS_API_URL: 'https://maps.test/api' }

/** Answers for the public maps service, and keeps what it was asked. */
const answerMaps = (answer: () => Response) => standInForHosts({ 'maps.test': answer })

const inCountry = (short_name: string) => () =>
  Response.json({ results: [{ address_components: [{ short_name, types: ['country', 'political'] }] }] })

/** A place that nobody has asked about yet: what is known of one is kept. */
const anywhere = () => ({ latitude: Math.random() * 160 - 80, longitude: Math.random() * 340 - 170 })

const currencyAt = async (place: { latitude: number; longitude: number }) => {
  const { api } = await callerFor(undefined, MAPS)
  return (await api.billing.currency(place)).currency
}

describe('currency detection (2§4)', () => {
  it('asks the maps service which country a place is in, no more exactly than that takes', async () => {
    const asked = answerMaps(inCountry('NG'))
    const place = anywhere()
    expect(await currencyAt(place)).toBe('ngn')
    const [latitude, longitude] = new URL(asked[0] ?? '').searchParams.get('latlng')?.split(',') ?? []
    expect([latitude, longitude].join()).toMatch(/^-?\d+\.\d,-?\d+\.\d$/)
    expect(Math.abs(Number(latitude) - place.latitude)).toBeLessThan(0.051)
    expect(Math.abs(Number(longitude) - place.longitude)).toBeLessThan(0.051)
    answerMaps(inCountry('IN'))
    expect(await currencyAt(anywhere())).toBe('inr')
    answerMaps(inCountry('FR'))
    expect(await currencyAt(anywhere())).toBe('usd')
  })

  it('a place is asked about once, whoever stands near it, also where the service knows no country', async () => {
    for (const [answer, currency] of [
      [inCountry('IN'), 'inr'],
      [() => Response.json({ results: [] }), 'usd'],
    ] as const) {
      const asked = answerMaps(answer)
      const { latitude } = anywhere()
      for (const longitude of [12.31, 12.29, 12.3, 12.34]) {
        expect(await currencyAt({ latitude, longitude })).toBe(currency)
      }
      expect(asked).toHaveLength(1)
    }
  })

  it('of 200 look-ups from one address, ten reach the service', async () => {
    const asked = answerMaps(inCountry('NG'))
    const { api } = await callerFor(undefined, MAPS)
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => api.billing.currency(anywhere())))
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(190)
    expect(refused[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(asked).toHaveLength(10)
  })

  it('falls back to dollars when the service fails, refuses or knows nothing, and asks again later', async () => {
    const answers = [
      () => new Response('no', { status: 500 }),
      () => Response.json({ error_message: 'The key is wrong' }),
      () => Response.json({ results: [] }),
    ]
    const place = anywhere()
    for (const answer of answers) {
      const asked = answerMaps(answer)
      expect(await currencyAt(place)).toBe('usd')
      expect(asked).toHaveLength(1)
    }
  })

  it('keeps place and key out of the log', async () => {
    answerMaps(() => {
      throw new Error('unreachable')
    })
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line))
    expect(await currencyAt({ latitude: 6.524379, longitude: 3.379206 })).toBe('usd')
    expect(lines.join()).toContain('country_not_found')
    expect(lines.join()).not.toMatch(/maps-key|6\.5/)
  })
})
