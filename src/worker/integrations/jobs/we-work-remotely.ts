import { asMoment, BARE, type JobAdapter } from './adapter.ts'

/** We Work Remotely's RSS of programming jobs: "Company: Role" and a link, and no more than that is kept. */
export const weWorkRemotely: JobAdapter = {
  accept: 'application/rss+xml',
  read: async ({ address }, get) => {
    // not with the worker: only the cron reads sources
    const { parseRssFeed } = await import('feedsmith')
    const { items = [] } = parseRssFeed(await get(address))
    return {
      jobs: items.map(({ title = '', link = '', guid, pubDate }) => {
        const [company = '', ...role] = title.split(': ')
        return {
          ...BARE,
          ...{ externalId: guid?.value ?? link, url: link, company, title: role.join(': ') },
          postedAt: asMoment(pubDate),
        }
      }),
    }
  },
}
