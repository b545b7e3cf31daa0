import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm } from '@resvg/resvg-wasm'
import { answerLines } from '../../../src/pictures/answer-lines.ts'
import { drawPng } from '../../../src/pictures/draw-png.ts'
import { RESUME_LINES_PATH } from '../../../src/shared/profiles/resume-rules.ts'

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

interface PictureRequest {
  url: string
  text: () => Promise<string>
  arrayBuffer: () => Promise<ArrayBuffer>
}

/** The worker that draws pictures and reads PDFs, in Node: the same code, with files in the place of what a build puts into it. */
export async function answerPictures(request: PictureRequest): Promise<Response> {
  if (new URL(request.url).pathname === RESUME_LINES_PATH) return answerLines(request)
  return new Response(drawPng(await request.text(), await prepare()), { headers: { 'content-type': 'image/png' } })
}
