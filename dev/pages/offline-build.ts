import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

/** What the service worker's code is called in a build; `src/worker/http/service-worker.ts` has browsers load it. */
export const OFFLINE_WORKER = 'offline-worker.js'

const ENTRY = /\/index\.html$|\/src\/client\/main\.tsx$/
/** The layouts with the site's footer: without a connection each page at least says in its shell that it can't be read. */
const SHELLS =
  /src\/client\/(trpc\.ts|pages\/layouts\/footer\.tsx|routes\/(_public|_connected|_connected\/(_app|_guest|_public)|404)\.tsx\?tsr-split)/
/** Read without a connection, with all that they and what they import load later, other pages aside. */
const READ_OFFLINE =
  /src\/client\/(features\/offline\/|routes\/_connected\/_app\/(_user\/(home|learn\/index|review)\.tsx|learn\/.*)\?tsr-split)/
/** The entry knows every page: of those only the ones above. */
const PAGE = /\?tsr-split=/
/** Useless without one, and large: what draws a certificate. */
const NEVER_OFFLINE = /features\/certificates\/pdf\//
/** What has the same name in every build: the page that fits every address, and the icon. */
const NAMED = ['/404', '/favicon.svg']

/** Tells the service worker which files of this build it keeps, under a name that changes with them. */
export function offlineBuild(): Plugin {
  return {
    name: 'offline-build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[OFFLINE_WORKER]
        if (worker?.type !== 'chunk') throw new Error(`The build has no ${OFFLINE_WORKER}.`)
        const files = [...NAMED, ...filesReadOffline(bundle).map((file) => `/${file}`)]
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no page.')
        const version = createHash('sha256').update(files.join()).update(page.source).digest('hex').slice(0, 12)
        worker.code = `const BUILD = ${JSON.stringify({ version, files })};\n${worker.code}`
      },
    },
  }
}

function filesReadOffline(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>()
  const whole = new Set<string>()
  const has = (name: string, pattern: RegExp) => {
    const chunk = bundle[name]
    return chunk?.type === 'chunk' && chunk.moduleIds.some((id) => pattern.test(id))
  }
  const visit = (name: string, isWhole: boolean): void => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || (isWhole ? whole : files).has(name) || has(name, NEVER_OFFLINE)) return
    files.add(name)
    if (isWhole) whole.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const font of chunk.viteMetadata?.importedAssets ?? []) if (font.includes('-latin-wght')) files.add(font)
    for (const next of chunk.imports) visit(next, isWhole)
    if (isWhole) for (const next of chunk.dynamicImports) if (!has(next, PAGE)) visit(next, true)
  }
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const visitAll = (isWanted: RegExp, isWhole: boolean) => {
    for (const { fileName, moduleIds } of chunks)
      if (moduleIds.some((id) => isWanted.test(id))) visit(fileName, isWhole)
  }
  visitAll(ENTRY, false)
  visitAll(SHELLS, false)
  visitAll(READ_OFFLINE, true)
  return [...files].sort()
}
