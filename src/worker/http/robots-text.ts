/** One's own pages, which are empty without a session, and what answers programs. */
const NOT_FOR_LISTS = [
  '/home',
  '/learn$',
  '/review',
  '/profile/edit/',
  '/payment',
  '/subscription',
  '/8020/credits',
  '/auth/',
]

/** What search engines may read, and where they learn what there is. */
export const robotsText = (origin: string): string =>
  ['User-agent: *', ...NOT_FOR_LISTS.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
