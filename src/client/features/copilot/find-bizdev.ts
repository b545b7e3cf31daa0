import type * as z from 'zod'
import type { Api } from '#client/trpc.ts'
import type { BizdevDetails } from '#shared/copilot/schemas.ts'

type Details = z.infer<typeof BizdevDetails>

/** What the caller has to find clients with. @throws Error 'Failed to fetch user data' whatever the answer was (R-JOBS-07) */
export async function findBizdev(api: Api, type: 'profile' | 'criteria' | 'proposals'): Promise<Details> {
  try {
    return await api.copilot.bizdevDetails.query({ type })
  } catch (cause) {
    throw new Error('Failed to fetch user data', { cause })
  }
}
