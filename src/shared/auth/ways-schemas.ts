import * as z from 'zod'
import { AuthProvider, SignInInput } from './schemas.ts'

/** What somebody signed in can add: another way to sign in, what they let us do elsewhere, or the community's chat (1§4, SEC-03). */
export const ConnectionType = z.enum(['link', 'connectGithub', 'addCodespaces', 'addPosts', 'connectDiscord'])
export type ConnectionType = z.infer<typeof ConnectionType>

/** I013 with a bearer. */
export const StartConnectionInput = z.object({
  provider: z.enum([...AuthProvider.options, 'discord']),
  type: ConnectionType,
})
export type StartConnectionInput = z.infer<typeof StartConnectionInput>

/** C092 and its like: what came back from a connection. */
export const ConnectionInput = SignInInput.pick({ code: true, state: true }).extend({ provider: AuthProvider })
export type ConnectionInput = z.infer<typeof ConnectionInput>

/** A reference to the stored token, never the secret (SEC-03). */
export const ConnectionOutput = z.object({
  tokenReference: z.string(),
  provider: AuthProvider,
  username: z.string(),
  scopes: z.array(z.string()),
})
export type ConnectionOutput = z.infer<typeof ConnectionOutput>

/** One's ways to sign in, with what each lets us do. */
export const Way = z.object({
  provider: AuthProvider,
  username: z.string(),
  email: z.string().nullable(),
  scopes: z.array(z.string()),
  linkedAt: z.string(),
  signedInAt: z.string().nullable(),
  askedAt: z.string().nullable(),
})
export type Way = z.infer<typeof Way>
export const WaysOutput = z.object({
  ways: z.array(Way),
  /** What this installation can ask, also those that one has. */
  providers: z.array(AuthProvider),
  /** Their name in the community chat, and when Discord told it; whoever said it themselves was not asked for there. */
  discord: z.object({ isAvailable: z.boolean(), handle: z.string().nullable(), askedAt: z.string().nullable() }),
})
export type WaysOutput = z.infer<typeof WaysOutput>

export const RemoveWayInput = z.object({ provider: AuthProvider })
/** Whether the provider has taken back what it gave us; where it did not, the person finds us in its own settings. */
export const RemovedOutput = z.object({ isRevoked: z.boolean() })

/** C003, G-AUTH-08: a name that somebody says, or the code that Discord sent back. */
const Handle = z
  .string()
  .trim()
  .regex(/^@?[\w.]{2,32}(#\d{4})?$/, 'This is no name at Discord.')
  .transform((handle) => handle.replace('@', ''))
export const SaveDiscordInput = z
  .object({
    handle: Handle.optional(),
    code: ConnectionInput.shape.code.optional(),
    state: ConnectionInput.shape.state,
  })
  .refine(({ handle, code }) => (handle === undefined) !== (code === undefined), {
    error: 'Either a name at Discord or a code is needed.',
    path: ['handle'],
  })
export const DiscordOutput = z.object({ handle: z.string() })
export type DiscordOutput = z.infer<typeof DiscordOutput>

/** C002, D038. */
export const UpdateTokenInput = z.object({
  accessToken: z.string({ error: 'The token is missing.' }).trim().min(1, 'The token is missing.').max(512),
})

/** C093: somebody as GitHub shows them. */
export const GithubUser = z.object({
  name: z.string(),
  bio: z.string(),
  publicRepos: z.int(),
  username: z.string(),
})
export type GithubUser = z.infer<typeof GithubUser>

/** C097, SEC-24. */
export const PostInput = z.object({
  text: z
    .string({ error: 'There is nothing to post.' })
    .trim()
    .min(1, 'There is nothing to post.')
    .refine((text) => [...text].length <= 280, 'A post has 280 characters at most.'),
})

/** C098. */
export const FindTwitterUserInput = z.object({
  screenName: z
    .string({ error: 'The name at X is missing.' })
    .trim()
    .regex(/^@?\w{1,15}$/, 'This is no name at X.')
    .transform((name) => name.replace('@', '')),
})

/** C098, C099: somebody as X shows them. */
export const TwitterUserOutput = z.object({
  user: z.object({
    id: z.string(),
    username: z.string(),
    name: z.string(),
    bio: z.string(),
    avatarUrl: z.string().nullable(),
  }),
})

/** C100. */
export const TwitterPostsOutput = z.array(z.object({ id: z.string(), text: z.string() }))
