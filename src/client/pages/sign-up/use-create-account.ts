import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keepSession } from '#client/features/auth/keep-session.ts'
import { keepSignUp } from '#client/features/auth/kept-sign-up.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import type { CreateAccountInput } from '#shared/auth/schemas.ts'

/** Makes the account that a ticket stands for and signs it in; answers the page to go to. */
export function useCreateAccount() {
  const clients = { queryClient: useQueryClient(), api: useTRPCClient(), trpc: useTRPC() }
  return useMutation({
    mutationFn: async (input: CreateAccountInput) => {
      const session = await clients.api.auth.createAccount.mutate(input)
      keepSignUp(null)
      await keepSession(clients, session)
      return session.redirect
    },
  })
}
