import { randomBytes } from 'node:crypto'
import type { Person } from '#dev/world/people.ts'

/** A token that X gave: one that asks, or one that was agreed to. */
export type Grant = {
  kind: 'request' | 'access'
  token: string
  secret: string
  callback: string
  access: 'read' | 'write'
  username: string
  verifier: string | null
}

export type TwitterState = ReturnType<typeof openTwitterState>

const random = (): string => randomBytes(16).toString('hex')

/** X allows no hyphens. */
const usernameOf = ({ login }: Person): string => login.replaceAll('-', '_')

/** What X remembers. Ids follow the order of the people, so that they survive a restart. */
export function openTwitterState(people: Person[]) {
  const grants = new Map<string, Grant>()
  const posts: { id: string; username: string; text: string }[] = []
  const keep = (grant: Omit<Grant, 'token' | 'secret'>): Grant => {
    const kept = { ...grant, token: random(), secret: random() }
    grants.set(kept.token, kept)
    return kept
  }
  const idOf = (username: string) => String(900_000 + people.findIndex((person) => usernameOf(person) === username))
  return {
    people: people.map((person) => ({ username: usernameOf(person), name: person.name })),
    posts,
    reset: () => grants.clear(),
    grantOf: (sent: Map<string, string>) => grants.get(sent.get('oauth_token') ?? ''),
    requestOf: (token: string) => {
      const grant = grants.get(token)
      return grant?.kind === 'request' ? grant : undefined
    },
    newRequest: (sent: Map<string, string>, asked: URLSearchParams) => {
      const access = asked.get('x_auth_access_type') === 'write' ? 'write' : 'read'
      const callback = sent.get('oauth_callback') ?? ''
      const request = keep({ kind: 'request', callback, access, username: '', verifier: null })
      return { oauth_token: request.token, oauth_token_secret: request.secret, oauth_callback_confirmed: 'true' }
    },
    agree: (token: string, username: string) => {
      const request = grants.get(token)
      if (!request || !people.some((person) => usernameOf(person) === username)) return null
      return Object.assign(request, { username, verifier: random() }).verifier
    },
    /** A verifier is good once. */
    exchange: (request: Grant, verifier: string) => {
      if (request.kind !== 'request' || request.verifier === null || request.verifier !== verifier) return null
      grants.delete(request.token)
      const { token, secret, username, access } = keep({ ...request, kind: 'access', verifier: null })
      const user = { user_id: idOf(username), screen_name: username }
      return { oauth_token: token, oauth_token_secret: secret, ...user, x_auth_access_type: access }
    },
    end: (grant: Grant) => {
      grants.delete(grant.token)
      return { access_token: grant.token }
    },
    userOf: (username: string, fields: string[], isSelf: boolean) => {
      const person = people.find((known) => usernameOf(known) === username)
      if (!person) return null
      const tellsAddress = isSelf && fields.includes('confirmed_email') && !person.login.split('-').includes('private')
      return {
        id: idOf(username),
        username,
        name: person.name,
        ...(fields.includes('description') && { description: person.bio }),
        ...(tellsAddress && { confirmed_email: person.email }),
      }
    },
    post: ({ username }: Grant, text: string) => {
      const post = { id: String(posts.length + 1), username, text }
      posts.push(post)
      return { id: post.id, text }
    },
    postsOf: (id: string) =>
      posts.filter(({ username }) => idOf(username) === id).map(({ id: postId, text }) => ({ id: postId, text })),
  }
}
