import { Resvg } from '@resvg/resvg-wasm'

/**
 * Draws an SVG text as a PNG of the same size in pixels; what it names outside itself is not loaded.
 * @param fonts WOFF 2 files, the preferred ones first
 */
export function drawPng(svg: string, fonts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const drawing = new Resvg(svg, { font: { fontBuffers: fonts, defaultFontFamily: 'Inter' } })
  const image = drawing.render()
  try {
    return new Uint8Array(image.asPng())
  } finally {
    // the module's memory is its own
    image.free()
    drawing.free()
  }
}
