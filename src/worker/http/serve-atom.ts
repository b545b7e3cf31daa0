import type { Context as HonoContext } from 'hono'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { AppEnv } from './observe.ts'

interface AtomEntry {
  id: string
  title: string
  url: string
  summary?: string
  updatedAt: string
}

/** Nobody between keeps what is somebody's own. */
const HEADERS = { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'private, max-age=300' }

/** A list as programs that read feeds take it. @param name what it is called for good: nothing secret */
export async function serveAtom(
  c: HonoContext<AppEnv>,
  { name, title }: { name: string; title: string },
  entries: readonly AtomEntry[],
): Promise<Response> {
  const { APP_URL } = c.var.ctx.env
  // not with the worker: it is for the few who read so, and for the cron
  const { generateAtomFeed } = await import('feedsmith')
  const linkTo = (href: string) => [{ href, rel: 'alternate' }]
  const xml = generateAtomFeed({
    id: `${APP_URL}/#${name}`,
    title: { value: title },
    updated: new Date(entries[0]?.updatedAt ?? 0),
    authors: [{ name: PRODUCT_NAME }],
    links: linkTo(APP_URL),
    entries: entries.map((entry) => ({
      ...{ id: entry.id, title: { value: entry.title }, updated: new Date(entry.updatedAt), links: linkTo(entry.url) },
      ...(entry.summary && { summary: { value: entry.summary } }),
    })),
  })
  return c.body(xml, 200, HEADERS)
}
