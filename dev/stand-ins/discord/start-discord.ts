import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { freePort } from '#dev/run/free-port.ts'
import { closeServer, listen } from '#dev/run/local-server.ts'
import type { Person } from '#dev/world/people.ts'
import type { StandIn } from '../stand-in.ts'
import { consentPage } from './consent-page.ts'
import { type DiscordState, openDiscordState } from './state.ts'

/** The app that Discord knows. */
const APP = { id: 'tubli-local', secret: 'not-a-secret' }

export type DiscordStandIn = StandIn<{
  app: typeof APP
  /** Whose tokens are out: what was taken back is gone. */
  granted: () => string[]
  reset: () => void
}>

/** Stands where the community's chat stands: OAuth 2 with PKCE for the cast, and the one call that we make. */
export async function startDiscord(options: { people: Person[]; port?: number }): Promise<DiscordStandIn> {
  const state = openDiscordState(options.people)
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const server = createServer((request, response) => {
    answer(state, url, request, response).catch(() => response.writeHead(500).end())
  })
  await listen(server, port)
  const control = { app: APP, granted: () => state.granted(), reset: () => state.reset() }
  return { url, control, close: () => closeServer(server) }
}

async function answer(state: DiscordState, origin: string, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', origin)
  const body = new URLSearchParams(await readText(request))
  switch (`${request.method} ${url.pathname}`) {
    case 'GET /oauth2/authorize':
      return response.writeHead(200, { 'content-type': 'text/html' }).end(consentPage(url.search, state.people))
    case 'POST /oauth2/authorize':
      return agree(state, url.searchParams, body.get('username') ?? '', response)
    case 'POST /api/oauth2/token':
      return exchange(state, body, response)
    case 'POST /api/oauth2/token/revoke':
      if (!isOurApp(body)) return json(response, { error: 'invalid_client' }, 401)
      state.revoke(body.get('token') ?? '')
      return json(response, {})
    case 'GET /api/users/@me': {
      const user = state.userOf(request.headers.authorization?.replace('Bearer ', '') ?? '')
      return user ? json(response, user) : json(response, { message: '401: Unauthorized', code: 0 }, 401)
    }
    default:
      return json(response, { message: '404: Not Found', code: 0 }, 404)
  }
}

/** A person's answer on the page, and the way back with it. */
function agree(state: DiscordState, asked: URLSearchParams, username: string, response: ServerResponse) {
  const back = new URL(asked.get('redirect_uri') ?? '')
  const agreement = { username, redirectUri: back.href, challenge: asked.get('code_challenge') ?? '' }
  const code = asked.get('client_id') === APP.id && asked.get('scope') === 'identify' ? state.agree(agreement) : null
  back.searchParams.set(code ? 'code' : 'error', code ?? 'access_denied')
  back.searchParams.set('state', asked.get('state') ?? '')
  return response.writeHead(302, { location: back.href }).end()
}

function exchange(state: DiscordState, sent: URLSearchParams, response: ServerResponse) {
  if (!isOurApp(sent)) return json(response, { error: 'invalid_client' }, 401)
  const [code = '', redirectUri = '', verifier = ''] = ['code', 'redirect_uri', 'code_verifier'].map(
    (name) => sent.get(name) ?? '',
  )
  const token = state.exchange(code, redirectUri, verifier)
  if (!token) return json(response, { error: 'invalid_grant' }, 400)
  return json(response, { access_token: token, token_type: 'Bearer', expires_in: 604_800, scope: 'identify' })
}

const isOurApp = (sent: URLSearchParams): boolean =>
  sent.get('client_id') === APP.id && sent.get('client_secret') === APP.secret

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += piece
  return text
}

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
