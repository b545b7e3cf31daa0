import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `npm test`: everything that must hold, in order of speed; the last line counts. A test runner's step counts its tests. */

type Step = { name: string; command: string[]; countsTests?: boolean }

const steps: Step[] = [
  { name: 'Format and lint', command: ['biome', 'ci', '.'] },
  { name: 'Types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'Unused files, exports and dependencies', command: ['knip'] },
  { name: 'Worker, client and Node tests', command: ['vitest', 'run', '--silent=passed-only'], countsTests: true },
  { name: 'Browser tests', command: ['playwright', 'test'], countsTests: true },
]

const root = fileURLToPath(new URL('..', import.meta.url))
const countFolder = mkdtempSync(join(tmpdir(), 'tubli-count-'))
const total = { passed: 0, failed: 0 }

for (const step of steps) {
  const startedAt = Date.now()
  console.log(`\n▸ ${step.name}`)
  const exitCode = await run(step)
  const { passed, failed } = countOf(step, exitCode)
  total.passed += passed
  total.failed += failed
  console.log(`${failed === 0 ? '✓' : '✗'} ${step.name} (${Math.round((Date.now() - startedAt) / 1000)} s)`)
}
rmSync(countFolder, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

function run({ name, command: [program = '', ...args] }: Step): Promise<number> {
  const env = {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
    TEST_COUNT_FILE: countFileOf(name),
  }
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

function countFileOf(name: string): string {
  return join(countFolder, `${name.replaceAll(/\W+/g, '-')}.json`)
}

/** A runner that fails without a failed test, or that ran none, counts as one failure. */
function countOf({ name, countsTests }: Step, exitCode: number): { passed: number; failed: number } {
  if (!countsTests) return { passed: Number(exitCode === 0), failed: Number(exitCode !== 0) }
  const file = countFileOf(name)
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const count = JSON.parse(readFileSync(file, 'utf8')) as { passed: number; failed: number }
  const isHonest = count.passed > 0 && (exitCode === 0 || count.failed > 0)
  return isHonest ? count : { passed: count.passed, failed: count.failed + 1 }
}
