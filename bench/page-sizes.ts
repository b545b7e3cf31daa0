import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { distDir } from '#dev/run/project.ts'
import { gzippedKb } from './gzipped-size.ts'
import type { Row } from './table.ts'

/** JavaScript and CSS together, gzipped, at the first visit; the route files are the page and the layouts around it. */
export const pages: Page[] = [
  { path: '/', routeFiles: ['_public.tsx', '_public/index.tsx'], budgetKb: 140 },
  {
    path: '/login',
    routeFiles: ['_connected.tsx', '_connected/_guest.tsx', '_connected/_guest/login.tsx'],
    budgetKb: 151,
  },
  {
    path: '/learn',
    routeFiles: ['_connected.tsx', '_connected/_app.tsx', '_connected/_app/_user/learn/index.tsx'],
    budgetKb: 230,
  },
  {
    path: '/learn/{userId}/{roadmapId}/{phaseId}',
    routeFiles: ['_connected.tsx', '_connected/_app.tsx', '_connected/_app/learn/$userId/$roadmapId/$phaseId.tsx'],
    laterFiles: ['phase/content/content-carousel.tsx', 'phase/questions/knowledge-test.tsx'],
    budgetKb: 260,
  },
]

/** Draws the certificate's PDF with its libraries; it comes only when somebody downloads one. */
export const certificateDrawing = {
  chunk: 'src/client/features/certificates/pdf/draw-certificate.ts',
  budgetKb: 360,
}

type Page = {
  path: string
  routeFiles: string[]
  /** Pieces of a page that every visit loads right after the page. */
  laterFiles?: string[]
  budgetKb: number
}

const Chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
})
const Manifest = z.record(z.string(), Chunk)
type Manifest = z.infer<typeof Manifest>

const clientDir = join(distDir, 'client')

/** @returns KB of gzipped JavaScript and CSS that the built client loads for this page, from Vite's manifest */
export function pageKb(page: Page): number {
  return gzippedKb(filesOf(page).map((file) => join(clientDir, file)))
}

/** @returns KB of gzipped JavaScript of one chunk, by its source file, without what it imports */
export const chunkKb = (key: string): number => gzippedKb([join(clientDir, chunkOf(readManifest(), key).file)])

/** The chunks that can't be loaded without this one. */
export function chunksThatNeed(key: string): string[] {
  const chunks = Object.entries(readManifest())
  return chunks.filter(([, { imports }]) => imports.includes(key)).map(([importer]) => importer)
}

/** The budgets of all pages. */
export function measurePages(): Row[] {
  return pages.map((page) => {
    const ratio = pageKb(page) / page.budgetKb
    return {
      what: `JavaScript and CSS of ${page.path}, gzipped`,
      measured: `${pageKb(page).toFixed(1)} KB`,
      against: `${page.budgetKb} KB`,
      ratio,
      goal: '≤ 1.00',
      isMet: ratio <= 1,
    }
  })
}

/** The page's scripts and styles, each once: what index.html names, the entry, the route's chunks and their imports. */
export function filesOf({ routeFiles, laterFiles = [] }: Page): string[] {
  const manifest = readManifest()
  const files = new Set<string>(namedInHtml())
  const seen = new Set<string>()
  const later = laterFiles.map((file) => `src/client/pages/${file}`)
  for (const key of ['index.html', ...routeFiles.flatMap((file) => splitChunks(manifest, file)), ...later]) {
    collect(manifest, key, { files, seen })
  }
  return [...files].filter((file) => /\.(js|css)$/.test(file))
}

/** The chunks that the router's plugin split off a route file. */
function splitChunks(manifest: Manifest, routeFile: string): string[] {
  const found = Object.keys(manifest).filter((key) => key.startsWith(`src/client/routes/${routeFile}?tsr-split=`))
  if (found.length === 0) throw new Error(`The build has no chunk of its own for the route ${routeFile}`)
  return found
}

function collect(manifest: Manifest, key: string, { files, seen }: { files: Set<string>; seen: Set<string> }): void {
  if (seen.has(key)) return
  seen.add(key)
  const chunk = chunkOf(manifest, key)
  for (const file of [chunk.file, ...chunk.css]) files.add(file)
  for (const imported of chunk.imports) collect(manifest, imported, { files, seen })
}

function namedInHtml(): string[] {
  const html = readFileSync(join(clientDir, 'index.html'), 'utf8')
  return [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
}

const readManifest = (): Manifest =>
  Manifest.parse(JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')))

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`Vite's manifest does not know ${key}`)
  return chunk
}
