import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { StartError } from './print.ts'
import { distDir, localDir, root } from './project.ts'

/** What the build depends on. Generated files are left out: the build itself writes them. */
const sources = ['src/**/*', 'public/**/*', '*.html', '*.{json,toml}', 'vite.config.ts', 'postcss.config.*']
const generated = /\.gen\.ts$|certificate-fonts\//

/** Tells for which state of the sources the build in `dist` was made. */
const markFile = join(distDir, '.built-from')

/** Runs `vite build` when the sources are not those that `dist` was built from. */
export async function buildIfStale(signal: AbortSignal): Promise<void> {
  const state = describeSources()
  const isCurrent = existsSync(markFile) && (await readFile(markFile, 'utf8')) === state
  if (isCurrent && existsSync(join(distDir, 'tubli', 'wrangler.json'))) return
  await build(signal)
  await mkdir(distDir, { recursive: true })
  await writeFile(markFile, state)
}

/** Names, sizes and times of all sources in one short string. */
function describeSources(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const info = statSync(join(root, file), { throwIfNoEntry: false })
    if (info?.isFile() && !generated.test(file)) hash.update(`${file} ${info.size} ${info.mtimeMs}\n`)
  }
  return hash.digest('hex')
}

async function build(signal: AbortSignal): Promise<void> {
  const { NODE_ENV: _, ...env } = process.env
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(process.execPath, [vite, 'build'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = (): void => void child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done))
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  if (code === 0) return
  const logFile = join(localDir, 'build.log')
  await mkdir(localDir, { recursive: true })
  await writeFile(logFile, output)
  throw new StartError(`The build failed; ${relative(process.cwd(), logFile)} says why.`)
}
