import * as z from 'zod'
import {
  AuthProvider,
  CreateAccountInput,
  Introduction as Introduced,
  RequestTokenInput,
  SignInInput,
  type SignInResult,
  StartSignInInput,
  type StartSignInOutput,
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
  languages: z.array(z.string()),
  selectedLanguages: z.array(z.string()),
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
  discord: __,
  interestAreas: ___,
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

/** 1§3: the login response; or, where the provider told too little for an account, what to complete it with (G-AUTH-14). */
const LoginOutput = z.union([
  z.object({
    jwt: z.string(),
    provider: AuthProvider,
    providerId: z.string(),
    userId: z.string(),
    avatar: z.string().nullable(),
    redirect: z.string().nullable(),
  }),
  z.object({
    signupTicket: z.string(),
    provider: AuthProvider,
    name: z.string(),
    emails: z.array(z.string()),
    redirect: z.string().nullable(),
  }),
])

function toLogin(result: SignInResult): z.output<typeof LoginOutput> {
  if ('bearer' in result) {
    const { bearer, avatarUrl, ...session } = result
    return { jwt: bearer, ...session, avatar: avatarUrl }
  }
  const { ticket, ...known } = result
  return { signupTicket: ticket, ...known }
}

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
    input: StartSignInInput.omit({ introduction: true }).extend(Introduced.shape),
    toInput: ({ provider, type, invite, redirect, ...introduction }) => ({
      ...{ provider, type, invite, redirect, introduction },
    }),
  }),

  /** C091, 1§3: the login response. */
  signInWithGithub: documented({
    method: 'POST',
    path: '/auth/github',
    summary: "Exchanges GitHub's code for a session.",
    when: { type: 'access_token' },
    input: z.object({
      type: z.literal('access_token'),
      token: SignInInput.shape.code,
      state: SignInInput.shape.state,
      ...Introduced.shape,
    }),
    toInput: ({ type: _, token, state, ...introduction }) => ({ code: token, state, introduction }),
    output: LoginOutput,
    toOutput: toLogin,
  }),

  /** C101. The user-info of C102 is asked for on our side. */
  signInWithGoogle: documented({
    method: 'POST',
    path: '/auth/google',
    summary: "Exchanges Google's code for a session.",
    input: SignInInput.omit({ introduction: true }).extend(Introduced.shape),
    toInput: ({ code, state, ...introduction }) => ({ code, state, introduction }),
    output: LoginOutput,
    toOutput: toLogin,
  }),

  /** C095. `code` is an invitation code (1§4). */
  requestTwitterToken: documented({
    method: 'POST',
    path: '/auth/twitter',
    summary: 'A request token of X, to send the browser to its authorize page with.',
    when: { type: 'request_token' },
    input: z.object({
      type: z.literal('request_token'),
      code: RequestTokenInput.shape.invite.nullable(),
      host: RequestTokenInput.shape.host,
    }),
    toInput: ({ code, host }) => ({ invite: code ?? undefined, host }),
    output: z.object({ token: z.string() }),
    toOutput: ({ state }: StartSignInOutput) => ({ token: state }),
  }),

  /** C096: the session for X's verifier. */
  signInWithTwitter: documented({
    method: 'POST',
    path: '/auth/twitter',
    summary: "Exchanges X's verifier for a session.",
    when: { type: 'access_token' },
    input: z.object({
      type: z.literal('access_token'),
      verifier: SignInInput.shape.code,
      token: z
        .string({ error: 'The request token is missing.' })
        .trim()
        .min(1, 'The request token is missing.')
        .max(256),
      ...Introduced.shape,
    }),
    toInput: ({ type: _, verifier, token, ...introduction }) => ({ code: verifier, state: token, introduction }),
    output: LoginOutput,
    toOutput: toLogin,
  }),

  /** C066. Without a ticket 401, with a used one 409 (SEC-12). */
  createAccount: documented({
    method: 'POST',
    path: '/ft/create',
    summary: 'Makes the account that a sign-in stands for which told too little for one.',
    input: z.object({
      name: CreateAccountInput.shape.name,
      emailAddress: CreateAccountInput.shape.email,
      usageIntent: CreateAccountInput.shape.usageIntent,
      companyName: CreateAccountInput.shape.companyName,
      signupTicket: CreateAccountInput.shape.ticket,
    }),
    toInput: ({ emailAddress, signupTicket, ...said }) => ({ ...said, email: emailAddress, ticket: signupTicket }),
    output: LoginOutput,
    toOutput: toLogin,
  }),

  signOut: documented({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the session of the bearer.',
    output: z.object({ status: z.literal('ok') }),
    toOutput: () => ({ status: 'ok' as const }),
  }),
}
