import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const ROOT = new URL('../../', import.meta.url).pathname
const OUT = `${ROOT}node_modules/.cache/drawn-pages`

type DrawPage = (address: string) => Promise<string>

/** Builds the client once more, for Node, and takes from it the way to draw a page as HTML. */
export async function buildDrawPage(): Promise<DrawPage> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    define: { __FIXED_INVITE_CODE__: '""' },
    plugins: [react()],
    build: { ssr: 'src/client/draw-page.tsx', outDir: OUT, emptyOutDir: true, copyPublicDir: false, minify: false },
  })
  // a second build in one process has to be read anew
  const built: { drawPage: DrawPage } = await import(`${pathToFileURL(OUT)}/draw-page.js?${Date.now()}`)
  return built.drawPage
}
