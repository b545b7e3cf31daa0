import type * as z from 'zod'
import type { Env } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** An account at a provider as far as we keep it; addresses are those that the provider has verified, lower case. */
export interface ProviderProfile {
  accountId: string
  username: string
  /** Empty where the provider told none. */
  name: string
  bio: string
  avatarUrl: string | null
  /** The primary address. */
  email: string | null
  /** The primary one and others. */
  emails: string[]
}

/** What a person agreed to: what proves it at the provider, and who they are there. */
export interface ProviderGrant {
  accessToken: string
  scopes: string[]
  profile: ProviderProfile
}

/** A visit to a provider. */
export interface Visit {
  /** Comes back in the address. */
  state: string
  /** Where to come back to, from the origin on. */
  returnPath: string
  /** What is asked for beyond a sign-in. */
  scopes?: readonly string[]
}

/** What a visit left with us: the secret half of PKCE, or of X's request token. */
export interface Begun {
  url: URL
  state: string
  secret: string
}

/** What came back from a visit, and what had been kept for it. */
export interface Returned {
  code: string
  state: string | null
  secret: string
  returnPath: string
}

/** Somebody's sign-in that we take, whatever protocol it speaks. */
export interface Provider {
  /** As people know it. */
  label: string
  isConfigured: (env: Env) => boolean
  begin: (env: Env, visit: Visit) => Promise<Begun>
  /** @throws DomainError invalid for a code that is not known there, upstream when the provider does not answer */
  finish: (env: Env, returned: Returned) => Promise<ProviderGrant>
  /** Takes back what the person agreed to. @throws DomainError upstream */
  revoke: (env: Env, accessToken: string) => Promise<void>
}

/** The code is used up, made up, or somebody else's. */
export const unknownCode = (label: string, cause: unknown): DomainError =>
  new DomainError('invalid', `${label} did not accept the sign-in code. Please sign in again.`, { cause })

export const unreachable = (label: string, cause: unknown): DomainError =>
  new DomainError('upstream', `${label} could not be reached. Please try again in a moment.`, { cause })

const BOUNDS = { timeoutMs: 10_000, maxBytes: 1_000_000 }
const HEADERS = { accept: 'application/json', 'user-agent': 'tubli' }

/**
 * What a provider answers where it is asked in a person's name, and with which headers. @param refused what a 401 or 403 means
 * @throws DomainError upstream, and what `refused` makes
 */
export async function askInTheirName<T>(
  label: string,
  url: string,
  init: RequestInit,
  schema: z.ZodType<T>,
  refused = () => new DomainError('conflict', `${label} no longer lets us do this. Please allow it again in Settings.`),
): Promise<{ told: T; headers: Headers }> {
  const response = await boundedFetch(url, { ...init, headers: { ...HEADERS, ...init.headers } }, BOUNDS).catch(
    (cause) => {
      throw unreachable(label, cause)
    },
  )
  if (response.status === 401 || response.status === 403) throw refused()
  const parsed = schema.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !parsed.success) throw unreachable(label, new Error(`${label} answered ${response.status}`))
  return { told: parsed.data, headers: response.headers }
}

/** What a provider answers in an expected form; a refusal of the code has one too, whatever its status. @throws DomainError upstream */
export async function askProvider<T>(label: string, url: string, init: RequestInit, schema: z.ZodType<T>): Promise<T> {
  try {
    const response = await boundedFetch(url, { ...init, headers: { ...HEADERS, ...init.headers } }, BOUNDS)
    const parsed = schema.safeParse(await response.json())
    if (!parsed.success) throw new Error(`${label} answered ${response.status} in a form that we don't know`)
    return parsed.data
  } catch (cause) {
    throw unreachable(label, cause)
  }
}

/**
 * Has a provider take a token back. That it knows no such token (400, 401, 404, 422) is the same as done: there is nothing
 * left to take back with it.
 * @throws DomainError upstream
 */
export async function tellProvider(label: string, url: string, init: RequestInit): Promise<void> {
  const answer = await boundedFetch(url, { ...init, headers: { ...HEADERS, ...init.headers } }, BOUNDS).catch(
    (cause) => {
      throw unreachable(label, cause)
    },
  )
  const isDone = answer.ok || [400, 401, 404, 422].includes(answer.status)
  if (!isDone) throw unreachable(label, new Error(`${label} answered ${answer.status}`))
}
