import * as z from 'zod'
import {
  GithubSignInInput,
  SaveGithubTokenInput,
  type SaveGithubTokenOutput,
  type SignInOutput,
} from '#shared/auth/schemas.ts'
import type { UserAccount } from '#shared/users/schemas.ts'
import { documented } from '#worker/wire.ts'

/** 1§3 user account, as its owner gets it (C060). */
const AccountOutput = z.object({
  userId: z.string(),
  name: z.string(),
  bio: z.string(),
  emailAddress: z.string().nullable(),
  avatar: z.string().nullable(),
  githubUsername: z.string().nullable(),
  roles: z.array(z.string()),
  bootstrapItems: z.array(z.string()),
  reference: z.string().nullable(),
  location: z.string().nullable(),
  openToInternship: z.boolean(),
  openToBizdevInternship: z.boolean(),
  hasAccessToInternship: z.boolean(),
  cohort: z.string().nullable(),
  usageIntent: z.string(),
  /** Roadmap credits left. */
  credits: z.int(),
  isAdmin: z.boolean(),
  isAccountPro: z.boolean(),
  createdDate: z.string(),
})

const toAccountOutput = ({
  email,
  avatarUrl,
  isOpenToInternship,
  isOpenToBizdevInternship,
  isPro,
  createdAt,
  // the product's own, documented nowhere
  skipsPlan: _,
  ...account
}: UserAccount) => ({
  ...account,
  emailAddress: email,
  avatar: avatarUrl,
  openToInternship: isOpenToInternship,
  openToBizdevInternship: isOpenToBizdevInternship,
  isAccountPro: isPro,
  createdDate: createdAt,
})

/** 1§3, 1§4. `token` carries the provider's code (G-AUTH-02). */
export const wire = {
  account: documented({
    method: 'GET',
    path: '/auth/user',
    summary: 'The signed-in person.',
    output: AccountOutput,
    toOutput: toAccountOutput,
  }),

  startSignIn: documented({
    method: 'GET',
    path: '/auth/{provider}/start',
    summary: 'Where to send the browser to sign in.',
  }),

  /** C091, 1§3: the login response. */
  signInWithGithub: documented({
    method: 'POST',
    path: '/auth/github',
    summary: "Exchanges GitHub's code for a session.",
    when: { type: 'access_token' },
    input: z.object({
      type: z.literal('access_token'),
      token: GithubSignInInput.shape.code,
      state: GithubSignInInput.shape.state,
    }),
    toInput: ({ token, state }) => ({ code: token, state }),
    output: z.object({
      jwt: z.string(),
      provider: z.literal('github'),
      providerId: z.string(),
      userId: z.string(),
      avatar: z.string().nullable(),
    }),
    toOutput: ({ bearer, avatarUrl, ...session }: SignInOutput) => ({ jwt: bearer, ...session, avatar: avatarUrl }),
  }),

  /** C092. The answered `token` is a reference, never the secret (SEC-03). */
  saveGithubToken: documented({
    method: 'POST',
    path: '/auth/github',
    summary: "Exchanges GitHub's code for a token that is kept, encrypted, for the signed-in person.",
    when: { type: 'save_access_token' },
    input: z.object({ type: z.literal('save_access_token'), token: SaveGithubTokenInput.shape.code }),
    toInput: ({ token }) => ({ code: token }),
    output: z.object({ token: z.string(), userId: z.string(), scope: z.string() }),
    toOutput: ({ tokenReference, scopes }: SaveGithubTokenOutput, _, actor) => ({
      token: tokenReference,
      userId: actor.kind === 'user' ? actor.userId : '',
      scope: scopes.join(' '),
    }),
  }),

  signOut: documented({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the session of the bearer.',
    output: z.object({ status: z.literal('ok') }),
    toOutput: () => ({ status: 'ok' as const }),
  }),
}
