import { onlineManager, QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink, type TRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { createTRPCContext, createTRPCOptionsProxy, type TRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { useCallback } from 'react'
import { WEB_API_KEY } from '#shared/product.ts'
import type { AppRouter } from '#worker/router.ts'
import { takeFirstAnswer } from './first-calls.ts'
import { checkConnection, isConnected, subscribeConnection } from './lib/connection.ts'
import { encodeAddress } from './lib/encode-address.ts'
import { isRefusal } from './lib/is-refusal.ts'
import { clearSession, readToken } from './lib/stored-session.ts'

/** The worker's procedures as typed calls. */
export type Api = TRPCClient<AppRouter>
/** Query and mutation options of the same procedures, for hooks and loaders alike. */
export type Trpc = TRPCOptionsProxy<AppRouter>

/** What the whole app reads and writes through: components by the hooks, loaders from the router's context. */
export interface Clients {
  queryClient: QueryClient
  api: Api
  trpc: Trpc
}

export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>()

export function createClients(): Clients {
  const queryClient = createQueryClient()
  const api = createApi()
  return { queryClient, api, trpc: createTRPCOptionsProxy<AppRouter>({ client: api, queryClient }) }
}

// what waits for a connection waits for the server, whatever the browser thinks
onlineManager.setEventListener((setOnline) => {
  setOnline(isConnected())
  return subscribeConnection(() => setOnline(isConnected()))
})

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // a browser that thinks it is offline still gets an answer: an error with a way to try again
        networkMode: 'always',
        // which would turn this off as well
        refetchOnReconnect: true,
        // a refusal stays a refusal; only a lost connection or a failing server is worth another try
        retry: (failures, error) => failures < 2 && !isRefusal(error) && isConnected(),
      },
      mutations: { networkMode: 'always' },
    },
  })

/**
 * A refused token ends the session on this side too (1§4 "failure clears stored auth data"), but only its own: the
 * answer to an old token may come when somebody has signed in anew.
 */
const endRefusedSession: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) => {
      const token = readToken()
      return next(op).subscribe({
        next: (value) => observer.next(value),
        error: (error) => {
          const { httpStatus, body } = error.data ?? {}
          if (httpStatus === 401 && token !== null && token === readToken()) clearSession(body?.wasEnded)
          observer.error(error)
        },
        complete: () => observer.complete(),
      })
    })

/** What the page asked before this program was there is not asked again, unless it was refused or got lost. */
const takeFirst: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) => {
      const answer = takeFirstAnswer(op.path, op.input)
      if (!answer) return next(op).subscribe(observer)
      let stop = () => {}
      let isOver = false
      answer.then(
        (data) => {
          observer.next({ result: { type: 'data', data } })
          observer.complete()
        },
        () => {
          if (!isOver) stop = next(op).subscribe(observer).unsubscribe
        },
      )
      return () => {
        isOver = true
        stop()
      }
    })

const createApi = () =>
  createTRPCClient<AppRouter>({
    links: [
      takeFirst,
      endRefusedSession,
      httpBatchLink({
        url: '/trpc',
        maxItems: 10,
        headers: () => callHeaders(),
        fetch: (address, options) => send(encodeAddress(String(address)), options as RequestInit),
      }),
    ],
  })

/** For what nobody waits for: its requests are its own, and outlive the page. */
export const createQuietApi = (): Api =>
  createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: '/trpc',
        headers: () => callHeaders(),
        fetch: (address, options) => fetch(address, { ...(options as RequestInit), keepalive: true }),
      }),
    ],
  })

/** A request that did not arrive, and was not given up here, makes us look for the server. */
const send = (address: string, options: RequestInit) =>
  fetch(address, options).catch((failure) => {
    if (!options.signal?.aborted) void checkConnection()
    throw failure
  })

/** What shows a noun: whoever changes it has just this read again. */
const SHOWN_BY = {
  billing: ({ billing, auth, quotas }) => [
    billing.customer.queryKey(),
    billing.invoices.queryKey(),
    billing.payments.queryKey(),
    // being on Pro, and what that allows
    auth.account.queryKey(),
    quotas.check.queryKey(),
  ],
  certificates: ({ certificates, roadmaps, progress }) => [
    certificates.pathKey(),
    roadmaps.pathKey(),
    progress.home.queryKey(),
  ],
  // the balance stands with the account
  credits: ({ auth, billing }) => [auth.account.queryKey(), billing.statement.queryKey()],
  progress: ({ progress, reputation }) => [progress.pathKey(), reputation.pathKey()],
  reputation: ({ reputation }) => [reputation.pathKey()],
  ways: ({ auth }) => [auth.ways.queryKey(), auth.account.queryKey()],
  roadmaps: ({ roadmaps, progress }) => [roadmaps.pathKey(), progress.home.queryKey()],
  // what somebody is told of stands in lists of its own, too
  notifications: ({ notifications, connections, pairing }) => [
    notifications.pathKey(),
    connections.pathKey(),
    pairing.pathKey(),
  ],
  pairing: ({ pairing, notifications, reputation }) => [
    pairing.pathKey(),
    notifications.pathKey(),
    reputation.pathKey(),
  ],
  projects: ({ projects, issues }) => [projects.pathKey(), issues.pathKey()],
  contributions: ({ contributions, reputation, events }) => [
    contributions.pathKey(),
    reputation.pathKey(),
    events.pathKey(),
  ],
  // each question takes a call of the month
  chat: ({ chat, quotas }) => [chat.list.queryKey(), quotas.check.queryKey()],
  challenges: ({ challenges, challengeAdmin, challengeJudging }) => [
    challenges.pathKey(),
    challengeAdmin.pathKey(),
    challengeJudging.pathKey(),
  ],
} satisfies Record<string, (trpc: Trpc) => QueryKey[]>

/** `tellChanged(clients, 'credits')` has everything read again that shows credits. */
export async function tellChanged(
  { trpc, queryClient }: Pick<Clients, 'trpc' | 'queryClient'>,
  ...nouns: (keyof typeof SHOWN_BY)[]
): Promise<void> {
  const keys = nouns.flatMap((noun): QueryKey[] => SHOWN_BY[noun](trpc))
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** For hooks that change something: `changed('credits')`. */
export function useChanged() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return useCallback(
    (...nouns: (keyof typeof SHOWN_BY)[]) => tellChanged({ trpc, queryClient }, ...nouns),
    [trpc, queryClient],
  )
}

/** Who calls, and with which client (G-AUTH-10); for fetches that tRPC can't do, too. Nothing of ours asks /gpt by its path. */
export function callHeaders(): Record<string, string> {
  const token = readToken()
  return { 'x-api-key': WEB_API_KEY, ...(token && { authorization: `Bearer ${token}` }) }
}

/** The sentence, code and fields that the worker answered with; null for a lost connection. */
export function refusalOf(error: unknown) {
  return error instanceof TRPCClientError ? ((error as TRPCClientError<AppRouter>).data?.body ?? null) : null
}

/** What went wrong, as one sentence for the person; null where nothing did. */
export const problemOf = (error: unknown): string | null =>
  error ? (refusalOf(error)?.error ?? 'We could not reach the server. Please try again.') : null
