import * as z from 'zod'
import { StartSignInOutput } from '#shared/auth/schemas.ts'
import {
  ConnectionInput,
  ConnectionOutput,
  DiscordOutput,
  FindTwitterUserInput,
  GithubUser,
  PostInput,
  RemovedOutput,
  RemoveWayInput,
  SaveDiscordInput,
  StartConnectionInput,
  TwitterPostsOutput,
  TwitterUserOutput,
  UpdateTokenInput,
  WaysOutput,
} from '#shared/auth/ways-schemas.ts'
import { userProcedure } from '#worker/trpc.ts'
import { finishConnection } from './finish-connection.ts'
import { publishPost } from './publish-post.ts'
import {
  getGithubUser,
  getTwitterUser,
  listGithubRoles,
  listTwitterPosts,
  listWays,
  lookUpTwitterUser,
} from './queries.ts'
import { removeDiscord } from './remove-discord.ts'
import { removeWay } from './remove-way.ts'
import { revokeAccess } from './revoke-access.ts'
import { saveDiscord } from './save-discord.ts'
import { startConnection } from './start-connection.ts'
import { updateToken } from './update-token.ts'
import { wire } from './wire.ts'

/** What somebody signed in lets us do elsewhere, and what is done with it; whoever asks a provider is counted as for links. */
export const waysProcedures = {
  startConnection: userProcedure
    .meta({ rest: wire.startConnection, limit: ['signIn'] })
    .input(StartConnectionInput)
    .output(StartSignInOutput)
    .mutation(({ ctx, input }) => startConnection(ctx, input)),

  finishConnection: userProcedure
    .meta({ rest: wire.saveGithubToken, limit: ['signIn'] })
    .input(ConnectionInput)
    .output(ConnectionOutput)
    .mutation(({ ctx, input }) => finishConnection(ctx, input)),

  updateToken: userProcedure
    .meta({ rest: wire.updateToken, limit: ['signIn'] })
    .input(UpdateTokenInput)
    .mutation(({ ctx, input }) => updateToken(ctx, input)),

  saveDiscord: userProcedure
    .meta({ rest: wire.saveDiscord, limit: ['signIn'] })
    .input(SaveDiscordInput)
    .output(DiscordOutput)
    .mutation(({ ctx, input }) => saveDiscord(ctx, input)),

  removeDiscord: userProcedure.mutation(({ ctx }) => removeDiscord(ctx)),

  githubUser: userProcedure
    .meta({ rest: wire.githubUser, limit: ['links'] })
    .input(z.void())
    .output(GithubUser)
    .mutation(({ ctx }) => getGithubUser(ctx)),

  githubRoles: userProcedure
    .meta({ rest: wire.githubRoles, limit: ['links'] })
    .input(z.void())
    .output(z.array(z.string()))
    .mutation(({ ctx }) => listGithubRoles(ctx)),

  publishPost: userProcedure
    .meta({ rest: wire.publishPost, limit: ['links', 'posts'] })
    .input(PostInput)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => publishPost(ctx, input)),

  lookUpTwitterUser: userProcedure
    .meta({ rest: wire.lookUpTwitterUser, limit: ['links'] })
    .input(FindTwitterUserInput)
    .output(TwitterUserOutput)
    .mutation(({ ctx, input }) => lookUpTwitterUser(ctx, input)),

  twitterUser: userProcedure
    .meta({ rest: wire.twitterUser, limit: ['links'] })
    .input(z.void())
    .output(TwitterUserOutput)
    .mutation(({ ctx }) => getTwitterUser(ctx)),

  twitterPosts: userProcedure
    .meta({ rest: wire.twitterPosts, limit: ['links'] })
    .input(z.void())
    .output(TwitterPostsOutput)
    .mutation(({ ctx }) => listTwitterPosts(ctx)),

  ways: userProcedure.output(WaysOutput).query(({ ctx }) => listWays(ctx)),

  removeWay: userProcedure
    .input(RemoveWayInput)
    .output(RemovedOutput)
    .mutation(({ ctx, input }) => removeWay(ctx, input)),

  revokeAccess: userProcedure
    .input(RemoveWayInput)
    .output(RemovedOutput)
    .mutation(({ ctx, input }) => revokeAccess(ctx, input)),
}
