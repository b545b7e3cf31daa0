import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { buildIfStale } from '#dev/run/build.ts'
import { distDir } from '#dev/run/project.ts'

/** What secrets look like: Stripe's, GitHub's and Google's, private keys, bearers, strings that lead into a database. */
const SECRETS = [
  /\b(sk|rk)_(live|test)_\w+/,
  /\bwhsec_\w+/,
  /\b(gh[pousr]|github_pat)_\w{16,}/,
  /\bGOCSPX-\w+/,
  /-----BEGIN [A-Z ]*(PRIVATE|SECRET)/,
  /"d":"[\w-]{40,}"/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
  /postgres(ql)?:\/\/[^\s"'`]*:[^\s"'`]*@/,
]

const SECRET_SETTINGS = ['SESSION_SECRET', 'TOKEN_ENCRYPTION_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']

const clientDir = join(distDir, 'client')

beforeAll(() => buildIfStale(AbortSignal.timeout(120_000)), 120_000)

it('SEC-27: no file that browsers get has a secret in it, nor asks for one by its name', () => {
  const files = globSync('**/*.{js,html,json,css,svg,map}', { cwd: clientDir })
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((file) => {
    const text = readFileSync(join(clientDir, file), 'utf8')
    const shown = SECRETS.flatMap((secret) => secret.exec(text)?.[0].slice(0, 24) ?? [])
    return [...shown, ...SECRET_SETTINGS.filter((name) => text.includes(name))].map((what) => `${file}: ${what}`)
  })
  expect(found).toEqual([])
})
