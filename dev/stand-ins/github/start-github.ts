import { createEmulator } from 'emulate'
import { freePort } from '#dev/run/free-port.ts'
import type { Person } from '#dev/world/people.ts'
import type { StandIn } from '../stand-in.ts'
import { startApiFront } from './api-front.ts'

/** What the cast has on GitHub. `topics` and `language` are what search and profile pages read. */
const repositories = [
  repository('mari', 'knitting-patterns', 'TypeScript', 'Draws knitting charts in the browser.', ['react', 'svg']),
  repository('mari', 'dotfiles', 'Shell', 'My machine, reproducible.', []),
  repository('jonas', 'tram-times', 'Go', 'When does the next tram leave? A small API.', ['api', 'hacktoberfest']),
  repository('jonas', 'csv-doctor', 'Python', 'Finds out what is wrong with a CSV file.', ['cli', 'data']),
  repository('amara', 'algorithms-diary', 'Java', 'One algorithm a week, explained.', ['algorithms', 'education']),
  repository('ada', 'rack-monitor', 'Rust', 'Watches temperatures of a very small server room.', ['monitoring']),
]

/**
 * Emulated GitHub: OAuth and REST, one sign-in button per person, no external request. Without `oauth_apps` it
 * accepts any client id and secret, which it must, because it does not read the HTTP Basic that our client sends.
 * An unknown token counts as the admin's, as emulate has no refusal for it.
 */
export async function startGithub(options: {
  people: Person[]
  port?: number
}): Promise<StandIn<{ apiUrl: string; reset: () => void }>> {
  const users = options.people.map(({ login, name, email, bio, location }) => ({ login, name, email, bio, location }))
  const emulator = await createEmulator({
    service: 'github',
    port: options.port ?? (await freePort()),
    seed: { github: { users, repos: repositories } },
  })
  const front = await startApiFront(emulator.url)
  return {
    url: emulator.url,
    control: { apiUrl: front.url, reset: () => emulator.reset() },
    close: async () => {
      await front.close()
      await emulator.close()
    },
  }
}

function repository(owner: string, name: string, language: string, description: string, topics: string[]) {
  return { owner, name, language, description, topics, auto_init: true }
}
