import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { createEmulator } from 'emulate'
import { freePort } from '#dev/run/free-port.ts'
import type { Person } from '#dev/world/people.ts'
import type { StandIn } from '../stand-in.ts'

/** Emulated Google sign-in (OpenID Connect with PKCE) for the same people as GitHub; it accepts any client. */
export async function startGoogle(options: {
  people: Person[]
  port?: number
}): Promise<StandIn<{ reset: () => void }>> {
  const users = options.people.map(({ name, email }) => ({ name, email }))
  const emulator = await createEmulator({
    service: 'google',
    port: options.port ?? (await freePort()),
    seed: { google: { users } },
  })
  const reset = () => withCountedBytes(() => emulator.reset())
  reset()
  return { url: emulator.url, control: { reset }, close: () => emulator.close() }
}

/**
 * emulate draws each person's Google id (`sub`) at random at every start, so a kept database would not know them
 * again. While `work` runs, `randomBytes` counts instead; `reset()` is synchronous, so nobody else can see it.
 */
function withCountedBytes(work: () => void): void {
  const original = crypto.randomBytes
  let drawn = 0
  const counted = (size: number): Buffer => {
    drawn += 1
    return crypto.createHash('sha512').update(`tubli ${drawn}`).digest().subarray(0, size)
  }
  try {
    Object.assign(crypto, { randomBytes: counted })
    syncBuiltinESMExports()
    work()
  } finally {
    Object.assign(crypto, { randomBytes: original })
    syncBuiltinESMExports()
  }
}
