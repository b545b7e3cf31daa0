import { expect, it } from 'vitest'
import { callerFor } from '#tests/support/worker/app.ts'

it('verifying counts as a call that costs computing time, for visitors too', async () => {
  const full = { WORK_LIMIT: { limit: async () => ({ success: false }) } as unknown as RateLimit }
  const { api } = await callerFor(undefined, full)
  await expect(api.certificates.verify({ id: 'TB-ABCDEFGHJKLMNPQR' })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
})
