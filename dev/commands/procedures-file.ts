import { loadProcedures, restProcedures } from '#worker/procedures.ts'

/** The text of src/worker/procedures.gen.ts: every procedure with its documented operation, in the order of the router. */
export async function proceduresFile(): Promise<string> {
  const documented = new Map((await restProcedures()).map(({ name, rest }) => [name, `${rest.method} ${rest.path}`]))
  const names = Object.keys(await loadProcedures())
  const lines = names.map((name) => {
    const operation = documented.get(name)
    return `  '${name}': ${operation ? `'${operation}'` : 'null'},`
  })
  return `/**
 * Written by \`npm run openapi\`: every procedure with its documented operation, so that a call finds its room before any
 * room is loaded. Of several with one operation the first that fits answers.
 */
export const PROCEDURES: Readonly<Record<string, string | null>> = {
${lines.join('\n')}
}
`
}
