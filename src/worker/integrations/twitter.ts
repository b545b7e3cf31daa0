import { createHmac } from 'node:crypto'
import OAuth from 'oauth-1.0a'
import * as z from 'zod'
import type { Env } from '#worker/env.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { askProvider, type Provider, type ProviderProfile, tellProvider, unknownCode, unreachable } from './provider.ts'

const LABEL = 'X'
const BOUNDS = { timeoutMs: 10_000, maxBytes: 100_000 }

/** X by OAuth 1.0a: what comes back are the request token (`state`) and its verifier (`code`). A token is two texts, with a space between. */
export const twitter: Provider = {
  label: LABEL,
  isConfigured: (env) => env.TWITTER_CONSUMER_KEY !== undefined,
  begin: async (env, { returnPath, scopes = [] }) => {
    const access = scopes.includes('write') ? 'write' : 'read'
    const sent = { oauth_callback: env.APP_URL + returnPath }
    const answer = await askOAuth(env, `request_token?x_auth_access_type=${access}`, sent)
    if (!answer) throw unreachable(LABEL, new Error('X gave no request token'))
    const url = new URL(`${env.TWITTER_API_URL}/oauth/authenticate`)
    url.searchParams.set('oauth_token', answer.token.key)
    return { url, state: answer.token.key, secret: answer.token.secret }
  },
  finish: async (env, { code, state, secret }) => {
    const sent = { oauth_verifier: code }
    const answer = await askOAuth(env, 'access_token', sent, { key: state ?? '', secret })
    if (!answer) throw unknownCode(LABEL, new Error('X refused the verifier'))
    const accessToken = `${answer.token.key} ${answer.token.secret}`
    return {
      accessToken,
      scopes: answer.access === 'write' ? ['read', 'write'] : ['read'],
      profile: await fetchProfile(env, accessToken),
    }
  },
  revoke: async (env, accessToken) => {
    const request = { url: `${env.TWITTER_API_URL}/1.1/oauth/invalidate_token.json`, method: 'POST' }
    await tellProvider(LABEL, request.url, { method: 'POST', headers: signAs(env, request, accessToken) })
  },
}

interface Request {
  url: string
  method: string
  /** What of OAuth's own goes along in the header. */
  data?: Record<string, string>
}

/** The header of a request in the name of whom the token belongs to. */
export const signAs = (env: Env, request: Request, accessToken: string): Record<string, string> =>
  sign(env, request, tokenOf(accessToken))

/** The header of a request, signed with HMAC-SHA1 as OAuth 1.0a has it. */
function sign(env: Env, request: Request, token?: OAuth.Token): Record<string, string> {
  const { TWITTER_CONSUMER_KEY: key = '', TWITTER_CONSUMER_SECRET: secret = '' } = env
  const oauth = new OAuth({
    consumer: { key, secret },
    signature_method: 'HMAC-SHA1',
    hash_function: (text, signingKey) => createHmac('sha1', signingKey).update(text).digest('base64'),
  })
  const { Authorization } = oauth.toHeader(oauth.authorize(request, token))
  return { authorization: Authorization }
}

const tokenOf = (accessToken: string): OAuth.Token => {
  const [key = '', secret = ''] = accessToken.split(' ')
  return { key, secret }
}

/** One step of the three; null where X refuses. */
async function askOAuth(env: Env, step: string, sent: Record<string, string>, token?: OAuth.Token) {
  const request = { url: `${env.TWITTER_API_URL}/oauth/${step}`, method: 'POST', data: sent }
  const init = { method: 'POST', headers: sign(env, request, token) }
  const answer = await boundedFetch(request.url, init, BOUNDS).catch((cause) => {
    throw unreachable(LABEL, cause)
  })
  if (answer.status === 400 || answer.status === 401) return null
  const told = new URLSearchParams(answer.ok ? await answer.text() : '')
  const [key, secret] = [told.get('oauth_token'), told.get('oauth_token_secret')]
  if (!key || !secret) throw unreachable(LABEL, new Error(`X answered ${answer.status} without a token`))
  return { token: { key, secret }, access: told.get('x_auth_access_type') ?? 'read' }
}

const UserBody = z.object({
  data: z.object({
    id: z.string(),
    username: z.string(),
    name: z.string().optional(),
    description: z.string().optional(),
    profile_image_url: z.url().optional().catch(undefined),
    confirmed_email: z.string().optional(),
  }),
})

/** Who the token belongs to; X tells an address only once it is confirmed. @throws DomainError upstream */
async function fetchProfile(env: Env, accessToken: string): Promise<ProviderProfile> {
  const url = `${env.TWITTER_API_URL}/2/users/me?user.fields=${FIELDS}`
  const headers = signAs(env, { url, method: 'GET' }, accessToken)
  const { data } = await askProvider(LABEL, url, { headers }, UserBody)
  const email = data.confirmed_email?.toLowerCase() ?? null
  return {
    accountId: data.id,
    username: data.username,
    name: (data.name?.trim() || data.username).slice(0, 120),
    bio: data.description?.slice(0, 2000) ?? '',
    avatarUrl: data.profile_image_url ?? null,
    email,
    emails: email === null ? [] : [email],
  }
}

const FIELDS = 'confirmed_email%2Cdescription%2Cprofile_image_url'
