import * as z from 'zod'
import { secret, url, variable } from './setting.ts'

/** Content sources beside the catalogue: the first two are asked only with a key, dev.to unless its address is empty. */
export const content = {
  YOUTUBE_API_KEY: secret('optional; Load more then asks YouTube too (Data API v3)', z.string().optional()),
  YOUTUBE_API_URL: variable(
    'only where YouTube stands elsewhere, as it does locally',
    url.default('https://www.googleapis.com/youtube/v3'),
  ),
  YOUTUBE_IMAGE_URL: variable(
    "where the pictures of videos come from, only where YouTube's own stand elsewhere, as they do locally",
    url.default('https://i.ytimg.com'),
  ),
  WEB_SEARCH_API_KEY: secret(
    'optional; Load more, jobs and the search for pages then ask a web search too (Brave Search API)',
    z.string().optional(),
  ),
  WEB_SEARCH_API_URL: variable(
    'only where the search stands elsewhere, as it does locally',
    url.default('https://api.search.brave.com/res/v1'),
  ),
  DEVTO_API_URL: variable(
    '`https://dev.to/api`, needs no key; empty turns it off',
    z.union([url, z.literal('')]).default('https://dev.to/api'),
  ),
  /** In front of every source of the feed and of jobs: `<SOURCES_URL>/<host>/<path>`. */
  SOURCES_URL: variable(
    'only where the sources of the feed and of jobs are asked for elsewhere, as they are locally: `<SOURCES_URL>/<host>/<path>`',
    z.union([url, z.literal('')]).default(''),
  ),
  /** Where a link's host is looked up before the link is (SEC-06). */
  DNS_URL: variable(
    'DNS over HTTPS (JSON) for link checks: `https://cloudflare-dns.com/dns-query`',
    url.default('https://cloudflare-dns.com/dns-query'),
  ),
}
