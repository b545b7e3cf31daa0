const MONTH = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** '2024-03' as 'Mar 2024'. */
export const formatMonth = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`))
