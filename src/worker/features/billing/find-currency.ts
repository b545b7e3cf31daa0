import { type Currency, currencyOfCountry } from '#shared/billing/rules.ts'
import type { RequestContext } from '#worker/context.ts'
import { findCountry } from '#worker/integrations/maps.ts'
import { describeFailure } from '#worker/log.ts'

/**
 * The currency to show prices in (2§4): by the place that the browser told, else by the country that the edge saw the
 * request come from, else dollars. No failure of a lookup is an error.
 */
export async function findCurrency(
  ctx: Pick<RequestContext, 'env' | 'log' | 'country'>,
  { latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined },
): Promise<{ currency: Currency }> {
  if (latitude === undefined || longitude === undefined) return { currency: currencyOfCountry(ctx.country) }
  try {
    const country = await findCountry(ctx.env, { latitude, longitude })
    return { currency: currencyOfCountry(country ?? ctx.country) }
  } catch (failure) {
    ctx.log('country_not_found', { failure: describeFailure(failure) })
    return { currency: currencyOfCountry(ctx.country) }
  }
}
