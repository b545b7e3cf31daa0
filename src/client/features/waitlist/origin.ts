/** Where somebody came from, as the page's address says it: `?ref=` (3§2.7) and the campaign. */
export function originOf(search: string) {
  const params = new URLSearchParams(search)
  const read = (name: string) => params.get(name)?.slice(0, 64) || undefined
  return {
    reference: read('ref'),
    utm: { source: read('utm_source'), medium: read('utm_medium'), campaign: read('utm_campaign') },
  }
}
