import * as z from 'zod'
import {
  ConnectionInput,
  type ConnectionOutput,
  ConnectionType,
  type DiscordOutput,
  FindTwitterUserInput,
  type GithubUser,
  PostInput,
} from '#shared/auth/ways-schemas.ts'
import { documented } from '#worker/wire.ts'

const Text = z.string().max(512)

/** What is done at a provider beyond a sign-in (1§4, 1§7). */
export const wire = {
  startConnection: documented({
    method: 'GET',
    path: '/auth/{provider}/start',
    summary: 'Where to send the browser of somebody signed in to connect an account, or to let us do more there.',
    when: ({ type }) => ConnectionType.safeParse(type).success,
  }),

  /** C092. The answered `token` is a reference, never the secret (SEC-03). */
  saveGithubToken: documented({
    method: 'POST',
    path: '/auth/github',
    summary: "Exchanges GitHub's code for a token that is kept, encrypted, for the signed-in person.",
    when: { type: 'save_access_token' },
    input: z.object({
      type: z.literal('save_access_token'),
      token: ConnectionInput.shape.code,
      state: ConnectionInput.shape.state,
    }),
    toInput: ({ token, state }) => ({ provider: 'github', code: token, state }),
    output: z.object({ token: z.string(), userId: z.string(), scope: z.string() }),
    toOutput: ({ tokenReference, scopes }: ConnectionOutput, _, actor) => ({
      token: tokenReference,
      userId: actor.kind === 'user' ? actor.userId : '',
      scope: scopes.join(' '),
    }),
  }),

  /** C002, D038: the two documents name the field differently. */
  updateToken: documented({
    method: 'PUT',
    path: '/ft/profile/update/accessToken',
    summary: "Keeps a token, encrypted, for the signed-in person's own GitHub account.",
    input: z.object({ accessToken: Text.optional(), token: Text.optional() }),
    toInput: ({ accessToken, token }) => ({ accessToken: accessToken ?? token }),
    output: z.object({ status: z.literal('ok') }),
    toOutput: () => ({ status: 'ok' as const }),
  }),

  /** C003, G-AUTH-08. */
  saveDiscord: documented({
    method: 'POST',
    path: '/ft/profile/add/discord',
    summary: 'Connects the community chat, by the code that came back from it or by a name there.',
    input: z.object({ discord: Text.optional(), code: Text.optional(), state: Text.optional() }),
    toInput: ({ discord, code, state }) => ({ handle: discord, code, state }),
    output: z.object({ discord: z.string() }),
    toOutput: ({ handle }: DiscordOutput) => ({ discord: handle }),
  }),

  /** C093. */
  githubUser: documented({
    method: 'POST',
    path: '/user/github',
    summary: 'The signed-in person as GitHub shows them.',
    when: { type: 'user_info' },
    input: z.object({ type: z.literal('user_info') }),
    toInput: () => undefined,
    output: z.object({ name: z.string(), bio: z.string(), public_repos: z.int(), login: z.string() }),
    toOutput: ({ name, bio, publicRepos, username }: GithubUser) => ({
      ...{ name, bio, public_repos: publicRepos, login: username },
    }),
  }),

  /** C094. */
  githubRoles: documented({
    method: 'POST',
    path: '/user/github',
    summary: 'What the signed-in person calls themselves at GitHub.',
    when: { type: 'user_roles' },
    input: z.object({ type: z.literal('user_roles') }),
    toInput: () => undefined,
  }),

  /** C097. */
  publishPost: documented({
    method: 'POST',
    path: '/user/twitter',
    summary: "Posts at X in the signed-in person's name.",
    when: { type: 'post' },
    input: z.object({ type: z.literal('post'), status: PostInput.shape.text }),
    toInput: ({ status }) => ({ text: status }),
  }),

  /** C098. */
  lookUpTwitterUser: documented({
    method: 'POST',
    path: '/user/twitter',
    summary: 'Somebody at X, by their name there.',
    when: { type: 'lookup' },
    input: z.object({ type: z.literal('lookup'), screenName: FindTwitterUserInput.shape.screenName }),
    toInput: ({ screenName }) => ({ screenName }),
  }),

  /** C099. */
  twitterUser: documented({
    method: 'POST',
    path: '/user/twitter',
    summary: 'The signed-in person as X shows them.',
    when: { type: 'user_info' },
    input: z.object({ type: z.literal('user_info') }),
    toInput: () => undefined,
  }),

  /** C100. */
  twitterPosts: documented({
    method: 'POST',
    path: '/user/twitter',
    summary: "The signed-in person's latest posts at X.",
    when: { type: 'timeline' },
    input: z.object({ type: z.literal('timeline') }),
    toInput: () => undefined,
  }),
}
