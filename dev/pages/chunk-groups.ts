import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Modules = Parameters<Extract<Group['name'], (...of: never[]) => unknown>>[1]

const BARREL = /\/node_modules\/@(mantine|tanstack)\/[\w-]+\/[\w/]+\/index\.m?js$/
const ROUTES = 'src/client/routes/'
const SPLIT = '?tsr-split='
const LAYOUT = /\/?_\w+\.tsx$/
/** What parts of several of these have in common is small; elsewhere a part is opened by its own page. */
const LEARNERS = /^_connected\/_app\/(_user\/(home|learn|review)|learn)/
const CLIENTS = '/src/client/trpc.ts'
/** What visitors' pages load once they are there: what it has in common with learners' pages brings nothing else of theirs. */
const SHOWN =
  /\/(analytics\/track\.ts|(connection-bar|example-roadmap|landing-sections|footer|customers-page|freelancer-page|operating-system-page)\.tsx)$/
/** All routes: what only they have comes with what all pages but the start page load. */
const ROUTE_TREE = '/src/client/routeTree.gen.ts'
/** Parts that the start page draws or sends right after it is there: what they have in common with other pages comes at once. */
const START = /\/(analytics\/track\.ts|example-roadmap\.tsx|landing-sections\.tsx)$/
const isOnStart = (path: string) => path === '_public.tsx' || path === '_public/index.tsx'
/** Draws a map with what the map of a roadmap is drawn with. */
const EXAMPLE = /\/example-roadmap\.tsx$/
/** Small enough to come along, so that none of the pages which have it is loaded for it. */
const SMALL = /\/(features\/auth\/provider-icon\.tsx|lib\/copy-text\.ts)$/
/** Every page has it ready for when the connection is lost. */
const READY = /\/offline\/connection-bar\.(tsx|module\.css)$/
/** On pages of every kind, each of which has the app's file anyway. */
const EVERYWHERE = /\/(ui\/form\/text-field\.(tsx|module\.css)|use-debounced-value\.mjs)$/
/** What a few pages of every kind have, and no first visit: a file of their own. */
const SOME = /\/(ui\/table\/|lib\/granted-position\.ts)/
/** Small sheets come with the one before them. */
const SHEETS: Readonly<Record<string, string>> = {
  every: 'base',
  common: 'connected',
  home: 'app',
  'learn-index': 'app',
  around: 'app-later',
  'learn-later': 'app-later',
  internships: 'info',
}
/** What a page loads by itself right after it has been drawn comes at once, in one file. */
const LATER: [name: string, isOneOfIt: RegExp][] = [
  ['app-later', /\/(features\/offline\/[\w-]+\.ts|(chat-widget|referral-row|area-feedback)\.tsx)$/],
  // below the prompt
  ['learn-later', /\/(suggestion-pills|internship-banner)\.tsx$/],
  ['toasts', /\/ui\/toast\/toasts\.tsx$/],
  // home shows people, events and bounties as their own pages do
  ['around', /\/home\/around\.tsx$|\/_user\/notifications\/|\/_app\/challenge\//],
  // both tell who is on it
  ['internships', /\/about\/(ai-)?internship\.tsx$/],
  ['landing-later', /\/(example-roadmap|landing-sections)\.tsx$/],
  ['learn-userId-roadmapId-phaseId', /\/(content-carousel|knowledge-test|section-note)\.tsx$/],
]
/** Pages that have more in common with each other than with the rest. */
const KINDS: [name: string, isOneOfIt: RegExp][] = [
  ['site', /^(_connected\/)?_public\.tsx/],
  ['info', /^_public\/(\$page|tos)|\/(tos|bizdev)\//],
  ['guest', /^_connected\/(_guest|auth\.success)/],
  ['billing', /^_connected\/_app\/.*\/(8020\/credits\/|payment|subscription)/],
  ['profile-edit', /\/profile\/edit\/\$token\/(?!subscription)/],
  ['profile', /\/profile\//],
  ['streetcred', /\/(home_|profile\/\$userId_)\/streetcred|streetcred/],
  ['feed', /\/_user\/feed\//],
  // what bounties are called: little, and each of these pages has the overlays anyway
  ['overlay', /\/home\/around\.tsx$|\/challenge\/|\/admin\/bounties/],
  ['jobs', /\/playground\//],
  ['open-source', /\/_app\/(_user\/)?(projects?|p|open-source)(\/|\.tsx)/],
  ['prices', /\/(8020\/credits\/|payment|subscription|pricing)/],
]
/** From what every page needs to what some do; each of them needs only those before it. */
const SHARED = [
  ...new Set([
    'base',
    'every',
    'map',
    'connected',
    'common',
    'app',
    'overlay',
    ...KINDS.map(([name]) => name).reverse(),
  ]),
  'some',
]

/**
 * Which files the client's modules are put into: by what is needed on every visit that needs them. Left to itself, Rolldown
 * makes a file for each set of pages that have something in common, and a page is a hundred requests.
 */
export function chunkGroups(): Group[] {
  const known = new Map<string, string | null>()
  let graph: Graph | null = null
  const nameOf = (id: string, modules: Modules): string | null => {
    graph ??= graphOf(modules)
    const name = known.has(id) ? known.get(id) : (fixedName(id) ?? nameChunk(rootsOf(id, graph)))
    known.set(id, name ?? null)
    return (id.endsWith('.css') && SHEETS[name ?? '']) || (name ?? null)
  }
  // a chunk takes what its modules import along, unless one that comes before it has it
  const shared: Group[] = SHARED.map((name, index) => ({
    name: (id, modules) => (nameOf(id, modules) === name ? name : null),
    priority: SHARED.length - index,
  }))
  return [...shared, { name: nameOf, priority: 0 }]
}

const fixedName = (id: string) =>
  READY.test(id) ? 'base' : SMALL.test(id) ? 'every' : EVERYWHERE.test(id) ? 'app' : SOME.test(id) ? 'some' : null

/** Null leaves it to Rolldown: what only opens when it is asked for. */
function nameChunk(roots: string[]): string | null {
  if (roots.some((root) => root.endsWith('/index.html'))) return 'base'
  const pages = roots.filter((root) => root.includes(SPLIT)).map(routeOf)
  const isShared = pages.length > 0 || roots.length > 2
  if (isShared && roots.some((root) => START.test(root))) return 'base'
  if (roots.some((root) => root.endsWith(ROUTE_TREE))) return pages.some((path) => isOnStart(path)) ? 'base' : 'every'
  const later = roots.filter((root) => LATER.some(([, pattern]) => pattern.test(root)))
  const isConnected = pages.includes('_connected.tsx') || roots.some((root) => root.endsWith(CLIENTS))
  const [page, ...others] = [...pages, ...later]
  // what opens elsewhere, too, must not bring all of it
  const isOnEveryPage = ['app-later', 'toasts'].includes(kindOf(LATER, later) ?? '')
  if (isOnEveryPage && pages.length === 0 && later.length < roots.length) return 'overlay'
  if (roots.length > 1 && !isConnected && roots.some((root) => SHOWN.test(root))) {
    const ofSite = pages.filter((path) => path.startsWith('_public'))
    if (ofSite.length > 0 && ofSite.length === pages.length) return 'site'
    if (ofSite.length === 0) return isShared ? 'every' : roots.some((root) => EXAMPLE.test(root)) ? 'map' : null
  }
  if (page === undefined) return isConnected ? 'connected' : null
  const isFor = (pattern: RegExp) => pages.some((path) => pattern.test(path))
  if (others.length === 0 && !isConnected && !LAYOUT.test(page)) {
    // a part that other pages open, too, must not bring the whole of this one
    const isInParts = roots.length > 1 && LEARNERS.test(page)
    return kindOf(LATER, later) ?? (isInParts ? 'app' : nameOfPage(page))
  }
  const kind = kindOf(LATER, [page, ...others]) ?? kindOf(KINDS, [page, ...others])
  if (kind !== null) return kind
  if (isFor(/^_public/)) return 'base'
  if (isConnected || isFor(/^_connected\/(_guest|_public\.tsx)/)) return 'connected'
  if (isFor(/^_connected\/(_public|verify)|^[^_]/)) return 'common'
  return 'app'
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
function rootsOf(id: string, graph: Graph): string[] {
  const roots: string[] = []
  const seen = new Set([id])
  // grows while it is walked
  for (const next of seen) {
    const { isRoot, users } = graph(next)
    if (isRoot) roots.push(next)
    for (const user of users) seen.add(user)
  }
  return roots
}

interface Place {
  /** Something loads it by itself. */
  isRoot: boolean
  users: string[]
}
type Graph = (id: string) => Place

/** Who imports what; each module is asked about once. */
function graphOf(modules: Modules): Graph {
  const known = new Map<string, Place>()
  const taken = new Map<string, Taken[]>()
  const takenBy = (id: string): Taken[] => {
    const names = taken.get(id) ?? namesIn(modules.getModuleInfo(id)?.code ?? '')
    taken.set(id, names)
    return names
  }
  /** Of a package that hands everything on in one file, those who name what the module has. */
  const usersOf = (id: string, importer: string): string[] => {
    if (!BARREL.test(importer)) return [importer]
    const isIt = (from: string) =>
      from.startsWith('.') ? join(dirname(importer), from) === id : id.includes(`/node_modules/${from}/`)
    const names = takenBy(importer).filter(({ from }) => isIt(from))
    return usersNaming(new Set(names.map(({ name }) => name)), importer)
  }
  const usersNaming = (names: ReadonlySet<string>, barrel: string): string[] =>
    (modules.getModuleInfo(barrel)?.importers ?? []).flatMap((user) => {
      if (BARREL.test(user)) return usersNaming(names, user)
      return takenBy(user).some(({ name, from }) => names.has(name) && /^[@\w]/.test(from)) ? [user] : []
    })
  return (id) => {
    const found = known.get(id)
    if (found) return found
    const info = modules.getModuleInfo(id)
    const place = {
      isRoot: Boolean(info?.isEntry || info?.dynamicImporters.length),
      users: info?.importers.flatMap((importer) => usersOf(id, importer)) ?? [],
    }
    known.set(id, place)
    return place
  }
}

interface Taken {
  name: string
  from: string
}

const NAMES = /\b(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

/** The names that code takes from elsewhere, as they are called there. */
const namesIn = (code: string): Taken[] =>
  [...code.matchAll(NAMES)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name) => ({ name: name.trim().split(' as ')[0] ?? '', from })),
  )
