import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Api, Trpc } from '#client/trpc.ts'

/** Whose points; left out, the reader's own. */
export interface Whose {
  userId?: string | undefined
}

const named = ({ userId }: Whose) => (userId === undefined ? {} : { userId })

/** The score, what it is made of and its weeks, those of whoever looks. */
export const summaryOptions = ({ reputation }: Trpc, whose: Whose) =>
  reputation.summary.queryOptions({ ...named(whose), timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone })

/** The rows of the ledger, the latest first, a page behind another. */
export const receiptsOptions = ({ trpc, api }: { trpc: Trpc; api: Api }, whose: Whose) =>
  infiniteQueryOptions({
    queryKey: [...trpc.reputation.pathKey(), 'pages', named(whose)],
    queryFn: ({ pageParam }) => api.reputation.receipts.query({ ...named(whose), before: pageParam }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
  })
