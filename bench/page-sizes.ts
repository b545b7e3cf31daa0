import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { PAGES_MANIFEST } from '#dev/pages/page-build.ts'
import { distDir } from '#dev/run/project.ts'
import { gzippedKb } from './gzipped-size.ts'
import type { Row } from './table.ts'

/** JavaScript and CSS together, gzipped, at the first visit, and in how many files; the address as dev/pages/page-table.ts has it. */
export const pages: Page[] = [
  { path: '/', budgetKb: 117, scriptsKb: 110, budgetFiles: 7 },
  { path: '/login', budgetKb: 169, scriptsKb: 160, budgetFiles: 10 },
  { path: '/learn', budgetKb: 208, scriptsKb: 195, budgetFiles: 15 },
  { path: '/learn/:userId/:roadmapId/:phaseId', budgetKb: 231, scriptsKb: 215, budgetFiles: 17 },
]

/** Draws the certificate's PDF with its libraries; it comes only when somebody downloads one. */
export const certificateDrawing = {
  chunk: 'src/client/features/certificates/pdf/draw-certificate.ts',
  budgetKb: 360,
}

type Page = { path: string; budgetKb: number; scriptsKb: number; budgetFiles: number }

const Chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
})
const Manifest = z.record(z.string(), Chunk)
type Manifest = z.infer<typeof Manifest>

const clientDir = join(distDir, 'client')

/** @returns KB of gzipped JavaScript and CSS that the built client loads for this page, from the build's list of pages */
export const pageKb = (page: Page): number => kbOf(filesOf(page))

/** @returns KB of its gzipped JavaScript alone */
export const scriptsKbOf = (page: Page): number => kbOf(filesOf(page).filter((file) => file.endsWith('.js')))

const kbOf = (files: string[]): number => gzippedKb(files.map((file) => join(clientDir, file)))

/** The files of one chunk, by its source file, and of what it imports, without those that a page loads anyway. */
export function ownFilesOf(key: string): string[] {
  const manifest = readManifest()
  const ofPages = new Set(pages.flatMap(filesOf))
  const { file, imports } = chunkOf(manifest, key)
  return [file, ...imports.map((one) => chunkOf(manifest, one).file)].filter((one) => !ofPages.has(one))
}

/** @returns KB of gzipped JavaScript of these */
export const chunkKb = (key: string): number => kbOf(ownFilesOf(key))

/** The chunks that can't be loaded without this one. */
export function chunksThatNeed(key: string): string[] {
  const chunks = Object.entries(readManifest())
  return chunks.filter(([, { imports }]) => imports.includes(key)).map(([importer]) => importer)
}

/** The budgets of all pages. */
export function measurePages(): Row[] {
  return pages.flatMap((page) => [
    rowOf(`JavaScript and CSS of ${page.path}, gzipped`, pageKb(page), page.budgetKb),
    rowOf(`JavaScript of ${page.path}, gzipped`, scriptsKbOf(page), page.scriptsKb),
  ])
}

function rowOf(what: string, kb: number, budgetKb: number): Row {
  const ratio = kb / budgetKb
  return {
    ...{ what, measured: `${kb.toFixed(1)} KB`, against: `${budgetKb} KB` },
    ...{ ratio, goal: '≤ 1.00', isMet: ratio <= 1 },
  }
}

/** The page's scripts and styles, each once: what its HTML names. */
export function filesOf({ path }: { path: string }): string[] {
  const known = z.record(z.string(), z.array(z.string())).parse(readJson(PAGES_MANIFEST))
  const files = known[path]
  if (!files) throw new Error(`The build knows no page ${path}`)
  return files
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(clientDir, name), 'utf8'))

const readManifest = (): Manifest => Manifest.parse(readJson('.vite/manifest.json'))

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`Vite's manifest does not know ${key}`)
  return chunk
}
