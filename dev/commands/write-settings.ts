import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#dev/run/project.ts'
import { settingsTable, workerFirstLines } from './settings-text.ts'

/** `npm run settings`: README's table and wrangler.toml's worker-first paths from the code; a test holds them to it. */
async function replace(file: string, pattern: RegExp, text: string): Promise<void> {
  const path = join(root, file)
  await writeFile(
    path,
    (await readFile(path, 'utf8')).replace(pattern, () => text),
  )
}

await replace('README.md', /^\| name +\| kind(?:.*\n)+?(?=\n)/m, settingsTable())
await replace('wrangler.toml', /^run_worker_first = \[[^\]]*\]\n/m, workerFirstLines())
