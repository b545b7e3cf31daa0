import * as z from 'zod'
import type { Env } from '#worker/env.ts'
import { fetchJson } from './fetch-json.ts'

const Answer = z.object({
  results: z.array(
    z.object({ address_components: z.array(z.object({ short_name: z.string(), types: z.array(z.string()) })) }),
  ),
})

const KEPT = { headers: { 'cache-control': 'public, max-age=2592000' } }

/**
 * The ISO code of the country around a place, by the public maps service; null where it knows none or no key is set. Each
 * place is asked about once a month at each of Cloudflare's locations, since every question is paid for.
 * @throws DomainError upstream
 */
export async function findCountry(
  env: Env,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<string | null> {
  if (!env.MAPS_API_KEY) return null
  // one decimal is eleven kilometres: enough for a country, and no more than that leaves us
  const place = `${roundedTo(latitude)},${roundedTo(longitude)}`
  const kept = `${env.APP_URL}/countries/${place}`
  const known = await caches.default.match(kept)
  if (known) return (await known.text()) || null
  const country = await askCountry(env, place)
  await caches.default.put(kept, new Response(country ?? '', KEPT))
  return country
}

/** Without a minus before nothing: there is one place of that name. */
const roundedTo = (degrees: number): string => (Math.round(degrees * 10) / 10 + 0).toFixed(1)

async function askCountry(env: Env, place: string): Promise<string | null> {
  const url = new URL(`${env.MAPS_API_URL}/geocode/json`)
  url.searchParams.set('latlng', place)
  url.searchParams.set('result_type', 'country')
  url.searchParams.set('key', env.MAPS_API_KEY ?? '')
  const { results } = await fetchJson(url, Answer)
  const parts = results.flatMap(({ address_components }) => address_components)
  return parts.find(({ types }) => types.includes('country'))?.short_name ?? null
}
