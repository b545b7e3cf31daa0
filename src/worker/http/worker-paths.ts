/** First segments that are the API's alone, those of rooms still to come included: nothing below them is ever the page. */
const API_ROOTS = [
  'trpc',
  'ft',
  'gpt',
  'user',
  'popular',
  'interesting',
  'generate',
  'validate',
  'markUsed',
  'developer',
  'pathway',
  'waitlist',
]

/** Documented paths of rooms still to come whose first segment a page has as well (G-ROUTE-09). */
const STILL_TO_COME = ['/bizdev/details/*', '/bizdev/search/*']

/**
 * The paths, with a slash at their end too, that Cloudflare hands to the worker before it looks for a file (wrangler.toml's `run_worker_first`).
 * @param paths every path of the app, as Hono writes them
 */
export function workerFirst(paths: readonly string[]): string[] {
  const others = paths
    .filter((path) => !path.startsWith('/*') && path !== '*' && !API_ROOTS.includes(path.split('/')[1] ?? ''))
    .map((path) => path.replaceAll(/:\w+/g, '*'))
  const exact = [...others, ...STILL_TO_COME].flatMap((path) => (/[*/]$/.test(path) ? path : [path, `${path}/`]))
  // an asterisk stands for slashes too; Cloudflare refuses a path that another one covers
  const isCovered = (path: string) =>
    exact.some((other) => other !== path && other.endsWith('*') && path.startsWith(other.slice(0, -1)))
  return [...API_ROOTS.map((root) => `/${root}/*`), ...new Set(exact.filter((path) => !isCovered(path)).sort())]
}
