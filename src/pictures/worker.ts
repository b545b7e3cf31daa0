import { initWasm } from '@resvg/resvg-wasm'
import resvg from '@resvg/resvg-wasm/index_bg.wasm'
import { RESUME_LINES_PATH } from '#shared/profiles/resume-rules.ts'
import { answerLines } from './answer-lines.ts'
import { drawPng } from './draw-png.ts'
import { fonts } from './fonts.ts'

let ready: Promise<Uint8Array[]> | null = null

/** Loaded with the first picture, and once for an isolate. */
const prepare = () => {
  ready ??= initWasm(resvg).then(fonts)
  return ready
}

/**
 * A worker of its own, which only the product's worker can reach: what draws and what reads PDFs is larger than all else
 * together, and nobody waits for it to start who wants neither. POST an SVG text; the answer is a PNG. POST a PDF to /lines; the
 * answer is what stands in it.
 */
export default {
  async fetch(request) {
    if (new URL(request.url).pathname === RESUME_LINES_PATH) return answerLines(request)
    return new Response(drawPng(await request.text(), await prepare()), { headers: { 'content-type': 'image/png' } })
  },
} satisfies ExportedHandler
