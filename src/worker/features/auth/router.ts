import {
  GithubSignInInput,
  SaveGithubTokenInput,
  SaveGithubTokenOutput,
  SignInOutput,
  SignOutOutput,
  StartSignInInput,
  StartSignInOutput,
} from '#shared/auth/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { saveGithubToken } from './save-github-token.ts'
import { signOut } from './sign-out.ts'
import { startSignIn } from './start-sign-in.ts'

export const authRouter = router({
  startSignIn: visitorProcedure
    .meta({
      rest: { method: 'GET', path: '/auth/{provider}/start', summary: 'Where to send the browser to sign in.' },
      limit: 'signIn',
      bearer: 'ignored',
    })
    .input(StartSignInInput)
    .output(StartSignInOutput)
    .mutation(({ ctx, input }) => startSignIn(ctx, input)),

  signInWithGithub: visitorProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/auth/github',
        summary: "Exchanges GitHub's code for a session.",
        when: { type: 'access_token' },
      },
      limit: 'signIn',
      bearer: 'ignored',
    })
    .input(GithubSignInInput)
    .output(SignInOutput)
    .mutation(({ ctx, input }) => finishSignIn(ctx, input)),

  saveGithubToken: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/auth/github',
        summary: "Exchanges GitHub's code for a token that is kept, encrypted, for the signed-in person.",
        when: { type: 'save_access_token' },
      },
      limit: 'signIn',
    })
    .input(SaveGithubTokenInput)
    .output(SaveGithubTokenOutput)
    .mutation(({ ctx, input }) => saveGithubToken(ctx, input)),

  signOut: userProcedure
    .meta({ rest: { method: 'POST', path: '/auth/logout', summary: 'Ends the session of the bearer.' } })
    .output(SignOutOutput)
    .mutation(({ ctx }) => signOut(ctx)),
})
