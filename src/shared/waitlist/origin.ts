/** What a page's address says of where somebody came from, and what the form without a script calls it. */
export const ORIGIN_FIELDS = {
  ref: 'reference',
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
} as const
