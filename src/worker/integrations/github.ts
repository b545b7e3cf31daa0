import {
  ArcticFetchError,
  CodeChallengeMethod,
  generateCodeVerifier,
  OAuth2Client,
  OAuth2RequestError,
  UnexpectedErrorResponseBodyError,
} from 'arctic'
import * as z from 'zod'
import type { Env } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'

/** What a sign-in needs of GitHub and nothing more (SEC-03). */
const SIGN_IN_SCOPES = ['read:user', 'user:email']

const TIMEOUT_MS = 10_000

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
 * @throws DomainError invalid when GitHub refuses the code, upstream when GitHub does not answer
 */
export async function exchangeGithubCode(env: Env, code: string, codeVerifier: string | null) {
  try {
    const endpoint = `${env.GITHUB_OAUTH_URL}/login/oauth/access_token`
    const tokens = await clientOf(env).validateAuthorizationCode(endpoint, code, codeVerifier)
    return { accessToken: tokens.accessToken(), scopes: tokens.hasScopes() ? tokens.scopes() : [] }
  } catch (cause) {
    if (cause instanceof OAuth2RequestError || cause instanceof UnexpectedErrorResponseBodyError) {
      throw new DomainError('invalid', 'GitHub did not accept the sign-in code. Please sign in again.', { cause })
    }
    if (cause instanceof ArcticFetchError) throw unreachable(cause)
    throw new DomainError('invalid', 'GitHub did not accept the sign-in code. Please sign in again.', { cause })
  }
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
  let response: Response
  try {
    response = await fetch(`${env.GITHUB_API_URL}${path}`, {
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/vnd.github+json', 'user-agent': 'tubli' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch (cause) {
    throw unreachable(cause)
  }
  if (!response.ok) throw unreachable(new Error(`GitHub answered ${response.status} to ${path}`))
  return schema.parse(await response.json())
}

const unreachable = (cause: unknown) =>
  new DomainError('upstream', 'GitHub could not be reached. Please try again in a moment.', { cause })
