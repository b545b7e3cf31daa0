import { createHash, randomBytes } from 'node:crypto'
import type { Person } from '#dev/world/people.ts'

/** What a person agreed to, until its code is exchanged. */
type Agreement = { username: string; redirectUri: string; challenge: string }

export type DiscordState = ReturnType<typeof openDiscordState>

const random = (): string => randomBytes(16).toString('hex')

/** Discord allows no hyphens. */
const usernameOf = ({ login }: Person): string => login.replaceAll('-', '_')

/** What Discord remembers. Ids follow the order of the people, so that they survive a restart. */
export function openDiscordState(people: Person[]) {
  const agreements = new Map<string, Agreement>()
  const tokens = new Map<string, string>()
  const usernames = people.map(usernameOf)
  return {
    people: people.map((person) => ({ username: usernameOf(person), name: person.name })),
    reset: () => {
      agreements.clear()
      tokens.clear()
    },
    /** Who has a token out that nobody took back. */
    granted: () => [...tokens.values()],
    agree: (agreement: Agreement): string | null => {
      if (!usernames.includes(agreement.username)) return null
      const code = random()
      agreements.set(code, agreement)
      return code
    },
    /** A code is good once, for whoever began, where they said they would be. */
    exchange: (code: string, redirectUri: string, verifier: string): string | null => {
      const agreement = agreements.get(code)
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      if (agreement?.redirectUri !== redirectUri || agreement.challenge !== challenge) return null
      agreements.delete(code)
      const token = random()
      tokens.set(token, agreement.username)
      return token
    },
    userOf: (token: string) => {
      const username = tokens.get(token)
      return username === undefined ? null : { id: String(700_000 + usernames.indexOf(username)), username }
    },
    revoke: (token: string) => tokens.delete(token),
  }
}
