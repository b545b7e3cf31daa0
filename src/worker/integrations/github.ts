import { CodeChallengeMethod, generateCodeVerifier, OAuth2Client } from 'arctic'
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

const TokenBody = z.union([
  z.object({ access_token: z.string().min(1), scope: z.string().default('') }),
  z.object({ error: z.string() }),
])

const callbackOf = (env: Env) => `${env.APP_URL}/auth/success/redirect?provider=github`

/** The secret half of PKCE; it stays here until the code comes back. */
export const newCodeVerifier = (): string => generateCodeVerifier()

/** The page at GitHub where the person agrees, with PKCE. */
export function githubAuthorizationUrl(env: Env, state: string, codeVerifier: string): URL {
  const page = `${env.GITHUB_OAUTH_URL}/login/oauth/authorize`
  const client = new OAuth2Client(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET, callbackOf(env))
  return client.createAuthorizationURLWithPKCE(page, state, CodeChallengeMethod.S256, codeVerifier, SIGN_IN_SCOPES)
}

/**
 * Exchanges a one-time code for an access token; arctic's own exchange would wait and read without end.
 * @throws DomainError invalid when GitHub does not know the code, upstream when anything else goes wrong there
 */
export async function exchangeGithubCode(env: Env, code: string, codeVerifier: string | null) {
  const body = new URLSearchParams({
    client_id: env.GITHUB_CLIENT_ID,
    client_secret: env.GITHUB_CLIENT_SECRET,
    redirect_uri: callbackOf(env),
    code,
    ...(codeVerifier === null ? {} : { code_verifier: codeVerifier }),
  })
  const answer = await ask(`${env.GITHUB_OAUTH_URL}/login/oauth/access_token`, { method: 'POST', body }, TokenBody)
  // GitHub says 200 to a code that it does not know
  if ('error' in answer) {
    const cause = new Error(`GitHub answered ${answer.error}`)
    throw UNKNOWN_CODE.has(answer.error) ? unknownCode(cause) : unreachable(cause)
  }
  return { accessToken: answer.access_token, scopes: answer.scope.split(/[ ,]+/).filter(Boolean) }
}

const UNKNOWN_CODE = new Set(['bad_verification_code', 'invalid_grant'])

const unknownCode = (cause: unknown) =>
  new DomainError('invalid', 'GitHub did not accept the sign-in code. Please sign in again.', { cause })

/** Who the token belongs to, with the verified primary address. */
export async function fetchGithubAccount(env: Env, accessToken: string): Promise<GithubAccount> {
  const authorised = { headers: { authorization: `Bearer ${accessToken}`, accept: 'application/vnd.github+json' } }
  const [account, emails] = await Promise.all([
    ask(`${env.GITHUB_API_URL}/user`, authorised, AccountBody),
    ask(`${env.GITHUB_API_URL}/user/emails`, authorised, EmailsBody).catch(() => []),
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

/** What GitHub answers in an expected form; a refusal of the code has one too, whatever its status. */
async function ask<T>(url: string, init: RequestInit, schema: z.ZodType<T>): Promise<T> {
  const headers = { accept: 'application/json', 'user-agent': 'tubli', ...init.headers }
  try {
    const response = await boundedFetch(url, { ...init, headers }, BOUNDS)
    const parsed = schema.safeParse(await response.json())
    if (!parsed.success) throw new Error(`GitHub answered ${response.status} in a form that we don't know`)
    return parsed.data
  } catch (cause) {
    throw unreachable(cause)
  }
}

const unreachable = (cause: unknown) =>
  new DomainError('upstream', 'GitHub could not be reached. Please try again in a moment.', { cause })
