import {
  GithubSignInInput,
  SaveGithubTokenInput,
  SaveGithubTokenOutput,
  SignInOutput,
  StartSignInInput,
  StartSignInOutput,
} from '#shared/auth/schemas.ts'
import { UserAccount } from '#shared/users/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { getAccount } from './queries.ts'
import { saveGithubToken } from './save-github-token.ts'
import { signOut } from './sign-out.ts'
import { startSignIn } from './start-sign-in.ts'
import { wire } from './wire.ts'

export const authRouter = router({
  account: userProcedure
    .meta({ rest: wire.account })
    .output(UserAccount)
    .query(({ ctx }) => getAccount(ctx)),

  startSignIn: visitorProcedure
    .meta({ rest: wire.startSignIn, limit: ['signIn'], bearer: 'ignored' })
    .input(StartSignInInput)
    .output(StartSignInOutput)
    .mutation(({ ctx, input }) => startSignIn(ctx, input)),

  signInWithGithub: visitorProcedure
    .meta({ rest: wire.signInWithGithub, limit: ['signIn'], bearer: 'ignored' })
    .input(GithubSignInInput)
    .output(SignInOutput)
    .mutation(({ ctx, input }) => finishSignIn(ctx, input)),

  saveGithubToken: userProcedure
    .meta({ rest: wire.saveGithubToken, limit: ['signIn'] })
    .input(SaveGithubTokenInput)
    .output(SaveGithubTokenOutput)
    .mutation(({ ctx, input }) => saveGithubToken(ctx, input)),

  signOut: userProcedure.meta({ rest: wire.signOut }).mutation(({ ctx }) => signOut(ctx)),
})
