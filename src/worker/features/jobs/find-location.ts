import { DEFAULT_COUNTRY } from '#shared/jobs/rules.ts'
import type { Location } from '#shared/jobs/schemas.ts'
import type { RequestContext } from '#worker/context.ts'
import { findCountry } from '#worker/integrations/maps.ts'
import { describeFailure } from '#worker/log.ts'

/**
 * Where somebody looks for work (R-JOBS-06): by the place that the browser told, else by the country that the edge saw the
 * request come from, else a fixed one. No failure of a lookup is an error.
 */
export async function findLocation(
  { env, log, country }: Pick<RequestContext, 'env' | 'log' | 'country'>,
  { latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined },
): Promise<Location> {
  if (latitude !== undefined && longitude !== undefined) {
    const found = await findCountry(env, { latitude, longitude }).catch((failure) => {
      log('country_not_found', { failure: describeFailure(failure) })
      return null
    })
    if (found) return { country: found, by: 'place' }
  }
  return country ? { country, by: 'address' } : { country: DEFAULT_COUNTRY, by: 'default' }
}
