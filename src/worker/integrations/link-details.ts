import type { Env } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import { publicFetch } from './public-fetch.ts'
import { isPublicLink } from './public-link.ts'

/** What a page says of itself; words as they stand there, without markup. */
export interface LinkDetails {
  title: string
  description: string
  /** Where its picture is, which nobody fetches. */
  image: string | null
  /** Who publishes it. */
  source: string
  link: string
}

const BOUNDS = { timeoutMs: 5000, maxBytes: 512 * 1024 }
const MAX_TEXT = 300
const UNREADABLE = 'This address could not be read. It must be a public page that starts with https://.'

/** Which of a page's tags tell what, the first that says something counting. */
const TELLING = {
  title: ['og:title', 'twitter:title'],
  description: ['og:description', 'description', 'twitter:description'],
  image: ['og:image', 'twitter:image'],
  source: ['og:site_name'],
} as const

/**
 * Reads title, description, picture and publisher off the page that a link leads to (C018, SEC-06).
 * @throws DomainError invalid where the link leads inside or nowhere, or to what is no page
 */
export async function readLinkDetails(env: Env, link: string): Promise<LinkDetails> {
  return readPage(env, link).catch((cause) => {
    throw new DomainError('invalid', UNREADABLE, { cause })
  })
}

async function readPage(env: Env, link: string): Promise<LinkDetails> {
  const headers = { accept: 'text/html', 'user-agent': `Tubli link reader (+${env.APP_URL})` }
  const response = await publicFetch(env, link, headers, BOUNDS)
  if (!response.ok) throw new Error(`It answered ${response.status}.`)
  if (!/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) throw new Error('It is no page.')
  const { title, told } = await readHead(response)
  // not with the worker: its tables are built as it is loaded
  const { decode } = await import('html-entities')
  const textOf = (names: readonly string[]) =>
    decode(names.map((name) => told.get(name)).find(Boolean) ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, MAX_TEXT)
  const image = textOf(TELLING.image)
  return {
    title: textOf(TELLING.title) || decode(title).replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT),
    description: textOf(TELLING.description),
    image: isPublicLink(image) ? image : null,
    source: textOf(TELLING.source) || new URL(link).hostname.replace(/^www\./, ''),
    link,
  }
}

async function readHead(response: Response): Promise<{ title: string; told: Map<string, string> }> {
  const told = new Map<string, string>()
  let title = ''
  const rewriter = new HTMLRewriter()
    .on('head > title', {
      text: ({ text }) => {
        title += text
      },
    })
    .on('meta[content]', {
      element: (meta) => {
        const name = (meta.getAttribute('property') ?? meta.getAttribute('name') ?? '').toLowerCase()
        if (!told.has(name)) told.set(name, meta.getAttribute('content') ?? '')
      },
    })
  await rewriter.transform(response).arrayBuffer()
  return { title, told }
}
