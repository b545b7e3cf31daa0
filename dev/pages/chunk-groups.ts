import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Modules = Parameters<Extract<Group['name'], (...of: never[]) => unknown>>[1]

const BARREL = /\/node_modules\/@(mantine|tanstack)\/[\w-]+\/[\w/]+\/index\.m?js$/
const ROUTES = 'src/client/routes/'
const SPLIT = '?tsr-split='
const LAYOUT = /\/?_\w+\.tsx$/
const CLIENTS = '/src/client/trpc.ts'
/** What a page loads by itself right after it has been drawn comes at once, in one file. */
const LATER: [name: string, isOneOfIt: RegExp][] = [
  ['offline', /\/features\/offline\//],
  ['learn-later', /\/(suggestion-pills|internship-banner|area-feedback)\.tsx$/],
  ['phase-later', /\/(content-carousel|knowledge-test|section-note)\.tsx$/],
]
/** Pages that have more in common with each other than with the rest. */
const KINDS: [name: string, isOneOfIt: RegExp][] = [
  ['site', /^(_connected\/)?_public\.tsx/],
  ['guest', /^_connected\/(_guest|auth\.success)/],
  ['billing', /^_connected\/_app\/.*\/(8020\/credits\/|payment|subscription)/],
  ['prices', /\/(8020\/credits\/|payment|subscription|pricing)/],
]
/** From what every page needs to what some do; each of them needs only those before it. */
const SHARED = [
  'base',
  'connected',
  'common',
  'menus',
  'app',
  'shared',
  'learning',
  ...KINDS.map(([name]) => name).reverse(),
]

/**
 * Which files the client's modules are put into: by what is needed on every visit that needs them. Left to itself, Rolldown
 * makes a file for each set of pages that have something in common, and a page is a hundred requests.
 */
export function chunkGroups(): Group[] {
  const known = new Map<string, string | null>()
  const nameOf = (id: string, modules: Modules): string | null => {
    const name = known.has(id) ? known.get(id) : nameChunk(rootsOf(id, modules))
    known.set(id, name ?? null)
    return name ?? null
  }
  // a chunk takes what its modules import along, unless one that comes before it has it
  const shared: Group[] = SHARED.map((name, index) => ({
    name: (id, modules) => (nameOf(id, modules) === name ? name : null),
    priority: SHARED.length - index,
  }))
  return [...shared, { name: nameOf, priority: 0 }]
}

/** Null leaves it to Rolldown: what only opens when it is asked for. */
function nameChunk(roots: string[]): string | null {
  if (roots.some((root) => root.endsWith('/index.html'))) return 'base'
  const pages = roots.filter((root) => root.includes(SPLIT)).map(routeOf)
  const later = roots.filter((root) => LATER.some(([, pattern]) => pattern.test(root)))
  const isConnected = pages.includes('_connected.tsx') || roots.some((root) => root.endsWith(CLIENTS))
  const [page, ...others] = [...pages, ...later]
  if (page === undefined) return isConnected ? 'connected' : null
  const isFor = (pattern: RegExp) => pages.some((path) => pattern.test(path))
  if (others.length === 0 && !isConnected && !LAYOUT.test(page)) {
    // a part that other pages open, too, must not bring the whole of this one
    const isInParts = roots.length > 1 && page.startsWith('_connected/_app/')
    return kindOf(LATER, later) ?? (isInParts ? 'learning' : nameOfPage(page))
  }
  const kind = kindOf(LATER, [page, ...others]) ?? kindOf(KINDS, [page, ...others])
  if (kind !== null) return kind
  if (isFor(/^_public/)) return 'base'
  if (isConnected || isFor(/^_connected\/(_guest|_public\.tsx)/)) return 'connected'
  if (isFor(/^_connected\/(_public\/8020|verify)|^[^_]/)) return 'common'
  if (isFor(/^_connected\/_public/)) return 'menus'
  if (isFor(/^_connected\/_app\.tsx/)) return 'app'
  return isFor(/\/_user\//) ? 'shared' : 'learning'
}

const nameOfPage = (route: string): string =>
  route
    .replace(/\.tsx$/, '')
    .split('/')
    .filter((part) => !part.startsWith('_'))
    .join('-')
    .replaceAll('$', '')

const routeOf = (root: string) => root.slice(root.indexOf(ROUTES) + ROUTES.length, root.indexOf(SPLIT))

const kindOf = (kinds: typeof KINDS, roots: string[]) =>
  kinds.find(([, pattern]) => roots.length > 0 && roots.every((root) => pattern.test(root)))?.[0] ?? null

/** What a module is loaded for: entries, pages and parts that come later. */
function rootsOf(id: string, modules: Modules): string[] {
  const roots: string[] = []
  const seen = new Set([id])
  // grows while it is walked
  for (const next of seen) {
    const info = modules.getModuleInfo(next)
    if (info?.isEntry || info?.dynamicImporters.length) roots.push(next)
    for (const user of info?.importers.flatMap((importer) => usersOf(next, importer, modules)) ?? []) seen.add(user)
  }
  return roots
}

/** Who imports it: of a package that hands everything on in one file, those who name what the module has. */
function usersOf(id: string, importer: string, modules: Modules): string[] {
  if (!BARREL.test(importer)) return [importer]
  const code = modules.getModuleInfo(importer)?.code
  return usersNaming(
    namesIn(code, (from) => join(dirname(importer), from) === id),
    importer,
    modules,
  )
}

const usersNaming = (names: string[], barrel: string, modules: Modules): string[] =>
  (modules.getModuleInfo(barrel)?.importers ?? []).flatMap((user) => {
    if (BARREL.test(user)) return usersNaming(names, user, modules)
    const taken = namesIn(modules.getModuleInfo(user)?.code, (from) => /^[@\w]/.test(from))
    return taken.some((name) => names.includes(name)) ? [user] : []
  })

const NAMES = /\b(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

/** The names that code takes from elsewhere, as they are called there. */
const namesIn = (code: string | null | undefined, isWanted: (from: string) => boolean): string[] =>
  [...(code ?? '').matchAll(NAMES)]
    .filter(([, , from = '']) => isWanted(from))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''))
