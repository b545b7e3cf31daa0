import { execFileSync, spawn } from 'node:child_process'
import { cpSync, globSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import * as z from 'zod'
import { root } from '#dev/run/project.ts'
import { BINDINGS } from '#worker/env.ts'

export type PlainWorkerd = {
  url: string
  /** When the process was started, as performance.now() tells it. */
  startedAt: number
  /** User and system time of the process until now, in ms: it has nothing else to do than what it is asked. */
  cpuMs: () => number
  /** What of it is in memory now. */
  memoryMb: () => number
  stop: () => Promise<void>
}

export type PlainWorker = {
  /** The built modules, the entry among them as index.js. */
  workerDir: string
  /** A folder for this process alone; it is made. */
  folder: string
  vars: Record<string, unknown>
}

const binary = join(root, 'node_modules', 'workerd', 'bin', 'workerd')

/** Of a clock tick in /proc, on every Linux that Node runs on. */
const TICK_MS = 10

/** What the deployment binds: limits that never refuse, a workflow that never runs. */
const mainModule = `import vars from 'vars.json'
import worker from './index.js'
const limit = { limit: async () => ({ success: true }) }
const workflow = { create: async () => ({}), get: async () => ({}) }
const limits = Object.fromEntries(${JSON.stringify(BINDINGS)}.map((name) => [name, limit]))
const assets = { fetch: async () => new Response('<!doctype html>') }
const env = { ...vars, ...limits, ASSETS: assets, ROADMAP_WORKFLOW: workflow }
export default { fetch: (request, _env, execution) => worker.fetch(request, env, execution) }
`

/**
 * Serves a built worker in workerd alone, without the local server around it, which takes more of each request than we do
 * and would hide our own share.
 */
export async function servePlain({ workerDir, folder, vars }: PlainWorker): Promise<PlainWorkerd> {
  cpSync(workerDir, folder, { recursive: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'main.js'), mainModule)
  await writeFile(join(folder, 'vars.json'), JSON.stringify(vars))
  const modules = globSync('**/*.js', { cwd: workerDir })
  const config = join(folder, 'config.capnp')
  await writeFile(config, configOf(modules))
  const log = openSync(join(folder, 'log.txt'), 'w')
  // as a deployment has it: reading the text of the configuration is no part of a start
  const compiled = join(folder, 'config.bin')
  writeFileSync(compiled, execFileSync(binary, ['compile', '--config-only', config], { maxBuffer: 1e9 }))
  const startedAt = performance.now()
  const child = spawn(binary, ['serve', '--control-fd=3', '--binary', compiled], {
    stdio: ['ignore', log, log, 'pipe'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await Promise.race([portOf(child.stdio[3] as Readable), gone.then(() => null)])
  if (!port) throw new Error(`workerd did not start: ${readFileSync(join(folder, 'log.txt'), 'utf8')}`)
  return {
    startedAt,
    url: `http://127.0.0.1:${port}`,
    cpuMs: () => cpuMsOf(child.pid ?? 0),
    memoryMb: () => memoryMbOf(child.pid ?? 0),
    stop: async () => {
      process.off('exit', end)
      end()
      await gone
    },
  }
}

const Listening = z.object({ event: z.literal('listen'), socket: z.literal('http'), port: z.int() })

async function portOf(control: Readable): Promise<number | null> {
  for await (const line of createInterface({ input: control })) {
    const event = Listening.safeParse(JSON.parse(line))
    if (event.success) return event.data.port
  }
  return null
}

/** Fields 14 and 15 of the process's line; its name stands before them, in brackets. */
function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

function memoryMbOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}

const configOf = (modules: string[]): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    (name = "network", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "worker")],
);
const worker :Workerd.Worker = (
  modules = [
    (name = "main.js", esModule = embed "main.js"),
    (name = "vars.json", json = embed "vars.json"),
${modules.map((name) => `    (name = "${name}", esModule = embed "${name}"),`).join('\n')}
  ],
  compatibilityDate = "2026-10-01",
  compatibilityFlags = ["nodejs_compat"],
  globalOutbound = "network",
);
`
