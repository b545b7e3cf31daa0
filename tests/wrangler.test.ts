import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingsTable, workerFirstLines } from '#dev/commands/settings-text.ts'
import { BINDINGS } from '#worker/env.ts'
import { JOBS } from '#worker/jobs.ts'
import { RHYTHMS } from '#worker/schedule.ts'

const wrangler = readFileSync(new URL('../wrangler.toml', import.meta.url), 'utf8')

/** The texts of a list in wrangler.toml. */
function listed(name: string): string[] {
  const [, list = ''] = new RegExp(`^${name} = \\[([^\\]]*)\\]`, 'm').exec(wrangler) ?? []
  return [...list.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text)
}

describe('the deployment', () => {
  it('has no second host, and keeps no URL of a request', () => {
    expect(wrangler).toMatch(/^workers_dev = false$/m)
    expect(wrangler).toMatch(/^preview_urls = false$/m)
    expect(wrangler).toMatch(/\[observability\]\nenabled = true\nredact_query_string = true$/m)
    expect(wrangler).toMatch(/\[observability\.logs\]\ninvocation_logs = false$/m)
    expect(wrangler).toMatch(/\[observability\.traces\]\nenabled = false$/m)
  })
})

describe('jobs', () => {
  it('every job has a name of its own', () => {
    const names = JOBS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)+$/)
  })

  it("every job's rhythm is among wrangler.toml's crons, and no cron is there for nothing", () => {
    const crons = new Set(JOBS.map(({ every }) => RHYTHMS[every].cron))
    expect([...crons].sort()).toEqual(listed('crons').sort())
  })

  it('nothing wakes the database more often than every quarter of an hour', () => {
    for (const { minutes, cron } of Object.values(RHYTHMS)) {
      expect(minutes).toBeGreaterThanOrEqual(15)
      expect(cron).not.toMatch(/^\*( |\/([1-9]|1[0-4]) )/)
    }
  })
})

describe('settings and paths are written from the code by `npm run settings`', () => {
  it("README's table of settings", () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    expect(readme.includes(settingsTable())).toBe(true)
  })

  it('the paths that the worker answers before any file', () => {
    expect(wrangler).toContain(workerFirstLines())
  })

  it('the bindings', () => {
    const found = [...wrangler.matchAll(/^(?:binding|name) = "([A-Z_]+)"$/gm)].map(([, name]) => name)
    expect(found.sort()).toEqual([...BINDINGS].sort())
  })
})
