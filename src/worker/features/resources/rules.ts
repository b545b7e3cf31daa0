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
