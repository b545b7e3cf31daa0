import { vi } from 'vitest'
import { envWith } from './app.ts'

// before anything spies on it: what is said again replaces what was
const real = globalThis.fetch

/** GitHub answers like this at these paths, a star for all that begin so. Everybody else is themselves. */
export function githubSays(answers: Record<string, () => Response | Promise<Response>>) {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const { GITHUB_API_URL } = envWith()
    if (!url.startsWith(GITHUB_API_URL)) return real(input, init)
    const path = decodeURIComponent(url.slice(GITHUB_API_URL.length))
    asked.push(path)
    const [plain] = path.split('?')
    const isFor = (at: string) => (at.endsWith('*') ? path.startsWith(at.slice(0, -1)) : at === plain)
    const found = Object.keys(answers).find(isFor)
    return found === undefined ? new Response('{}', { status: 404 }) : (answers[found]?.() ?? new Response())
  })
  return asked
}
export const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init)
