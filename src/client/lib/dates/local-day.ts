/** The day that it is here, as YYYY-MM-DD. */
export function localDay(moment = new Date()): string {
  const parts = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'))
  return [String(moment.getFullYear()).padStart(4, '0'), ...parts].join('-')
}
