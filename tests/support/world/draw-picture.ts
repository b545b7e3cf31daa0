import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm } from '@resvg/resvg-wasm'
import { drawPng } from '../../../src/pictures/draw-png.ts'

const resvg = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
let ready: Promise<Uint8Array[]> | null = null

const prepare = () => {
  ready ??= initWasm(readFileSync(resvg)).then(() =>
    globSync('node_modules/@fontsource/inter/files/inter-latin-{400,600}-normal.woff2').map((file) =>
      readFileSync(file),
    ),
  )
  return ready
}

/** The worker that draws pictures, in Node: the same drawing, with files in the place of what a build puts into it. */
export async function drawPicture(request: { text: () => Promise<string> }): Promise<Response> {
  return new Response(drawPng(await request.text(), await prepare()), { headers: { 'content-type': 'image/png' } })
}
