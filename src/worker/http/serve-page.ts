import type { Context as HonoContext } from 'hono'
import type { PageHead } from '#shared/page-head.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { escapeHtml } from '#shared/site/escape-html.ts'
import { toTrpcError } from './failures.ts'
import { countLimit } from './limits.ts'
import type { AppEnv } from './observe.ts'

/** Nobody waits longer for a page because of its head. */
const PATIENCE_MS = 1500

/** As of every page among the static files; what it says of itself may change at any time. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
}

/**
 * The app's page with a head of its own, for those who run no script. Without that head the page comes all the same.
 * @param ready the page that the build has made ready for such an address (dev/pages); null for the one that fits everywhere
 */
export async function servePage(
  c: HonoContext<AppEnv>,
  ready: string | null,
  findHead: () => PageHead | null | Promise<PageHead | null>,
): Promise<Response> {
  const address = new URL(ready ? `/pages/${ready}` : '/', c.req.url)
  const [shell, head] = await Promise.all([c.var.ctx.env.ASSETS.fetch(address), inTime(c, findHead)])
  const page = new Response(shell.body, { status: head?.isMissing ? 404 : 200, headers: PAGE_HEADERS })
  return head ? withHead(page, head, c.var.ctx.env.APP_URL) : page
}

/** The same where the database has to be asked, which an address may do so often a minute. */
export const servePublicPage = (
  c: HonoContext<AppEnv>,
  ready: string | null,
  findHead: () => Promise<PageHead | null>,
): Promise<Response> =>
  servePage(c, ready, async () => {
    await countLimit(c.var.ctx, 'publicReads')
    return findHead()
  })

async function inTime(c: HonoContext<AppEnv>, findHead: Parameters<typeof servePage>[2]) {
  try {
    return await Promise.race([findHead(), new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))])
  } catch (failure) {
    c.var.failWith(toTrpcError(failure))
    return null
  }
}

function withHead(page: Response, head: PageHead, origin: string): Response {
  const { title = PRODUCT_NAME, description, path, picture, isIndexed, isMissing, data, outline } = head
  const url = `${origin}${path}`
  const added = [
    ...(isMissing ? [] : [`<link rel="canonical" href="${url}" />`, `<meta property="og:url" content="${url}" />`]),
    ...(isIndexed ? [] : ['<meta name="robots" content="noindex" />']),
    ...(data ? [structured({ '@context': 'https://schema.org', ...data, description, url })] : []),
  ]
  const rewriter = new HTMLRewriter()
    .on('title', { element: (tag) => void tag.setInnerContent(tabTitle(title)) })
    .on('meta[property="og:title"], meta[name="twitter:title"]', { element: (tag) => setContent(tag, title) })
    .on('meta[property="og:image"], meta[name="twitter:image"]', {
      element: (tag) => setContent(tag, origin + (picture ?? tag.getAttribute('content'))),
    })
    .on('head', { element: (tag) => void tag.append(added.join(''), { html: true }) })
  if (picture) rewriter.on('meta[property="og:image:alt"]', { element: (tag) => setContent(tag, title) })
  if (description !== undefined) {
    const selector = 'meta[name="description"], meta[property="og:description"], meta[name="twitter:description"]'
    rewriter.on(selector, { element: (tag) => setContent(tag, description) })
  }
  if (outline) {
    rewriter
      .on('#root', {
        element: (tag) => void tag.setInnerContent(textOf({ title, description, outline }), { html: true }),
      })
      .on('#first .f-title', { element: (tag) => void tag.setInnerContent(title) })
      .on('#first .f-line', { element: (tag) => void tag.setInnerContent(description ?? '') })
    const parts = outline.values()
    rewriter.on('#first .f-card', {
      element: (tag) => void tag.setInnerContent(cardOf(parts.next().value), { html: true }),
    })
  }
  return rewriter.transform(page)
}

/** What is seen until the program draws it: the place of a card has a part's words. */
const cardOf = (part: NonNullable<PageHead['outline']>[number] | undefined): string =>
  part ? `<b>${escapeHtml(part.title)}</b>${part.items.map(escapeHtml).join(' · ')}` : ''

/** Seen by who runs no script (dev/pages/skeletons.ts); React clears it away with the first thing it draws. */
const textOf = ({ title, description = '', outline = [] }: Pick<PageHead, 'title' | 'description' | 'outline'>) =>
  [
    `<article><h1>${escapeHtml(title ?? '')}</h1><p>${escapeHtml(description)}</p>`,
    ...outline.map(
      (part) =>
        `<h2>${escapeHtml(part.title)}</h2><ul>${part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
    ),
    '</article>',
  ].join('')

/** Data is no script: what would end its element is written otherwise. */
const structured = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const tabTitle = (title: string) => (title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`)

/** The rewriter escapes quotation marks only: what looks like an entity would be read as one, what looks like a tag as one by careless readers. */
const setContent = (tag: Element, content: string) =>
  void tag.setAttribute('content', content.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
