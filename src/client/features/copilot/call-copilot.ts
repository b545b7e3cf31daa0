import { refusalOf } from '#client/trpc.ts'
import { COPILOT_ATTEMPTS } from '#shared/copilot/rules.ts'

/**
 * Makes a call of the copilot once more where the network failed; a refusal is an answer (R-API-02).
 * @throws what refused it, or Error 'API call failed after N retries', reported
 */
export async function callCopilot<T>(call: () => Promise<T>, attempts = COPILOT_ATTEMPTS): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call()
    } catch (failure) {
      if (refusalOf(failure)) throw failure
      if (attempt < attempts) continue
      void import('#client/features/analytics/track.ts').then(({ reportError }) => reportError(failure))
      throw new Error(`API call failed after ${attempts} retries`, { cause: failure })
    }
  }
}
