import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { freePort } from '#dev/run/free-port.ts'
import { closeServer, listen } from '#dev/run/local-server.ts'
import type { Person } from '#dev/world/people.ts'
import type { StandIn } from '../stand-in.ts'
import { consentPage } from './consent-page.ts'
import { isSigned, oauthFields, type SignedRequest } from './signature.ts'
import { type Grant, openTwitterState, type TwitterState } from './state.ts'

/** The app that X knows. */
const APP = { key: 'tubli-local', secret: 'not-a-secret' }

export type TwitterStandIn = StandIn<{
  app: typeof APP
  /** What people posted through us, the latest last. */
  posts: () => { username: string; text: string }[]
  /** Everything that was agreed to is forgotten. */
  reset: () => void
}>

/**
 * Stands where X stands: OAuth 1.0a in three steps, each signature checked, and the few calls of its API that we make.
 * People are the cast's; who has `private` in their login tells no address.
 */
export async function startTwitter(options: { people: Person[]; port?: number }): Promise<TwitterStandIn> {
  const state = openTwitterState(options.people)
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const server = createServer((request, response) => {
    answer(state, url, request, response).catch(() => response.writeHead(500).end())
  })
  await listen(server, port)
  const control = { app: APP, posts: () => state.posts, reset: () => state.reset() }
  return { url, control, close: () => closeServer(server) }
}

async function answer(state: TwitterState, origin: string, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', origin)
  const body = await readText(request)
  if (url.pathname === '/oauth/authenticate') return consent(state, url, request, body, response)
  const signed: SignedRequest = { method: request.method ?? 'GET', url, header: request.headers.authorization ?? '' }
  const sent = oauthFields(signed.header)
  const grant = state.grantOf(sent)
  if (!isSigned(signed, APP, grant?.secret ?? '')) return refuse(response, 401)
  switch (`${request.method} ${url.pathname}`) {
    case 'POST /oauth/request_token':
      return form(response, state.newRequest(sent, url.searchParams))
    case 'POST /oauth/access_token': {
      const access = grant && state.exchange(grant, sent.get('oauth_verifier') ?? '')
      return access ? form(response, access) : refuse(response, 401)
    }
    default:
      return grant?.kind === 'access'
        ? answerApi(state, grant, url, { request, body }, response)
        : refuse(response, 401)
  }
}

/** The page where a person agrees, and what becomes of their answer. */
function consent(state: TwitterState, url: URL, request: IncomingMessage, body: string, response: ServerResponse) {
  const token = url.searchParams.get('oauth_token') ?? ''
  const asked = state.requestOf(token)
  if (!asked) return refuse(response, 404)
  if (request.method !== 'POST') {
    return response.writeHead(200, { 'content-type': 'text/html' }).end(consentPage(token, asked, state.people))
  }
  const username = new URLSearchParams(body).get('username') ?? ''
  const back = new URL(asked.callback)
  const verifier = username ? state.agree(token, username) : null
  if (verifier) back.searchParams.set('oauth_verifier', verifier)
  back.searchParams.set(verifier ? 'oauth_token' : 'denied', token)
  return response.writeHead(302, { location: back.href }).end()
}

interface Sent {
  request: IncomingMessage
  body: string
}

function answerApi(state: TwitterState, grant: Grant, url: URL, { request, body }: Sent, response: ServerResponse) {
  const fields = (url.searchParams.get('user.fields') ?? '').split(',')
  const [, version, noun, id, rest] = url.pathname.split('/')
  if (url.pathname === '/1.1/oauth/invalidate_token.json') return json(response, state.end(grant))
  if (version !== '2') return refuse(response, 404)
  if (noun === 'tweets' && request.method === 'POST') {
    if (grant.access !== 'write') return refuse(response, 403)
    return json(response, { data: state.post(grant, String(JSON.parse(body).text)) }, 201)
  }
  if (noun !== 'users') return refuse(response, 404)
  if (id === 'me') return json(response, { data: state.userOf(grant.username, fields, true) })
  if (id === 'by') {
    const user = state.userOf(url.pathname.split('/').at(-1) ?? '', fields, false)
    return user ? json(response, { data: user }) : json(response, { errors: [{ title: 'Not Found Error' }] })
  }
  return rest === 'tweets' ? json(response, { data: state.postsOf(id ?? '') }) : refuse(response, 404)
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += piece
  return text
}

const form = (response: ServerResponse, values: Record<string, string>) =>
  response
    .writeHead(200, { 'content-type': 'application/x-www-form-urlencoded' })
    .end(new URLSearchParams(values).toString())

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const refuse = (response: ServerResponse, status: number) =>
  json(response, { title: status === 401 ? 'Unauthorized' : 'Refused', status }, status)
