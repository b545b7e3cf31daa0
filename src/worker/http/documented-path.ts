import { getPathNoStrict } from 'hono/utils/url'

/** Paths that 3§7.1 writes without their base, which the API's clients may put in front or not (G-API-02). */
const WITHOUT_BASE = /^\/(?:developer\/playground|bizdev\/search|pathway)\//

/** The path of a request as the routes are named: without a slash at its end, and with the base of the AI calls. */
export function documentedPath(request: Request): string {
  const path = getPathNoStrict(request)
  return WITHOUT_BASE.test(path) ? `/gpt${path}` : path
}
