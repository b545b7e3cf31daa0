/** Whose find counts: at least so many people must have found a link before it is shown to others. */
export const PEOPLE_TO_SHARE = 2

/** Names of things that look like hosts. */
const TECHNOLOGY = /^(?:[^.]*\.(?:js|ts|py)|(?:asp|ado|vb|ml)?\.net|(?:socket|draw)\.io)$/
const HOST = /^(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)\.?$/u
const ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** Whether a word has a host in it: a site's name, an address, or a link without its scheme. */
export const hasHost = (word: string): boolean =>
  word
    .toLowerCase()
    .split(/[^\p{L}\p{N}.-]/u)
    .some((part) => ADDRESS.test(part) || (HOST.test(part) && !TECHNOLOGY.test(part)))

/** Parts of a host's name that say nothing about whose it is. */
const ANYBODYS = new Set(['www', 'docs', 'blog', 'dev', 'learn', 'en'])

/**
 * Whether somebody's words name a host, in whatever spelling ("evil example docker" for evil-example.com). Strict,
 * because all it costs a host that is meant innocently is the wait for two people who do not name it.
 */
export function namesHost(words: string, link: string): boolean {
  const said = squashed(words)
  const [, ...labels] = new URL(link).hostname.split('.').reverse()
  return labels.some((label) => !ANYBODYS.has(label) && squashed(label).length > 2 && said.includes(squashed(label)))
}

const squashed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Where a search of sites looks (SEC-07); with 200 characters of words it is no longer than a search engine takes. */
export const SEARCHED_SITES = [
  ...(['stackoverflow.com', 'developer.mozilla.org', 'github.com', 'docs.python.org', 'git-scm.com'] as const),
  'dev.to',
] as const

/** Whether a link leads to one of them. */
export function isOfSites(link: string): boolean {
  const { hostname } = new URL(link)
  return SEARCHED_SITES.some((site) => hostname === site || hostname.endsWith(`.${site}`))
}

/** What a search engine would read as an order ("site:", "OR", "-x", quotes), nobody's words have (SEC-07). */
export const plainWords = (text: string): string =>
  text
    .normalize()
    .replaceAll(/[\p{L}\d_]+\s*:(?=\S)/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}\p{M}+#.]+/gu, ' ')
    .replaceAll(/\b(?:OR|AND|NOT|NEAR|AROUND)\b/g, ' ')
    .replaceAll(/(^|\s)[+.#]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
