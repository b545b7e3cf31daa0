import { app } from '#worker/app.ts'
import { aboutOf } from '#worker/env/setting.ts'
import { BINDINGS, CAPABILITIES } from '#worker/env.ts'
import { workerFirst } from '#worker/http/worker-paths.ts'

/** README's table of settings, one row each. */
export function settingsTable(): string {
  const settings = Object.values(CAPABILITIES).flatMap((capability) => Object.entries(capability))
  const rows = settings.map(([name, schema]) => {
    const { kind, what } = aboutOf(schema)
    return `| \`${name}\` | ${kind} | ${what} |`
  })
  const bindings = [
    `| ${BINDINGS.map((name) => `\`${name}\``).join(', ')} | binding | in \`wrangler.toml\`: the static files, the workflow that writes roadmaps, the rate limits |`,
    '| `AI` | binding | only for `workers-ai`: add `[ai]` with `binding = "AI"` |',
  ]
  return `${['| name | kind | what |', '| --- | --- | --- |', ...rows, ...bindings].join('\n')}\n`
}

/** wrangler.toml's list of paths that the worker answers before any file. */
export function workerFirstLines(): string {
  const paths = workerFirst(app.routes.map(({ path }) => path))
  return `run_worker_first = [\n${paths.map((path) => `  "${path}",\n`).join('')}]\n`
}
