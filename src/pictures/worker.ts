import { initWasm } from '@resvg/resvg-wasm'
import resvg from '@resvg/resvg-wasm/index_bg.wasm'
import { drawPng } from './draw-png.ts'
import { fonts } from './fonts.ts'

let ready: Promise<Uint8Array[]> | null = null

/** Loaded with the first picture, and once for an isolate. */
const prepare = () => {
  ready ??= initWasm(resvg).then(fonts)
  return ready
}

/**
 * A worker of its own, which only the product's worker can reach: what draws is larger than all else together, and nobody
 * waits for it to start who wants no picture. POST an SVG text; the answer is a PNG.
 */
export default {
  async fetch(request) {
    return new Response(drawPng(await request.text(), await prepare()), { headers: { 'content-type': 'image/png' } })
  },
} satisfies ExportedHandler
