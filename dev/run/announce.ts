import { relative } from 'node:path'
import { describeModel, type ModelServer } from '#dev/world/model-server.ts'
import type { Person } from '#dev/world/people.ts'
import type { World } from '#dev/world.ts'
import { say } from './print.ts'

/** Prints where the app is, who can sign in, what is emulated and which model answers. */
export function announce(world: World, modelServer: ModelServer | null, logFile?: string): void {
  const { services, vars } = world
  const rows: [string, string][] = [
    ['Sign in as', world.people.map(describePerson).join(', ')],
    ['GitHub', `emulated at ${services.github?.url}`],
    ['Google', `emulated at ${services.google?.url}`],
    ['Database', `${services.postgres?.url}, through the emulated Neon at ${services.neon?.url}`],
    ['Model', describeModel(vars, modelServer)],
    ['', `a stand-in for tests is at ${services.model?.url}/v1`],
    ['Content', `catalogue; stand-ins for YouTube, web search and dev.to at ${services.content?.url}`],
  ]
  if (logFile) rows.push(['Log', relative(process.cwd(), logFile)])
  say(`\nTubli runs at ${vars.APP_URL} until you press Ctrl-C.\n`)
  for (const [title, text] of rows) say(`  ${title.padEnd(11)} ${text}`)
  say()
}

function describePerson({ login, kind }: Person): string {
  return kind === 'admin' ? `${login} (admin)` : login
}
