import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { FIRST_SCRIPT_HASH } from '../../src/shared/security-headers.ts'
import { buildDrawPage } from './draw-pages.ts'
import { PAGE_FILES, type PageFile } from './page-table.ts'
import { SKELETON_STYLE, skeletonOf, wholePage } from './skeletons.ts'

/** Which files each page's HTML names, for whoever measures them; lies beside Vite's manifest. */
export const PAGES_MANIFEST = '.vite/pages.json'

/** What every other address gets. */
const UNKNOWN_PAGE: PageFile = { file: 'index.html', address: '', shell: 'app', routes: [] }

/** Without its comments. */
const FIRST_SCRIPT = readFileSync(new URL('../../public/first.js', import.meta.url), 'utf8')
  .replaceAll(/^\s*\/\/.*\n/gm, '')
  .replaceAll(/^\s+/gm, '')

/**
 * Makes of `index.html` one for each page: with its text where that is fixed, else with the shell's skeleton, which is painted
 * before anything else has come, what the page loads, and what it asks the worker first.
 */
export function pageBuild(): Plugin {
  return {
    name: 'page-build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const hash = `sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}`
        if (hash !== FIRST_SCRIPT_HASH) throw new Error(`public/first.js has changed: FIRST_SCRIPT_HASH is '${hash}'.`)
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('The build has no page.')
        const html = firstPaintAtOnce(String(index.source))
        const known: Record<string, string[]> = {}
        const drawPage = await buildDrawPage()
        for (const page of PAGE_FILES) {
          const files = filesOf(page, modulesOf(page), bundle)
          known[page.address] = files
          const first = page.isWhole ? wholePage(await drawPage(page.address)) : skeletonOf(page.shell)
          const shown = page.isWhole ? [...files, ...filesOf(page, partsOf(page.shown), bundle)] : files
          const sources = [...new Set(shown.filter(isSheet))].map((file) => sourceOf(bundle, file))
          const styles = page.isWhole ? sources : sources.flatMap(fontsIn)
          this.emitFile({ type: 'asset', fileName: page.file, source: withPage(html, page, files, first, styles) })
        }
        const ofAll = filesOf(UNKNOWN_PAGE, modulesOf(UNKNOWN_PAGE), bundle)
        index.source = withPage(html, UNKNOWN_PAGE, ofAll, skeletonOf(null), [])
        this.emitFile({ type: 'asset', fileName: '404.html', source: withoutPreloads(index.source) })
        this.emitFile({ type: 'asset', fileName: PAGES_MANIFEST, source: JSON.stringify(known) })
      },
    },
  }
}

/**
 * The script stands before the sheets, which it would wait for. They stay in the head: what comes later is put behind them
 * there, and what it says of the same thing counts.
 */
function firstPaintAtOnce(html: string): string {
  const first = `<style>${SKELETON_STYLE}</style><script>${FIRST_SCRIPT}</script>`
  const styled = replaceOnce(html, '<script src="/first.js"></script>', first)
  return replaceOnce(styled, '<div id="root"></div>', '<!--first--><div id="root"></div>')
}

function withPage(
  html: string,
  { address, calls }: PageFile,
  files: string[],
  first: string,
  styles: string[],
): string {
  const named = new Set([...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file))
  const added = files.filter((file) => !named.has(file))
  const scripts = added.filter((file) => file.endsWith('.js'))
  const sheets = added.filter(isSheet).map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`)
  if (styles.length > 0) sheets.push(`<style>${styles.join('')}</style>`)
  const asked = calls && `<meta name="first-calls" content='${JSON.stringify({ address, calls })}' />`
  const head = [asked, ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)].filter(
    Boolean,
  )
  const page = html
    .replace('<style>', `${head.join('')}<style>`)
    .replace('</head>', () => `${sheets.join('')}</head>`)
    .replace('<!--first-->', () => first)
  return withoutWaiting(page)
}

/**
 * What is painted first has its styles in the page. The sheets keep their places, and count from when they have come
 * (public/first.js); the program draws no sooner (src/client/main.tsx), and lets them come first.
 */
function withoutWaiting(html: string): string {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  return html
    .replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" media="print" fetchpriority="high"')
    .replaceAll('<link rel="modulepreload" crossorigin', '<link rel="modulepreload" fetchpriority="low" crossorigin')
    .replaceAll('<script type="module" crossorigin', '<script type="module" fetchpriority="low" crossorigin')
    .replace('</head>', () => `<noscript>${links.join('')}</noscript></head>`)
}

/** The page that the service worker keeps: Chromium warns of a module that is preloaded and comes from there. */
const withoutPreloads = (html: string): string => html.replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')

function replaceOnce(text: string, what: string, by: string): string {
  if (text.split(what).length !== 2) throw new Error(`index.html has no ${what}`)
  return text.replace(what, () => by)
}

/** Whoever comes to another page than the start page needs the way to it. */
const ROUTES = /\/src\/client\/routeTree\.gen\.ts$/

/** What a page loads, by the modules that bring it. */
const modulesOf = ({ address, routes, later }: PageFile): RegExp[] => [
  /\/index\.html$/,
  ...(address === '/' ? [] : [ROUTES]),
  ...(routes[0]?.startsWith('_connected') ? [/\/src\/client\/trpc\.ts$/] : []),
  ...routes.map((route) => startsWith(`/src/client/routes/${route}?tsr-split=component`)),
  ...partsOf(later),
]

const partsOf = (parts: string[] = []): RegExp[] => parts.map((path) => startsWith(`/src/client/${path}`))

/** What a skeleton's own words are written in, which would move if it came with the sheet. */
const fontsIn = (sheet: string): string[] => sheet.match(/@font-face\s*\{[^}]*"?Inter [^}]*\}/g) ?? []

const isSheet = (file: string) => file.endsWith('.css')

function sourceOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file]
  return asset?.type === 'asset' ? String(asset.source) : ''
}

/** Scripts and styles that these modules need, in the order in which they are imported. */
function filesOf({ address }: PageFile, wanted: RegExp[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const files = new Set<string>()
  const visit = (name: string): void => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || files.has(name)) return
    files.add(name)
    for (const next of chunk.imports) visit(next)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet)
  }
  for (const isWanted of wanted) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => isWanted.test(id)))
    // a layout of nothing but a guard has no code of its own
    if (!chunk) throw new Error(`The build has no ${isWanted} for ${address}.`)
    visit(chunk.fileName)
  }
  return [...files]
}

const startsWith = (path: string) => new RegExp(`${path.replaceAll(/[$?.]/g, '\\$&')}`)
