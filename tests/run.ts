import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `npm test`: everything that must hold, in order of speed; the last line counts. A test runner's step counts its tests.
 * `npm test -- roadmaps billing`: the tests of these nouns, of all kinds.
 */

/** What a step came to; its failures by name. */
type Count = { passed: number; failures: string[] }

type Step = { name: string; command: string[]; countsTests?: boolean }

const root = fileURLToPath(new URL('..', import.meta.url))
const nouns = process.argv.slice(2)
const vitest = ['vitest', 'run', '--silent=passed-only']
const playwright = ['playwright', 'test']

/** One line after the other; what stands in one runs side by side, since the storm waits as long as it works. */
const everything: Step[][] = [
  [{ name: 'Format and lint', command: ['biome', 'ci', '.'] }],
  [
    { name: 'Types', command: ['npm', 'run', '--silent', 'types'] },
    { name: 'Unused files, exports and dependencies', command: ['knip'] },
    { name: 'Storm, the short one', command: ['node', 'bench/storm/run.ts', '--short'] },
  ],
  [{ name: 'Worker, client and Node tests', command: vitest, countsTests: true }],
  [{ name: 'Browser tests', command: playwright, countsTests: true }],
]

const countFolder = mkdtempSync(join(tmpdir(), 'tubli-count-'))
const total = { passed: 0, failures: [] as string[] }

for (const steps of nouns.length > 0 ? stepsOf(nouns).map((step) => [step]) : everything) {
  await Promise.all(steps.map((step) => take(step, steps.length === 1)))
}
rmSync(countFolder, { recursive: true, force: true })
// once more at the end, where whoever sees only that finds them
for (const failure of total.failures) console.log(`✗ ${failure}`)
console.log(`\n${total.passed} passed, ${total.failures.length} failed`)
process.exitCode = total.failures.length === 0 ? 0 : 1

/** What it prints is shown at its end where others run beside it. */
async function take(step: Step, isAlone: boolean): Promise<void> {
  const startedAt = Date.now()
  console.log(`\n▸ ${step.name}`)
  const { exitCode, printed } = await run(step, isAlone)
  const { passed, failures } = countOf(step, exitCode)
  total.passed += passed
  total.failures.push(...failures)
  process.stdout.write(printed)
  console.log(`${failures.length === 0 ? '✓' : '✗'} ${step.name} (${Math.round((Date.now() - startedAt) / 1000)} s)`)
}

/** A noun's tests lie in a folder of its name, on whichever side, or are named after it. */
function stepsOf(wanted: string[]): Step[] {
  const isOf = (noun: string, file: string) =>
    dirname(file).split('/').includes(noun) || new RegExp(`^${noun}[.-]`).test(basename(file))
  const all = globSync('tests/**/*.{test.ts,test.tsx,spec.ts}', { cwd: root }).sort()
  const unknown = wanted.filter((noun) => !all.some((file) => isOf(noun, file)))
  if (unknown.length > 0) {
    console.error(`No tests of: ${unknown.join(', ')}.`)
    total.failures.push(...unknown)
  }
  const chosen = all.filter((file) => wanted.some((noun) => isOf(noun, file)))
  const inBrowser = chosen.filter((file) => file.endsWith('.spec.ts'))
  const others = chosen.filter((file) => !file.endsWith('.spec.ts'))
  const steps: Step[] = [
    {
      name: `Worker, client and Node tests of ${wanted.join(', ')}`,
      command: [...vitest, ...others],
      countsTests: true,
    },
    { name: `Browser tests of ${wanted.join(', ')}`, command: [...playwright, ...inBrowser], countsTests: true },
  ]
  return steps.filter(({ command }) => /\.(test|spec)\.tsx?$/.test(command.at(-1) ?? ''))
}

function run({ name, command: [program = '', ...args] }: Step, isAlone: boolean) {
  const env = {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
    TEST_COUNT_FILE: countFileOf(name),
  }
  const output = isAlone ? 'inherit' : 'pipe'
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', output, output] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  return new Promise<{ exitCode: number; printed: string }>((resolve) => {
    child.once('error', () => resolve({ exitCode: 1, printed }))
    child.once('close', (code) => resolve({ exitCode: code ?? 1, printed }))
  })
}

function countFileOf(name: string): string {
  return join(countFolder, `${name.replaceAll(/\W+/g, '-')}.json`)
}

/** A runner that fails without a failed test, or that ran none, counts as one failure. */
function countOf({ name, countsTests }: Step, exitCode: number): Count {
  const failed = { passed: 0, failures: [name] }
  if (!countsTests) return exitCode === 0 ? { passed: 1, failures: [] } : failed
  const file = countFileOf(name)
  if (!existsSync(file)) return failed
  const count = JSON.parse(readFileSync(file, 'utf8')) as Count
  const isHonest = count.passed > 0 && (exitCode === 0 || count.failures.length > 0)
  return isHonest ? count : { passed: count.passed, failures: [...count.failures, name] }
}
