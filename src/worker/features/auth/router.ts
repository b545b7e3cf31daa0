import { AccountExport } from '#shared/auth/export-schemas.ts'
import { Removal, RemoveAccountInput } from '#shared/auth/removal-schemas.ts'
import {
  ConnectionInput,
  ConnectionOutput,
  CreateAccountInput,
  ProvidersOutput,
  RemovedOutput,
  RemoveWayInput,
  SignInInput,
  SignInOutput,
  SignInResult,
  StartConnectionInput,
  StartSignInInput,
  StartSignInOutput,
  WaysOutput,
} from '#shared/auth/schemas.ts'
import { UserAccount } from '#shared/users/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { createAccount } from './create-account.ts'
import { exportAccount } from './export/queries.ts'
import { finishConnection } from './finish-connection.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { getAccount, listProviders, listWays } from './queries.ts'
import { previewRemoval } from './removal/queries.ts'
import { removeAccount } from './removal/remove-account.ts'
import { removeWay } from './remove-way.ts'
import { revokeAccess } from './revoke-access.ts'
import { signOut } from './sign-out.ts'
import { startConnection } from './start-connection.ts'
import { startSignIn } from './start-sign-in.ts'
import { wire } from './wire.ts'

export const authRouter = router({
  account: userProcedure
    .meta({ rest: wire.account })
    .output(UserAccount)
    .query(({ ctx }) => getAccount(ctx)),

  providers: visitorProcedure
    .meta({ bearer: 'ignored' })
    .output(ProvidersOutput)
    .query(({ ctx }) => listProviders(ctx)),

  // before startSignIn: they share a path
  startConnection: userProcedure
    .meta({ rest: wire.startConnection, limit: ['signIn'] })
    .input(StartConnectionInput)
    .output(StartSignInOutput)
    .mutation(({ ctx, input }) => startConnection(ctx, input)),

  startSignIn: visitorProcedure
    .meta({ rest: wire.startSignIn, limit: ['signIn'], bearer: 'ignored' })
    .input(StartSignInInput)
    .output(StartSignInOutput)
    .mutation(({ ctx, input }) => startSignIn(ctx, input)),

  signInWithGithub: visitorProcedure
    .meta({ rest: wire.signInWithGithub, limit: ['signIn'], bearer: 'ignored' })
    .input(SignInInput)
    .output(SignInResult)
    .mutation(({ ctx, input }) => finishSignIn(ctx, 'github', input)),

  signInWithGoogle: visitorProcedure
    .meta({ rest: wire.signInWithGoogle, limit: ['signIn'], bearer: 'ignored' })
    .input(SignInInput)
    .output(SignInResult)
    .mutation(({ ctx, input }) => finishSignIn(ctx, 'google', input)),

  signInWithTwitter: visitorProcedure
    .meta({ rest: wire.signInWithTwitter, limit: ['signIn'], bearer: 'ignored' })
    .input(SignInInput)
    .output(SignInResult)
    .mutation(({ ctx, input }) => finishSignIn(ctx, 'twitter', input)),

  createAccount: visitorProcedure
    .meta({ rest: wire.createAccount, limit: ['signIn'], bearer: 'ignored' })
    .input(CreateAccountInput)
    .output(SignInOutput)
    .mutation(({ ctx, input }) => createAccount(ctx, input)),

  finishConnection: userProcedure
    .meta({ rest: wire.saveGithubToken, limit: ['signIn'] })
    .input(ConnectionInput)
    .output(ConnectionOutput)
    .mutation(({ ctx, input }) => finishConnection(ctx, input)),

  ways: userProcedure.output(WaysOutput).query(({ ctx }) => listWays(ctx)),

  removeWay: userProcedure
    .input(RemoveWayInput)
    .output(RemovedOutput)
    .mutation(({ ctx, input }) => removeWay(ctx, input)),

  revokeAccess: userProcedure
    .input(RemoveWayInput)
    .output(RemovedOutput)
    .mutation(({ ctx, input }) => revokeAccess(ctx, input)),

  // a mutation, so that the session is looked at before so much is read, and nobody does it in another's place
  exportAccount: userProcedure
    .meta({ limit: ['account'] })
    .output(AccountExport)
    .mutation(({ ctx }) => exportAccount(ctx)),

  previewRemoval: userProcedure.output(Removal).query(({ ctx }) => previewRemoval(ctx)),

  removeAccount: userProcedure
    .meta({ limit: ['account'] })
    .input(RemoveAccountInput)
    .mutation(({ ctx, input }) => removeAccount(ctx, input)),

  signOut: userProcedure.meta({ impersonation: 'allowed', rest: wire.signOut }).mutation(({ ctx }) => signOut(ctx)),
})
