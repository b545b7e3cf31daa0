import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#dev/run/project.ts'

/** Families in the order of preference, and which of their subsets are taken; only the first has a bold cut. */
const families = [
  { name: 'inter', subset: /./, hasBold: true },
  { name: 'noto-sans-hebrew', subset: /^hebrew$/, hasBold: false },
  { name: 'noto-sans-arabic', subset: /^arabic$/, hasBold: false },
  { name: 'noto-sans-devanagari', subset: /^devanagari$/, hasBold: false },
  { name: 'noto-sans-thai', subset: /^thai$/, hasBold: false },
  { name: 'noto-sans-georgian', subset: /^georgian$/, hasBold: false },
  { name: 'noto-sans-armenian', subset: /^armenian$/, hasBold: false },
  { name: 'noto-sans-bengali', subset: /^bengali$/, hasBold: false },
  { name: 'noto-sans-tamil', subset: /^tamil$/, hasBold: false },
  { name: 'noto-sans-sc', subset: /^\[/, hasBold: false },
  { name: 'noto-sans-kr', subset: /^\[/, hasBold: false },
]

/** The folder of static files that a browser asks for when it draws a certificate's PDF. */
const folder = join(root, 'public', 'certificate-fonts')
const indexFile = join(folder, 'index.json')

/**
 * Puts the fonts of certificates among the static files: many small subsets, and an index of which has which characters.
 * Does nothing where the same index stands already.
 */
export function writeCertificateFonts(): void {
  const subsets = families.flatMap(subsetsOf)
  const index = JSON.stringify(subsets.map(({ name, hasBold, ranges }) => [name, hasBold, ranges]))
  if (existsSync(indexFile) && readFileSync(indexFile, 'utf8') === index) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, source, hasBold } of subsets) {
    copyFileSync(`${source}-400-normal.woff`, join(folder, `${name}.woff`))
    if (hasBold) copyFileSync(`${source}-600-normal.woff`, join(folder, `${name}-bold.woff`))
  }
  // last, so that a copy that was broken off is made again
  writeFileSync(indexFile, index)
}

function subsetsOf({ name: family, subset: wanted, hasBold }: (typeof families)[number]) {
  const folder = join(root, 'node_modules', '@fontsource', family)
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
  return Object.keys(ranges)
    .filter((subset) => wanted.test(subset))
    .map((subset) => {
      const name = `${family}-${subset.replaceAll(/[[\]]/g, '')}`
      return { name, source: join(folder, 'files', name), hasBold, ranges: ranges[subset] ?? '' }
    })
}
