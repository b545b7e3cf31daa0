import { refusalOf } from '#client/trpc.ts'

const TRIES = 3

/** Of what a learner writes: it waits for a connection, also over a reload (features/offline), and sent twice it is done once. */
export const keptWrite = {
  networkMode: 'online',
  // an answer that was lost on the way; while there is no connection, trying again waits for it
  retry: (failures: number, error: unknown) => failures < TRIES && refusalOf(error) === null,
  meta: { isKept: true },
} as const
