import { expect, it } from 'vitest'
import { useBench } from './bench.ts'

const bench = useBench()

it('delivers two hundred events at once', async () => {
  await bench.control.hold()
  const pay = (index: number) =>
    bench.stripe.paymentIntents.create({
      amount: 500 + index,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
      allowed_payment_method_types: ['card'],
    })
  await Promise.all(Array.from({ length: 200 }, (_, index) => pay(index)))
  const { waiting } = await bench.control.report()
  const paid = waiting.filter(({ type }) => type === 'payment_intent.succeeded').map(({ id }) => id)
  expect(new Set(paid).size).toBe(200)
  await bench.control.release({ events: paid, isParallel: true })
  expect(new Set(bench.received.map(({ event }) => event?.id))).toEqual(new Set(paid))
})
