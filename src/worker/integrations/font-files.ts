import * as z from 'zod'
import type { Env } from '#worker/env.ts'

/** The fonts that stand among our static files: small subsets with an index of their characters. */

export interface FontFile {
  name: string
  hasBold: boolean
  covers: (codePoint: number) => boolean
}

const Index = z.array(z.tuple([z.string(), z.boolean(), z.string()]))

let known: FontFile[] | null = null

/** Every font file, the preferred ones first. */
export async function listFontFiles(env: Env): Promise<FontFile[]> {
  if (known) return known
  const index = Index.parse(await (await fetchFile(env, 'index.json')).json())
  known = index.map(([name, hasBold, ranges]) => ({ name, hasBold, covers: coverOf(ranges) }))
  return known
}

/** One font file as it is, WOFF. */
export async function readFontFile(env: Env, { name, hasBold }: FontFile, isBold: boolean): Promise<Uint8Array> {
  const file = await fetchFile(env, `${name}${isBold && hasBold ? '-bold' : ''}.woff`)
  return new Uint8Array(await file.arrayBuffer())
}

async function fetchFile(env: Env, name: string): Promise<Response> {
  const response = await env.ASSETS.fetch(`${env.APP_URL}/certificate-fonts/${name}`)
  // a path without a file answers with the page
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (!response.ok || isPage) throw new Error(`The font file ${name} is missing from the static files.`)
  return response
}

/** Reads the CSS notation 'U+4e00-4e0f,U+20'. */
function coverOf(ranges: string): (codePoint: number) => boolean {
  const pairs = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (codePoint) => pairs.some(([from, to]) => codePoint >= from && codePoint <= to)
}
