import * as z from 'zod'
import { secret, url, variable } from './setting.ts'

/** The country of a place, for the currency. */
export const maps = {
  MAPS_API_KEY: secret(
    "country of a place for the currency; without it the request's address decides",
    z.string().optional(),
  ),
  MAPS_API_URL: variable("Google's geocoding unless set", url.default('https://maps.googleapis.com/maps/api')),
}
