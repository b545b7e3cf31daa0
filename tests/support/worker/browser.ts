import { authorizeAt, authorizeAtDiscord, authorizeAtGoogle, authorizeAtTwitter } from '#tests/support/agree.ts'
import { type Sent, send } from './app.ts'

type Provider = 'github' | 'google' | 'twitter' | 'discord'

/** What a finished sign-in answers over REST: a session, or what is missing for one. */
export interface Login {
  jwt: string
  userId: string
  provider: string
  providerId: string
  avatar: string | null
  redirect: string | null
  signupTicket: string
  name: string
  emails: string[]
  error: string
}

/** A browser of its own: it keeps the one cookie there is, and goes to providers and back. */
export function newBrowser() {
  let cookie = ''
  const ask = async (path: string, sent: Sent = {}): Promise<Response> => {
    const response = await send(path, { ...sent, headers: { ...(cookie && { cookie }), ...sent.headers } })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  }
  /** Where the provider stands, with the state that comes back. */
  const start = async (provider: Provider, query: Record<string, string> = {}, sent: Sent = {}) => {
    const response = await ask(`/auth/${provider}/start?${new URLSearchParams(query)}`, sent)
    return (await response.json()) as { url: string; state: string; error?: string }
  }
  /** What comes back from the provider, as the documented call takes it. */
  const returned = async (provider: Provider, { url, state }: { url: string; state: string }, who: string) => {
    if (provider === 'google') return { code: await authorizeAtGoogle(url, `${who}@tubli.test`), state }
    if (provider === 'github') return { type: 'access_token', token: await authorizeAt(url, who), state }
    if (provider === 'discord') return { code: await authorizeAtDiscord(url, who.replaceAll('-', '_')), state }
    const verifier = await authorizeAtTwitter(url, who.replaceAll('-', '_'))
    return { type: 'access_token', verifier, token: state }
  }
  /** The whole way: begin, agree, come back. */
  const signIn = async (provider: Provider, who: string, query: Record<string, string> = {}) => {
    const begun = await start(provider, query)
    const response = await ask(`/auth/${provider}`, { body: await returned(provider, begun, who) })
    return { status: response.status, login: (await response.json()) as Login }
  }
  return { send: ask, start, returned, signIn }
}
