import { CodeChallengeMethod, generateCodeVerifier, OAuth2Client } from 'arctic'
import * as z from 'zod'
import type { Env } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import {
  askInTheirName,
  askProvider,
  type Provider,
  type ProviderProfile,
  tellProvider,
  unknownCode,
  unreachable,
} from './provider.ts'

const LABEL = 'GitHub'

/** What a sign-in needs of GitHub and nothing more (SEC-03). */
const SIGN_IN_SCOPES = ['read:user', 'user:email']

/** GitHub by OAuth 2 with PKCE. */
export const github: Provider = {
  label: LABEL,
  isConfigured: () => true,
  begin: async (env, { state, returnPath, scopes = [] }) => {
    const page = `${env.GITHUB_OAUTH_URL}/login/oauth/authorize`
    const secret = generateCodeVerifier()
    const client = new OAuth2Client(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET, env.APP_URL + returnPath)
    const asked = [...SIGN_IN_SCOPES, ...scopes]
    const url = client.createAuthorizationURLWithPKCE(page, state, CodeChallengeMethod.S256, secret, asked)
    return { url, state, secret }
  },
  finish: async (env, { code, secret, returnPath }) => {
    const grant = await exchangeCode(env, { code, code_verifier: secret, redirect_uri: env.APP_URL + returnPath })
    return { ...grant, profile: await fetchProfile(env, grant.accessToken) }
  },
  // the whole grant: a token alone would leave GitHub ready to give another without asking
  revoke: (env, accessToken) =>
    tellProvider(LABEL, `${env.GITHUB_API_URL}/applications/${env.GITHUB_CLIENT_ID}/grant`, {
      method: 'DELETE',
      headers: {
        authorization: `Basic ${btoa(`${env.GITHUB_CLIENT_ID}:${env.GITHUB_CLIENT_SECRET}`)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ access_token: accessToken }),
    }),
}

const AccountBody = z.object({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  bio: z.string().nullish(),
  avatar_url: z.url().nullish(),
  public_repos: z.int().nullish(),
})

const EmailsBody = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

const TokenBody = z.union([
  z.object({ access_token: z.string().min(1), scope: z.string().default('') }),
  z.object({ error: z.string() }),
])

/** Arctic's own exchange would wait and read without end. */
async function exchangeCode(env: Env, sent: { code: string; code_verifier: string; redirect_uri: string }) {
  const credentials = { client_id: env.GITHUB_CLIENT_ID, client_secret: env.GITHUB_CLIENT_SECRET }
  const body = new URLSearchParams({ ...credentials, ...sent })
  const url = `${env.GITHUB_OAUTH_URL}/login/oauth/access_token`
  const answer = await askProvider(LABEL, url, { method: 'POST', body }, TokenBody)
  // GitHub says 200 to a code that it does not know
  if ('error' in answer) {
    const cause = new Error(`GitHub answered ${answer.error}`)
    throw UNKNOWN_CODE.has(answer.error) ? unknownCode(LABEL, cause) : unreachable(LABEL, cause)
  }
  return { accessToken: answer.access_token, scopes: answer.scope.split(/[ ,]+/).filter(Boolean) }
}

const UNKNOWN_CODE = new Set(['bad_verification_code', 'invalid_grant'])

const authorised = (accessToken: string) => ({
  headers: { authorization: `Bearer ${accessToken}`, accept: 'application/vnd.github+json' },
})

/** Who a token belongs to as GitHub shows them, and what it allows. */
export interface GithubUser {
  accountId: string
  username: string
  name: string
  bio: string
  publicRepos: number
  scopes: string[]
}

/** Asks GitHub in a person's name who they are (C093, C103). @throws DomainError conflict where it no longer lets us, upstream */
export const readGithubUser = (env: Env, accessToken: string): Promise<GithubUser> => askWho(env, accessToken)

/** The same for a token that somebody brings. @throws DomainError invalid for one that GitHub does not know, upstream */
export const checkGithubToken = (env: Env, accessToken: string): Promise<GithubUser> =>
  askWho(env, accessToken, () => new DomainError('invalid', 'GitHub does not know this token.'))

async function askWho(env: Env, accessToken: string, refused?: () => DomainError): Promise<GithubUser> {
  const url = `${env.GITHUB_API_URL}/user`
  const { told, headers } = await askInTheirName(LABEL, url, authorised(accessToken), AccountBody, refused)
  return {
    ...{ accountId: String(told.id), username: told.login, name: told.name?.trim() || told.login },
    ...{ bio: told.bio ?? '', publicRepos: told.public_repos ?? 0 },
    scopes: (headers.get('x-oauth-scopes') ?? '').split(/[ ,]+/).filter(Boolean),
  }
}

/** Who the token belongs to, with the verified addresses. @throws DomainError upstream */
async function fetchProfile(env: Env, accessToken: string): Promise<ProviderProfile> {
  const [account, addresses] = await Promise.all([
    askProvider(LABEL, `${env.GITHUB_API_URL}/user`, authorised(accessToken), AccountBody),
    askProvider(LABEL, `${env.GITHUB_API_URL}/user/emails`, authorised(accessToken), EmailsBody).catch(() => []),
  ])
  const verified = addresses.filter((address) => address.verified)
  return {
    accountId: String(account.id),
    username: account.login,
    name: (account.name?.trim() || account.login).slice(0, 120),
    bio: account.bio?.slice(0, 2000) ?? '',
    avatarUrl: account.avatar_url ?? null,
    email: verified.find(({ primary }) => primary)?.email.toLowerCase() ?? null,
    emails: verified.map(({ email }) => email.toLowerCase()),
  }
}
