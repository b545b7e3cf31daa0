import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { QuizContent } from './content.ts'
import type { Library } from './read-library.ts'

/** How a language's code is run in a folder that holds it as `file`: one shell line. */
const runners: Record<string, { file: string; command: string }> = {
  javascript: { file: 'main.mjs', command: 'node main.mjs' },
  typescript: { file: 'main.ts', command: 'node --disable-warning=ExperimentalWarning main.ts' },
  python: { file: 'main.py', command: 'python3 main.py' },
  bash: { file: 'main.sh', command: 'bash main.sh' },
  sql: { file: 'main.sql', command: 'sqlite3 :memory: < main.sql' },
  c: { file: 'main.c', command: 'gcc -w -o main main.c -lm && ./main' },
  cpp: { file: 'main.cpp', command: 'g++ -w -std=c++20 -o main main.cpp && ./main' },
  rust: { file: 'main.rs', command: 'rustc -A warnings -o main main.rs && ./main' },
  java: { file: 'Main.java', command: 'java Main.java' },
  perl: { file: 'main.pl', command: 'perl main.pl' },
  awk: { file: 'main.awk', command: 'awk -f main.awk' },
}

/** Runs the code of every question whose language has a runner, and compares what it prints with what the file says. */
export function runProblems(topics: Library['topics']): string[] {
  return topics.flatMap(({ content, at }) =>
    content.sections.flatMap(({ quiz }, section) =>
      quiz.flatMap((item, n) => {
        const expected = expectedOf(item)
        const printed = expected === null ? null : printedBy(item)
        if (printed === null || normal(printed) === normal(expected ?? '')) return []
        return [`${at(['sections', section, 'quiz', n])}: the code prints ${JSON.stringify(printed.slice(0, 300))}.`]
      }),
    ),
  )
}

function expectedOf(item: QuizContent): string | null {
  if (item.kind === 'output') return item.answer
  return item.kind === 'gap' ? (item.prints ?? null) : null
}

/** Null where nothing on this machine runs the language. */
function printedBy(item: QuizContent): string | null {
  const runner = 'lang' in item && item.lang ? runners[item.lang] : undefined
  if (!runner || !('code' in item) || !item.code) return null
  const code = item.kind === 'gap' ? item.code.replace('___', () => item.answer) : item.code
  const before = 'before' in item && item.before ? `${item.before}\n` : ''
  const folder = mkdtempSync(join(tmpdir(), 'tubli-quiz-'))
  try {
    writeFileSync(join(folder, runner.file), before + code)
    const { stdout, stderr, error } = spawnSync('sh', ['-c', runner.command], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 60_000,
    })
    return stdout || `${error?.message ?? ''}${stderr}`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const normal = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
