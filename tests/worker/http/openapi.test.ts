import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentedProbes, type Probe, procedureProbes } from '#tests/support/requests/probes.ts'
import { send, UNLIMITED } from '#tests/support/worker/app.ts'
import { createOwner } from '#tests/support/worker/owner.ts'

/**
 * Requests made from the document and the router themselves, valid ones and wild ones: no 5xx, and every answer is what the
 * document says. `npm run fuzz` asks for longer, over real connections.
 */

const REQUESTS_EACH = 3

async function ask(probes: Probe[]): Promise<Record<number, number>> {
  const { user, ids } = await createOwner()
  const known = { ...ids, username: user.username }
  const seen: Record<number, number> = {}
  for (const { name, requests, problemOf } of probes) {
    const property = fc.asyncProperty(requests, async (requestFor) => {
      const { path, ...request } = requestFor(known)
      // what a limit by the minute refuses is how fast the machine is
      const response = await send(path, { token: user.token, env: UNLIMITED, ...request })
      seen[response.status] = (seen[response.status] ?? 0) + 1
      const said = await response.text()
      const problem = problemOf(response.status, said === '' ? null : JSON.parse(said))
      expect(problem, `${name}: ${path} ${request.body}`).toBeNull()
    })
    await fc.assert(property, { numRuns: REQUESTS_EACH, seed: 2 })
  }
  return seen
}

describe.each([
  ['the document', documentedProbes],
  ['the router', procedureProbes],
])('requests made from %s', (_, probesOf) => {
  it('R-API-06: valid ones: no 5xx, every answer matches its schema', { timeout: 120_000 }, async () => {
    const probes = await probesOf(false)
    expect((await ask(probes))[200]).toBeGreaterThan(probes.length / 2)
  })

  it('wild ones: no 5xx, every refusal is a sentence', { timeout: 120_000 }, async () => {
    const probes = await probesOf(true)
    expect((await ask(probes))[400]).toBeGreaterThan(probes.length / 2)
  })
})
