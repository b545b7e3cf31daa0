import { TRPCClientError } from '@trpc/client'
import { describe, expect, it, vi } from 'vitest'
import { withCustomerRetries } from '#client/features/billing/with-customer-retries.ts'

const refusal = (error: string) =>
  TRPCClientError.from({
    error: { message: error, code: -32004, data: { httpStatus: 404, body: { error, code: 'not_found' } } },
  } as never)

describe('G-PAY-10: a customer that Stripe does not know yet', () => {
  it('is asked for five times more, a second apart, then "Customer not found after retries"', async () => {
    const call = vi.fn().mockRejectedValue(refusal('Customer not found'))
    const wait = vi.fn().mockResolvedValue(undefined)
    await expect(withCustomerRetries(call, wait)).rejects.toThrow('Customer not found after retries')
    expect(call).toHaveBeenCalledTimes(6)
    expect(wait.mock.calls).toEqual([[1000], [1000], [1000], [1000], [1000]])
  })

  it('is found as soon as it is there', async () => {
    const call = vi.fn().mockRejectedValueOnce(refusal('Customer not found')).mockResolvedValueOnce('here')
    await expect(withCustomerRetries(call, async () => undefined)).resolves.toBe('here')
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('really waits a second', async () => {
    vi.useFakeTimers()
    const call = vi.fn().mockRejectedValueOnce(refusal('Customer not found')).mockResolvedValueOnce('here')
    const answer = withCustomerRetries(call)
    await vi.advanceTimersByTimeAsync(999)
    expect(call).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    await expect(answer).resolves.toBe('here')
    vi.useRealTimers()
  })

  it.each([refusal('Customer not here'), new TypeError('Failed to fetch')])('%s passes at once', async (failure) => {
    const call = vi.fn().mockRejectedValue(failure)
    await expect(withCustomerRetries(call, async () => undefined)).rejects.toBe(failure)
    expect(call).toHaveBeenCalledTimes(1)
  })
})
