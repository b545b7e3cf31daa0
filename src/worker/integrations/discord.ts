import { CodeChallengeMethod, generateCodeVerifier, OAuth2Client } from 'arctic'
import * as z from 'zod'
import type { Env } from '#worker/env.ts'
import { askProvider, type Provider, tellProvider, unknownCode, unreachable } from './provider.ts'

const LABEL = 'Discord'

/** Who somebody is there and nothing more: no address, no servers (SEC-03). */
const SCOPES = ['identify']

/** The community's chat by OAuth 2 with PKCE; nobody signs in with it. */
export const discord: Provider = {
  label: LABEL,
  isConfigured: (env) => env.DISCORD_CLIENT_ID !== undefined,
  begin: async (env, { state, returnPath }) => {
    const secret = generateCodeVerifier()
    const client = new OAuth2Client(credentialsOf(env).client_id, null, env.APP_URL + returnPath)
    const page = `${env.DISCORD_URL}/oauth2/authorize`
    const url = client.createAuthorizationURLWithPKCE(page, state, CodeChallengeMethod.S256, secret, SCOPES)
    return { url, state, secret }
  },
  finish: async (env, { code, secret, returnPath }) => {
    const sent = { code, code_verifier: secret, redirect_uri: env.APP_URL + returnPath }
    const body = new URLSearchParams({ grant_type: 'authorization_code', ...sent, ...credentialsOf(env) })
    const answer = await askProvider(LABEL, `${env.DISCORD_URL}/api/oauth2/token`, { method: 'POST', body }, TokenBody)
    if ('error' in answer) {
      const cause = new Error(`Discord answered ${answer.error}`)
      throw answer.error === 'invalid_grant' ? unknownCode(LABEL, cause) : unreachable(LABEL, cause)
    }
    const { access_token: accessToken, scope } = answer
    const headers = { authorization: `Bearer ${accessToken}` }
    const { id, username } = await askProvider(LABEL, `${env.DISCORD_URL}/api/users/@me`, { headers }, UserBody)
    const profile = { accountId: id, username, name: username, bio: '', avatarUrl: null, email: null, emails: [] }
    return { accessToken, scopes: scope.split(' ').filter(Boolean), profile }
  },
  revoke: async (env, accessToken) => {
    const body = new URLSearchParams({ token: accessToken, token_type_hint: 'access_token', ...credentialsOf(env) })
    await tellProvider(LABEL, `${env.DISCORD_URL}/api/oauth2/token/revoke`, { method: 'POST', body })
  },
}

const credentialsOf = ({ DISCORD_CLIENT_ID: id = '', DISCORD_CLIENT_SECRET: secret = '' }: Env) => ({
  client_id: id,
  client_secret: secret,
})

const TokenBody = z.union([
  z.object({ access_token: z.string().min(1), scope: z.string().default('') }),
  z.object({ error: z.string() }),
])

const UserBody = z.object({ id: z.string(), username: z.string().min(1).max(60) })
