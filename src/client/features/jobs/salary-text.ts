import type { ListedJob } from '#shared/jobs/schemas.ts'

const PERIODS = { hour: 'an hour', day: 'a day', week: 'a week', month: 'a month', year: 'a year' } as const

/** "€55,000–72,000 a year"; what is not stated says so and is never 0. */
export function salaryText(salary: ListedJob['salary']): string {
  if (salary === null) return 'Salary not stated'
  const { min, max, currency, period } = salary
  const money = moneyIn(currency)
  const amount = min === max ? money.format(max) : money.formatRange(min, max)
  return `${amount} ${PERIODS[period]}`
}

/** A code that nobody knows is shown as it is. */
const moneyIn = (currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 })
