import * as z from 'zod'
import type { Env } from '#worker/env.ts'

const TIMEOUT_MS = 4000

const Answer = z.object({
  results: z.array(
    z.object({ address_components: z.array(z.object({ short_name: z.string(), types: z.array(z.string()) })) }),
  ),
})

/** The ISO code of the country at a place, by the public maps service; null where it knows none or no key is set. */
export async function findCountry(
  env: Env,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<string | null> {
  if (!env.MAPS_API_KEY) return null
  const url = new URL(`${env.MAPS_API_URL}/geocode/json`)
  // two decimals are a kilometre: enough for a country, and no more than that leaves us
  url.searchParams.set('latlng', `${latitude.toFixed(2)},${longitude.toFixed(2)}`)
  url.searchParams.set('result_type', 'country')
  url.searchParams.set('key', env.MAPS_API_KEY)
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The maps service answered ${response.status}.`)
  const { results } = Answer.parse(await response.json())
  const parts = results.flatMap(({ address_components }) => address_components)
  return parts.find(({ types }) => types.includes('country'))?.short_name ?? null
}
