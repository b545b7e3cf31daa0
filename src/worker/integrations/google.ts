import { CodeChallengeMethod, generateCodeVerifier, OAuth2Client } from 'arctic'
import { decodeJwt } from 'jose'
import * as z from 'zod'
import type { Env } from '#worker/env.ts'
import { createLog, describeFailure } from '#worker/log.ts'
import { askProvider, type Provider, type ProviderProfile, tellProvider, unknownCode, unreachable } from './provider.ts'

const LABEL = 'Google'

/** Google by OpenID Connect with PKCE; where its parts stand is read from its own description. */
export const google: Provider = {
  label: LABEL,
  isConfigured: (env) => env.GOOGLE_CLIENT_ID !== undefined,
  begin: async (env, { state, returnPath }) => {
    const { authorization_endpoint } = await describe(env)
    const secret = generateCodeVerifier()
    const client = new OAuth2Client(credentialsOf(env).id, null, env.APP_URL + returnPath)
    const S256 = CodeChallengeMethod.S256
    const url = client.createAuthorizationURLWithPKCE(authorization_endpoint, state, S256, secret, SCOPES)
    return { url, state, secret }
  },
  finish: async (env, { code, secret, returnPath }) => {
    const { issuer, token_endpoint, userinfo_endpoint } = await describe(env)
    const { id, secret: clientSecret } = credentialsOf(env)
    const body = new URLSearchParams({
      ...{ grant_type: 'authorization_code', code, code_verifier: secret, redirect_uri: env.APP_URL + returnPath },
      ...{ client_id: id, client_secret: clientSecret },
    })
    const tokens = await askProvider(LABEL, token_endpoint, { method: 'POST', body }, TokenBody)
    if ('error' in tokens) throw refusalOf(tokens.error)
    const accountId = subjectOf(tokens.id_token, { issuer, audience: id })
    const told = await userInfo(userinfo_endpoint, tokens.access_token)
    // told of somebody else it says nothing of this account
    const profile = profileOf(accountId, told.sub === accountId ? told : {})
    return { accessToken: tokens.access_token, scopes: tokens.scope.split(' ').filter(Boolean), profile }
  },
  revoke: async (env, accessToken) => {
    const { revocation_endpoint } = await describe(env)
    await tellProvider(LABEL, revocation_endpoint, {
      method: 'POST',
      body: new URLSearchParams({ token: accessToken }),
    })
  },
}

const SCOPES = ['openid', 'email', 'profile']

const Description = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
  revocation_endpoint: z.url(),
})
type Description = z.infer<typeof Description>

const TokenBody = z.union([
  z.object({ access_token: z.string().min(1), id_token: z.string().min(1), scope: z.string().default('') }),
  z.object({ error: z.string() }),
])

const UserInfoBody = z.object({
  sub: z.string(),
  name: z.string().optional(),
  picture: z.url().optional().catch(undefined),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
})
type UserInfo = Partial<z.infer<typeof UserInfoBody>>

const credentialsOf = (env: Env) => ({ id: env.GOOGLE_CLIENT_ID ?? '', secret: env.GOOGLE_CLIENT_SECRET ?? '' })

/** It changes once in years; an isolate asks once. */
const descriptions = new Map<string, Description>()

async function describe({ GOOGLE_URL }: Env): Promise<Description> {
  const known = descriptions.get(GOOGLE_URL)
  if (known) return known
  const description = await askProvider(LABEL, `${GOOGLE_URL}/.well-known/openid-configuration`, {}, Description)
  descriptions.set(GOOGLE_URL, description)
  return description
}

/** The account's id. The token came straight from Google over TLS, which stands for its signature (OpenID Connect Core 3.1.3.7). */
function subjectOf(idToken: string, { issuer, audience }: { issuer: string; audience: string }): string {
  const claims = decodeIdToken(idToken)
  const isForUs = claims.iss === issuer && [claims.aud].flat().includes(audience)
  if (!isForUs || !claims.sub || (claims.exp ?? 0) * 1000 < Date.now()) {
    throw unreachable(LABEL, new Error('Google answered an id token that is not for us'))
  }
  return claims.sub
}

function decodeIdToken(idToken: string) {
  try {
    return decodeJwt(idToken)
  } catch (cause) {
    throw unreachable(LABEL, cause)
  }
}

/** 1§8: whoever can't be asked about is taken as they are, without name and address. */
async function userInfo(endpoint: string, accessToken: string): Promise<UserInfo> {
  const init = { headers: { authorization: `Bearer ${accessToken}` } }
  return askProvider(LABEL, endpoint, init, UserInfoBody).catch((cause) => {
    createLog({})('Failed to fetch user info', { failure: describeFailure(cause) })
    return {}
  })
}

function profileOf(accountId: string, told: UserInfo): ProviderProfile {
  const email = told.email && told.email_verified ? told.email.toLowerCase() : null
  return {
    accountId,
    username: told.email ?? accountId,
    name: told.name?.trim().slice(0, 120) ?? '',
    bio: '',
    avatarUrl: told.picture ?? null,
    email,
    emails: email === null ? [] : [email],
  }
}

const refusalOf = (error: string) => {
  const cause = new Error(`Google answered ${error}`)
  return error === 'invalid_grant' ? unknownCode(LABEL, cause) : unreachable(LABEL, cause)
}
