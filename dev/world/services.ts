import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import { isAlive } from '#dev/run/processes.ts'

const Services = z.object({
  /** The process that owns the world. */
  pid: z.int().positive(),
  services: z.record(z.string(), z.object({ url: z.string(), port: z.int().positive() })),
})

/** What runs where, for tests and tools that join a world that somebody else started. */
export type Services = z.infer<typeof Services>

export async function writeServices(file: string, services: Services): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(services, null, 2)}\n`)
}

/** The services written to `file`, or null when the file is missing, malformed or left behind by a dead process. */
export async function readServices(file: string): Promise<Services | null> {
  if (!existsSync(file)) return null
  const text = await readFile(file, 'utf8')
  const parsed = Services.safeParse(parseJson(text))
  return parsed.success && isAlive(parsed.data.pid) ? parsed.data : null
}

export async function forgetServices(file: string): Promise<void> {
  await rm(file, { force: true })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
