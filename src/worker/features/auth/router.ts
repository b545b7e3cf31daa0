import { AccountExport } from '#shared/auth/export-schemas.ts'
import { Removal, RemoveAccountInput } from '#shared/auth/removal-schemas.ts'
import {
  CreateAccountInput,
  ProvidersOutput,
  RequestTokenInput,
  SignInInput,
  SignInOutput,
  SignInResult,
  StartSignInInput,
  StartSignInOutput,
} from '#shared/auth/schemas.ts'
import { UserAccount } from '#shared/users/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { createAccount } from './create-account.ts'
import { exportAccount } from './export/queries.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { getAccount, listProviders } from './queries.ts'
import { previewRemoval } from './removal/queries.ts'
import { removeAccount } from './removal/remove-account.ts'
import { signOut } from './sign-out.ts'
import { startSignIn } from './start-sign-in.ts'
import { startTwitterSignIn } from './start-twitter-sign-in.ts'
import { waysProcedures } from './ways/router.ts'
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

  // before startSignIn: two share a path
  ...waysProcedures,

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

  requestTwitterToken: visitorProcedure
    .meta({ rest: wire.requestTwitterToken, limit: ['signIn'], bearer: 'ignored' })
    .input(RequestTokenInput)
    .output(StartSignInOutput)
    .mutation(({ ctx, input }) => startTwitterSignIn(ctx, input)),

  createAccount: visitorProcedure
    .meta({ rest: wire.createAccount, limit: ['signIn'], bearer: 'ignored' })
    .input(CreateAccountInput)
    .output(SignInOutput)
    .mutation(({ ctx, input }) => createAccount(ctx, input)),

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
