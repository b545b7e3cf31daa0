import * as z from 'zod'
import type { Env } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import { askInTheirName } from './provider.ts'
import { signAs } from './twitter.ts'

/** What X is asked in a person's name beyond their sign-in (C097 to C100). Every function throws DomainError conflict where it no longer lets us, upstream. */

const LABEL = 'X'

export interface TwitterUser {
  id: string
  username: string
  name: string
  bio: string
  avatarUrl: string | null
}

const USER_FIELDS = 'description%2Cprofile_image_url'

const UserBody = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  description: z.string().default(''),
  profile_image_url: z.url().nullish().catch(null),
})

const toUser = ({ id, username, name, description, profile_image_url }: z.infer<typeof UserBody>): TwitterUser => ({
  ...{ id, username, name, bio: description, avatarUrl: profile_image_url ?? null },
})

async function read<T>(env: Env, accessToken: string, path: string, schema: z.ZodType<T>): Promise<T> {
  const url = `${env.TWITTER_API_URL}/2/${path}`
  const headers = signAs(env, { url, method: 'GET' }, accessToken)
  return (await askInTheirName(LABEL, url, { headers }, schema)).told
}

/** Whose token it is. */
export async function readTwitterUser(env: Env, accessToken: string): Promise<TwitterUser> {
  const { data } = await read(env, accessToken, `users/me?user.fields=${USER_FIELDS}`, z.object({ data: UserBody }))
  return toUser(data)
}

/** Somebody by their name there. @param screenName letters, digits and underscores only @throws DomainError not_found */
export async function findTwitterUser(env: Env, accessToken: string, screenName: string): Promise<TwitterUser> {
  const path = `users/by/username/${screenName}?user.fields=${USER_FIELDS}`
  const { data } = await read(env, accessToken, path, z.object({ data: UserBody.optional() }))
  if (!data) throw new DomainError('not_found', 'Nobody at X has this name.')
  return toUser(data)
}

const PostBody = z.object({ id: z.string(), text: z.string() })
export type TwitterPost = z.infer<typeof PostBody>

/** The person's own latest posts, the newest first; fifty at most (SEC-28). */
export async function readTwitterPosts(env: Env, accessToken: string, accountId: string): Promise<TwitterPost[]> {
  const path = `users/${encodeURIComponent(accountId)}/tweets?max_results=50`
  return (await read(env, accessToken, path, z.object({ data: z.array(PostBody).default([]) }))).data
}

/** Posts in the person's name. @returns the post's id */
export async function postToTwitter(env: Env, accessToken: string, text: string): Promise<{ id: string }> {
  const url = `${env.TWITTER_API_URL}/2/tweets`
  const headers = {
    ...signAs(env, { url, method: 'POST' }, accessToken),
    'content-type': 'application/json',
  }
  const init = { method: 'POST', headers, body: JSON.stringify({ text }) }
  return (await askInTheirName(LABEL, url, init, z.object({ data: z.object({ id: z.string() }) }))).told.data
}
