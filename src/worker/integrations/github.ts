import { CodeChallengeMethod, generateCodeVerifier, OAuth2Client, OAuth2RequestError } from 'arctic'
import * as z from 'zod'
import type { Env } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** What a sign-in needs of GitHub and nothing more (SEC-03). */
const SIGN_IN_SCOPES = ['read:user', 'user:email']

const BOUNDS = { timeoutMs: 10_000, maxBytes: 1_000_000 }

/** A GitHub account as far as we keep it. `email` is the verified primary address, lower case. */
export interface GithubAccount {
  accountId: string
  username: string
  name: string
  bio: string
  avatarUrl: string | null
  email: string | null
}

const AccountBody = z.object({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  bio: z.string().nullish(),
  avatar_url: z.url().nullish(),
})

const EmailsBody = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

const clientOf = (env: Env) =>
  new OAuth2Client(
    env.GITHUB_CLIENT_ID,
    env.GITHUB_CLIENT_SECRET,
    `${env.APP_URL}/auth/success/redirect?provider=github`,
  )

/** The secret half of PKCE; it stays here until the code comes back. */
export const newCodeVerifier = (): string => generateCodeVerifier()

/** The page at GitHub where the person agrees, with PKCE. */
export function githubAuthorizationUrl(env: Env, state: string, codeVerifier: string): URL {
  const page = `${env.GITHUB_OAUTH_URL}/login/oauth/authorize`
  return clientOf(env).createAuthorizationURLWithPKCE(
    page,
    state,
    CodeChallengeMethod.S256,
    codeVerifier,
    SIGN_IN_SCOPES,
  )
}

/**
 * Exchanges a one-time code for an access token.
 * @throws DomainError invalid when GitHub does not know the code, upstream when anything else goes wrong there
 */
export async function exchangeGithubCode(env: Env, code: string, codeVerifier: string | null) {
  const endpoint = `${env.GITHUB_OAUTH_URL}/login/oauth/access_token`
  const tokens = await inTime(clientOf(env).validateAuthorizationCode(endpoint, code, codeVerifier)).catch((cause) => {
    throw isUnknownCode(cause) ? unknownCode(cause) : unreachable(cause)
  })
  // GitHub says 200 to a code that it does not know
  if ('error' in tokens.data) {
    const cause = new Error(`GitHub answered ${String(tokens.data.error)}`)
    throw UNKNOWN_CODE.has(String(tokens.data.error)) ? unknownCode(cause) : unreachable(cause)
  }
  const scopes = tokens.hasScopes() ? tokens.scopes().flatMap((list) => list.split(',')) : []
  return { accessToken: tokens.accessToken(), scopes }
}

const UNKNOWN_CODE = new Set(['bad_verification_code', 'invalid_grant'])

const isUnknownCode = (cause: unknown) => cause instanceof OAuth2RequestError && UNKNOWN_CODE.has(cause.code)

const unknownCode = (cause: unknown) =>
  new DomainError('invalid', 'GitHub did not accept the sign-in code. Please sign in again.', { cause })

/** arctic has no time limit of its own. */
async function inTime<T>(promise: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('GitHub took too long.')), BOUNDS.timeoutMs)
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer))
}

/** Who the token belongs to, with the verified primary address. */
export async function fetchGithubAccount(env: Env, accessToken: string): Promise<GithubAccount> {
  const [account, emails] = await Promise.all([
    get(env, '/user', accessToken, AccountBody),
    get(env, '/user/emails', accessToken, EmailsBody).catch(() => []),
  ])
  const address = emails.find(({ primary, verified }) => primary && verified)?.email ?? null
  return {
    accountId: String(account.id),
    username: account.login,
    name: (account.name?.trim() || account.login).slice(0, 120),
    bio: account.bio?.slice(0, 2000) ?? '',
    avatarUrl: account.avatar_url ?? null,
    email: address?.toLowerCase() ?? null,
  }
}

async function get<T>(env: Env, path: string, accessToken: string, schema: z.ZodType<T>): Promise<T> {
  try {
    const headers = {
      authorization: `Bearer ${accessToken}`,
      accept: 'application/vnd.github+json',
      'user-agent': 'tubli',
    }
    const response = await boundedFetch(`${env.GITHUB_API_URL}${path}`, { headers }, BOUNDS)
    if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${path}`)
    return schema.parse(await response.json())
  } catch (cause) {
    throw unreachable(cause)
  }
}

const unreachable = (cause: unknown) =>
  new DomainError('upstream', 'GitHub could not be reached. Please try again in a moment.', { cause })
